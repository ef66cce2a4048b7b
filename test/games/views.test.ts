import { describe, expect, test } from 'vitest'
import type { State as MetroState } from '../../shared/games/metro/table.ts'
import { type AnyGame, applySteps, type Seat } from '../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { earlyReveal } from '../../shared/room/hidden.ts'
import type { Bench } from '../support/bench.ts'
import { secrets as metro } from './metro/swap-hidden.ts'
import { allSecrets } from './support/all-secrets.ts'
import { people, playAtRandom, stranger } from './support/random-room.ts'
import { pickStep, type Secrets, stepsOf, thinkOfMove, thinkOfSteps } from './support/secrets.ts'
import { type Said, type Scene, seenFrom } from './support/seen-from.ts'
import { type Combination, oneOfEachOptions } from './support/soak.ts'

const moment = { at: 0, acted: 0 }

/** All that the game shows a seat, or somebody without one. */
const sightOf = (game: AnyGame, state: unknown, seat: Seat | undefined): string =>
	JSON.stringify([
		game.table(state),
		game.actors(game.table(state)),
		seat === undefined ? null : game.hand(state, seat),
		seat === undefined ? null : stepsOf(game, state, seat),
	])

/** The same position as it might be for all that a seat knows. */
interface Doubt {
	seat: Seat | undefined
	states: [unknown, unknown]
}

/** What a seat may say that is refused, whatever it hopes to learn from the answer. */
function refusedMoves({ game, players }: Scene, { seat, states }: Doubt, random: Random): unknown[][] {
	const as = seat ?? 0
	const thoughts = thinkOfSteps(game, states, as, players, random)
	const moves = Array.from({ length: 12 }, () => thinkOfMove(game, states, as, thoughts, random))
	const isRefused = (steps: unknown[]) => {
		const parsed = steps.map((step) => game.parse(step))
		if (seat === undefined || parsed.includes(undefined)) return true
		if (!game.actors(game.table(states[0])).includes(seat)) return true
		const isEarly = earlyReveal(game, states[0], seat, parsed, moment) !== undefined
		return isEarly || isRejected(applySteps(game, states[0], seat, parsed, moment))
	}
	return moves.filter(isRefused)
}

/** A move of somebody that shows the seat nothing new: in both worlds it may be made, and leaves the same table. */
function harmlessMove({ game }: Scene, { seat, states }: Doubt, random: Random): Said[] {
	const actors = game.actors(game.table(states[0]))
	const mover = random.pick(actors.length > 0 ? actors : [0])
	const [here, there] = states.map((state) => stepsOf(game, state, mover).map((step) => JSON.stringify(step)))
	const both = here!.filter((step) => there!.includes(step)).map((step) => JSON.parse(step))
	if (both.length === 0) return []
	const step = pickStep(both, random)
	const after = states.map((state) => game.apply(state, mover, game.parse(step), moment))
	const [one, other] = after.map((applied) =>
		isRejected(applied) ? applied.rejected : sightOf(game, applied.state, seat),
	)
	return one === other ? [{ by: people[mover]!, type: 'move', args: { steps: [step] }, turn: 0 }] : []
}

/** What is said at the table: whatever comes of it must not tell the seat what it cannot see. */
function scriptFor(scene: Scene, doubt: Doubt, random: Random): Said[] {
	const eyes = nameOf(doubt.seat)
	const other = people[((doubt.seat ?? 0) + 1) % scene.players]!
	return [
		...refusedMoves(scene, doubt, random).map((steps) => ({
			by: eyes,
			type: 'move',
			args: { steps },
			turn: 0,
		})),
		{ by: eyes, type: 'undo', args: {}, turn: 0 },
		...harmlessMove(scene, doubt, random),
		{ by: eyes, type: 'undo', args: {}, turn: 1 },
		{ by: other, type: 'leave', args: {}, turn: 0 },
		{ by: eyes, type: 'sit', args: { name: 'Zoe', seat: 2 }, turn: 0 },
		{ by: other, type: 'reclaim', args: {}, turn: 0 },
	]
}

const nameOf = (seat: Seat | undefined): string => (seat === undefined ? stranger : people[seat]!)

type Swap = NonNullable<Secrets['swap']>

/** Looks at one position from two places and from none, in the world as it is and where all that is hidden is another. */
function looksTheSame(game: AnyGame, swap: Swap, { match }: Bench, random: Random): void {
	for (const seat of [...random.shuffle([...match.seats.keys()]).slice(0, 2), undefined]) {
		const other = swap(match.state, seat, random)
		expect(sightOf(game, other, seat)).toBe(sightOf(game, match.state, seat))
	}
}

/** The same through a host and its wires, with all that is said in answer. */
async function soundsTheSame(swap: Swap, scene: Scene, random: Random): Promise<number> {
	const seat = random.pick([undefined, ...Array(scene.players).keys()])
	const doubt: Doubt = { seat, states: [scene.state, swap(scene.state, seat, random)] }
	const script = scriptFor(scene, doubt, random)
	const [one, other] = await Promise.all(
		doubt.states.map((state) => seenFrom({ ...scene, state }, nameOf(seat), script)),
	)
	expect(other).toEqual(one)
	return one!.length
}

