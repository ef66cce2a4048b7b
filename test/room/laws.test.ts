import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { commonCodes, type Rejected } from '../../shared/kernel/rejection.ts'
import { MOST_ASKS } from '../../shared/room/asks.ts'
import type { SentCommand } from '../../shared/room/command.ts'
import { commands } from '../../shared/room/commands/index.ts'
import { GONE_AFTER } from '../../shared/room/room.ts'
import { Bench } from '../support/bench.ts'
import { dash } from '../support/dash.ts'
import { heap } from '../support/heap.ts'
import { findChangedToy, findToy } from '../support/toys.ts'

/** Something that happens to a room; data, so that a failing sequence can be read. */
type Act =
	| { by: string; type: string; args: unknown; sent: Partial<SentCommand> }
	| { legal: number } // somebody whose turn it is plays one of their legal steps
	| { toggle: string } // whether that person is here
	| { later: number }
	| 'own move'
	| 'take back'

const people = ['ada', 'bob', 'cid', 'dora', 'eve']
const codes: readonly string[] = [...commonCodes, ...heap.codes, ...dash.codes]

const person = fc.constantFrom(...people)
const seat = fc.oneof(
	{ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
	fc.integer({ min: 0, max: 9 }),
)
const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('Kim', 'Lou') }, fc.string())
const colour = fc.integer({ min: 0, max: 6 })
const heapStep = fc.oneof(
	{ weight: 5, arbitrary: fc.record({ kind: fc.constant('take'), count: fc.integer({ min: 0, max: 4 }) }) },
	{ weight: 3, arbitrary: fc.constant({ kind: 'pass' }) },
	fc.constant({ kind: 'draw' }),
)
const step = fc.oneof(
	{ weight: 6, arbitrary: heapStep },
	{ weight: 3, arbitrary: fc.constant({ kind: 'grab' }) },
	fc.constantFrom({ kind: 'reveal' }, { kind: 'settle' }, null, 'x', {}),
)
const steps = fc.array(step, { maxLength: 4 })

/** Commands that often make sense. */
const sensible = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.tuple(fc.constant('sit'), fc.record({ name, seat, colour }, { requiredKeys: ['name'] })),
	},
	{ weight: 8, arbitrary: fc.tuple(fc.constant('move'), fc.record({ steps })) },
	{ weight: 2, arbitrary: fc.tuple(fc.constantFrom('start', 'rematch', 'undo'), fc.constant({})) },
	fc.tuple(
		fc.constant('kick'),
		fc.record({ seat, ban: fc.constantFrom(true, false) }, { requiredKeys: ['seat'] }),
	),
	fc.tuple(fc.constant('lock'), fc.record({ locked: fc.boolean() })),
	fc.tuple(fc.constant('hints'), fc.record({ allowed: fc.boolean() })),
	fc.tuple(fc.constantFrom('leave', 'reclaim', 'add-bot', 'withdraw'), fc.constant({})),
	{ weight: 2, arbitrary: fc.tuple(fc.constant('ask'), fc.record({ name, seat })) },
	fc.tuple(fc.constant('admit'), fc.record({ ask: fc.integer({ min: 1, max: 12 }), yes: fc.boolean() })),
	fc.tuple(fc.constant('hand-over'), fc.record({ seat, to: fc.constantFrom('bot', 'open') })),
	fc.tuple(fc.constant('profile'), fc.record({ name, colour }, { requiredKeys: [] })),
	fc.tuple(
		fc.constant('configure'),
		fc.record({ game: fc.constantFrom('heap', 'dash'), options: fc.constantFrom({}, { size: 6 }) }),
	),
)
/** Commands that do not. */
const garbage = fc.tuple(
	fc.oneof(fc.constantFrom(...Object.keys(commands)), fc.string()),
	fc.oneof(
		fc.jsonValue({ maxDepth: 2 }),
		fc.record({ steps: fc.jsonValue({ maxDepth: 2 }), seat: fc.jsonValue() }),
	),
)

const command: fc.Arbitrary<Act> = fc
	.record({
		by: person,
		wish: fc.oneof({ weight: 6, arbitrary: sensible }, garbage),
		sent: fc.oneof(
			{ weight: 8, arbitrary: fc.constant({}) },
			fc.record({ id: fc.constantFrom('a', 'b', 'c') }),
			fc.record({ epoch: fc.nat(3), turn: fc.nat(9) }),
		),
	})
	.map(({ by, wish: [type, args], sent }) => ({ by, type, args, sent }))

const act = fc.oneof(
	{ weight: 5, arbitrary: command },
	{ weight: 4, arbitrary: fc.record({ legal: fc.nat(20) }) },
	fc.constantFrom<Act>('own move', 'take back'),
	fc.record({ later: fc.nat(GONE_AFTER) }),
	fc.record({ toggle: person }),
)
const acts = fc.array(act, { maxLength: 60, size: 'max' })

