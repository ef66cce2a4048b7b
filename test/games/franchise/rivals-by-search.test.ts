import { expect, test } from 'vitest'
import { reportMetropolis } from '../../../shared/games/franchise/advice/metropolis.ts'
import { endingBefore, type Taking, takingsBefore } from '../../../shared/games/franchise/advice/rivals.ts'
import { threatsOf } from '../../../shared/games/franchise/advice/threats.ts'
import { FIRST_RED_SPACE } from '../../../shared/games/franchise/data/box.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import { isAt } from '../../../shared/games/franchise/rules/pieces.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../support/decide.ts'
import { end, played } from './act.ts'
import { random } from './random.ts'
import { closingsOf, rivalsBefore, turnOf, turnsTouching } from './turns-by-search.ts'

const everything: Partial<Options> = { milestones: true, boom: true, regions: 'all' }
const variants: Partial<Options>[] = [
	{},
	everything,
	{ regions: 'picked' },
	{ expert: 'random', ...everything },
]

/** Tables of games between bots after every few turns, and whose turn that was: each warning is about that seat. */
const tables: { name: string; table: Table; seat: Seat }[] = variants.flatMap((options, index) =>
	[2 + index, 2 + ((index + 2) % 4)].flatMap((players) => gameOf(players, options)),
)

function gameOf(players: number, options: Partial<Options>) {
	const chance = randomFrom(`warnings ${players}`)
	const bots = [franchise.bots.gentle!, franchise.bots.gentle!, random]
	let table = franchise.setup(
		{ ...defaultOptions(franchise.options), ...options },
		{ count: players },
		chance,
	)
	const after: typeof tables = []
	for (let move = 0; table.turn >= 0; move++) {
		const { turn: seat } = table
		const { steps } = decide(bots[move % 3]!, { table, seat, hand: null }, chance)
		table = played(table, ...(steps as Step[]))
		if (table.stage === 'turns' && table.progress === null && move % 2 === 0)
			after.push({ name: `${players} ${Object.keys(options).join(' ')}, after ${move} moves`, table, seat })
	}
	return after
}

test('whoever plays before one could take a metropolis exactly if one of their turns does', () => {
	const told = { score: 0, block: 0 }
	for (const { name, table, seat } of tables) {
		const takings = takingsBefore(table, seat)
		for (const { place, by, how } of takings) {
			expect(takingsByTrying(table, seat, place), name).toContainEqual({ place, by, how })
			told[how]++
		}
		for (const place of Object.keys(table.tiles) as PlaceId[]) {
			const found = takingsByTrying(table, seat, place)
			const worst = found.find(({ how }) => how === 'score') ?? found[0]
			expect(takings.find((taking) => taking.place === place)?.how, `${name}, ${place}`).toBe(worst?.how)
		}
	}
	expect(told.score).toBeGreaterThan(10)
	expect(told.block).toBeGreaterThan(10)
}, 120_000)

function takingsByTrying(table: Table, seat: Seat, place: PlaceId): Taking[] {
	if (!isAt(table, place, seat) || reportMetropolis(table, place)?.needs[seat] == null) return []
	return rivalsBefore(table, seat).flatMap((by) => {
		const before = turnOf(by, table)
		return turnsTouching(before, [place]).flatMap((after): Taking[] => {
			if (pointsOf(after, by) > pointsOf(before, by)) return [{ place, by, how: 'score' }]
			return reportMetropolis(after, place)?.needs[seat] == null ? [{ place, by, how: 'block' }] : []
		})
	})
}

const pointsOf = ({ seats }: Table, seat: Seat): number => seats[seat]!.points.metropolises

test('the next player is said to be able to close regions, alone and together, exactly if one of their turns does', () => {
	const told = { together: 0, either: 0 }
	for (const { name, table } of tables) {
		const sets = [...closingsOf(table).values()].map(({ closed }) => closed)
		const { regions, together, red } = threatsOf(table)
		expect(new Set(regions), name).toEqual(new Set(sets.flat()))
		const all = sets.some((closed) => regions.every((region) => closed.includes(region)))
		expect(together, name).toBe(regions.length > 0 && all)
		expect(red, name).toBe(sets.some((closed) => closed.length >= missingOn(table)))
		if (regions.length > 1) told[together ? 'together' : 'either']++
	}
	expect(told.together).toBeGreaterThan(1)
	expect(told.either).toBeGreaterThan(1)
}, 120_000)

test('one of them is said to be able to end the game exactly if a turn of theirs does, several only if they can', () => {
	const told = { one: 0, several: 0 }
	for (const { name, table, seat } of tables) {
		const ending = endingBefore(table, seat)
		const said = ending?.why === 'red' ? ending.seats : []
		const alone = rivalsBefore(table, seat).filter((by) => canEnd(table, [by]))
		if (said.length === 1 || alone.length > 0) {
			expect(alone, name).toContain(said[0])
			expect(said, name).toHaveLength(1)
			told.one++
		} else if (said.length > 1) {
			expect(canEnd(table, said), name).toBe(true)
			told.several++
		}
	}
	expect(told.one).toBeGreaterThan(5)
	expect(told.several).toBeGreaterThan(0)
}, 120_000)

const missingOn = ({ track }: Table): number => FIRST_RED_SPACE + 1 - track.length

/** Whether these, each in one turn and in this order, could close enough regions between them. */
function canEnd(table: Table, [seat, ...others]: readonly Seat[]): boolean {
	if (missingOn(table) <= 0) return true
	if (seat === undefined || missingOn(table) > 4) return false
	return [...closingsOf(turnOf(seat, table)).values()].some(({ after }) => canEnd(after, others))
}

test('the game ends for want of developing after whose turn it is said to', () => {
	let ended = 0
	for (const { name, table, seat } of tables) {
		let now = table
		let last: Seat | undefined
		while (now.turn >= 0 && now.turn !== seat) {
			last = now.turn
			now = played(now, end)
		}
		const ending = endingBefore(table, seat)
		if (ending?.why !== 'red') expect(ending?.seat, name).toBe(now.turn < 0 ? last : undefined)
		expect(threatsOf(table).idle, name).toBe(played(table, end).turn < 0)
		if (ending?.why === 'idle') ended++
	}
	expect(ended).toBeGreaterThan(5)
}, 120_000)