/** Without secrets there is nothing to swap: all lies on the table, and nobody has a hand. */
function liesOpen(game: AnyGame, { match }: Bench): void {
	expect(game.table(match.state)).toBe(match.state)
	for (const seat of match.seats.keys()) expect(game.hand(match.state, seat)).toBeNull()
}

/** Plays a game at random, looks at every position of it, and listens to some. */
async function watchGame(secrets: Secrets, combination: Combination, seed: string) {
	const random = randomFrom(`${seed}: watching`)
	const { soak, swap, oneIn } = secrets
	const { game } = soak
	const scenes: Scene[] = []
	let looks = 0
	playAtRandom(game, combination, seed, (bench) => {
		if (bench.room.phase !== 'playing') return
		if (swap) looksTheSame(game, swap, bench, random)
		else liesOpen(game, bench)
		looks++
		if (swap && random.below(oneIn.heard) === 0)
			scenes.push({ game, ...combination, state: bench.match.state })
	})
	let frames = 0
	for (const scene of scenes) frames += await soundsTheSame(swap!, scene, random)
	return { looks, frames }
}

const SLICES = 4 // so that none takes long

describe.each(allSecrets)('in $id', (secrets) => {
	test.each([...Array(SLICES).keys()])(
		'with all swapped that a seat cannot see, its view, its welcome, its answers and every refusal are the same to the byte (%i)',
		async (slice) => {
			let [looks, frames] = [0, 0]
			for (const [index, combination] of oneOfEachOptions(secrets.soak).entries()) {
				if (index % SLICES !== slice) continue
				const watched = await watchGame(secrets, combination, `views ${index}`)
				looks += watched.looks
				frames += watched.frames
			}
			expect(looks).toBeGreaterThan(100)
			if (secrets.swap) expect(frames).toBeGreaterThan(100)
		},
	)
})

/** Whatever a game tells, the law above notices. */
describe('it is noticed when', () => {
	const { game } = metro.soak
	const { options } = oneOfEachOptions(metro.soak)[0]!
	const told = async (change: Partial<AnyGame>, seeds = 3): Promise<void> => {
		const soak = { ...metro.soak, game: { ...game, ...change } }
		const secrets: Secrets = { ...metro, soak, oneIn: { ...metro.oneIn, heard: 10 } }
		for (let seed = 0; seed < seeds; seed++) await watchGame(secrets, { options, players: 3 }, `told ${seed}`)
	}

	test('nothing is told: then there is nothing to notice', async () => {
		await told({})
	})

	test('a game that has secrets says it has none', async () => {
		const open: Secrets = { ...metro, swap: null }
		await expect(watchGame(open, { options, players: 3 }, 'open')).rejects.toThrow()
	})

	test('a game that has none hides something, or deals a hand', async () => {
		const open = allSecrets.find(({ swap }) => swap === null)!
		const [combination] = oneOfEachOptions(open.soak)
		const changes: Partial<AnyGame>[] = [{ table: (state) => ({ ...state }) }, { hand: (_, seat) => seat }]
		for (const change of changes) {
			const soak = { ...open.soak, game: { ...open.soak.game, ...change } }
			await expect(watchGame({ ...open, soak }, combination!, 'open')).rejects.toThrow()
		}
	})

	test('all hands lie on the table', async () => {
		const table = ({ table, hands }: MetroState) => ({ ...table, hands })
		await expect(told({ table })).rejects.toThrow()
	})

	test('the top of the pile lies on the table', async () => {
		const table = ({ table, pile }: MetroState) => ({ ...table, top: pile[table.pile - 1] })
		await expect(told({ table })).rejects.toThrow()
	})

	test('somebody’s hand shows what their neighbour has', async () => {
		const hand = ({ hands }: MetroState, seat: Seat) => ({ ...hands[seat], next: hands[(seat + 1) % 3] })
		await expect(told({ hand })).rejects.toThrow()
	})

	test('what happened says which tile was drawn', async () => {
		const apply: AnyGame['apply'] = (state, seat, step, at) => {
			const applied = game.apply(state, seat, step, at)
			if (isRejected(applied) || step.type !== 'draw') return applied
			return { ...applied, events: [{ type: 'draw', tile: applied.state.hands[seat].drawn }] }
		}
		await expect(told({ apply }, 8)).rejects.toThrow()
	})

	test('a refusal depends on the top of the pile', async () => {
		const apply: AnyGame['apply'] = (state: MetroState, seat, step, at) => {
			const applied = game.apply(state, seat, step, at)
			const isTop = step.type === 'lay' && step.tile === state.pile[state.table.pile - 1]
			return isRejected(applied) && isTop ? { rejected: 'warm' } : applied
		}
		await expect(told({ apply }, 8)).rejects.toThrow()
	})
})