function perform(bench: Bench, act: Act): Rejected | undefined {
	if (act === 'own move') bench.doOwn()
	else if (act === 'take back') return bench.do(lastMover(bench) ?? 'ada', 'undo')
	else if ('legal' in act) return playLegal(bench, act.legal)
	else if ('later' in act) bench.now += act.later
	else if ('by' in act) return bench.do(act.by, act.type, act.args, act.sent)
	else if (!bench.gone.delete(act.toggle)) bench.gone.set(act.toggle, bench.now)
	return undefined
}

const playerAt = ({ room }: Bench, place: number | undefined): string | undefined => {
	const id = room.match?.seats[place ?? -1]?.id
	return room.seats.find((seat) => seat.id === id)?.player ?? undefined
}

const lastMover = (bench: Bench) => playerAt(bench, bench.room.match?.moves.at(-1)?.seat)

function playLegal(bench: Bench, nth: number): Rejected | undefined {
	const { match } = bench.room
	const game = match && bench.games(match.game)
	if (!match || !game) return undefined
	const table = game.table(match.state)
	const actors = game.actors(table)
	const seat = actors[nth % actors.length]
	const player = playerAt(bench, seat)
	if (seat === undefined || player === undefined) return undefined
	const legal = game.steps({ table, seat, hand: game.hand(match.state, seat) })
	return bench.move(player, legal[nth % legal.length])
}

/** A room that is more likely than chance to get somewhere. */
const setting = fc.record({ game: fc.constantFrom('heap', 'dash'), players: fc.integer({ min: 0, max: 4 }) })

const open = ({ game, players }: { game: string; players: number }): Bench => {
	const bench = new Bench({ game, options: game === 'heap' ? { size: 6 } : {} })
	for (const name of people.slice(0, players)) bench.must(name, 'sit', { name })
	if (players >= 2) bench.must('ada', 'start')
	return bench
}

const expectSound = ({ room, games }: Bench) => {
	expect(room.seats.length).toBeLessThanOrEqual(games(room.game)!.players.max)
	const players = room.seats.flatMap(({ player }) => player ?? [])
	expect(new Set(players).size).toBe(players.length)
	expect(new Set(room.seats.map(({ id }) => id)).size).toBe(room.seats.length)
	expect(new Set(room.seats.map(({ colour }) => colour)).size).toBe(room.seats.length)
	for (const { player, bot } of room.seats) expect(player === null || bot === null).toBe(true)
	if (room.phase === 'playing') expect(room.match).toMatchObject({ outcome: null, outdated: false })
	if (room.match) expect(room.match.entries).toHaveLength(room.match.moves.length)
	const asks = room.asks ?? []
	expect(asks.length).toBeLessThanOrEqual(MOST_ASKS)
	expect(new Set(asks.map(({ by }) => by)).size).toBe(asks.length)
	for (const { seat, by } of asks) {
		expect(room.seats.find(({ id }) => id === seat)).toMatchObject({ player: null, bot: null })
		expect(players).not.toContain(by)
	}
	const held = room.match?.held ?? []
	expect(new Set(held.map(({ person }) => person)).size).toBe(held.length) // nobody ever knows two hands
}

test('whatever people do, the room stays sound, and its log tells it to the byte', () => {
	fc.assert(
		fc.property(setting, acts, (given, doAll) => {
			const bench = open(given)
			for (const act of doAll) {
				const before = bench.room
				const text = canonical(before)
				const entries = bench.log.length
				const refusal = perform(bench, act)
				if (refusal) {
					expect(codes).toContain(refusal.rejected)
					expect(bench.room).toBe(before)
					expect(bench.log).toHaveLength(entries)
				}
				expect(canonical(before)).toBe(text)
				expectSound(bench)
				expect(canonical(bench.replayed())).toBe(canonical(bench.room))
			}
		}),
		{ numRuns: 200 },
	)
})

test('whatever changes in the rules, the room stays sound, and every game keeps its number', () => {
	const change = fc.constantFrom<Partial<AnyGame>>(
		{ version: 2 },
		{ apply: () => ({ rejected: 'bad-move' }) },
		{ apply: stumble },
		{ setup: stumble },
		{ options: { fields: { speed: { kind: 'flag', default: true } } } },
	)
	/** As the host does it: what rules stumble over did not happen. */
	const performAnyway = (bench: Bench, act: Act) => {
		try {
			perform(bench, act)
		} catch {
			// The bench is as it was.
		}
	}
	fc.assert(
		fc.property(setting, acts, change, acts, (given, doBefore, changed, doAfter) => {
			const bench = open(given)
			for (const act of doBefore) perform(bench, act)
			bench.games = findChangedToy(changed)
			bench.room = bench.replayed()
			for (const act of doAfter) performAnyway(bench, act)
			const begun = bench.log.filter(({ type }) => type === 'start' || type === 'rematch').length
			for (const games of [findToy, bench.games]) {
				bench.room = bench.replayed(games)
				expectSound(bench)
				expect(bench.room.epoch).toBe(begun)
			}
		}),
		{ numRuns: 100 },
	)
})

function stumble(): never {
	throw new Error('the rules stumble')
}
