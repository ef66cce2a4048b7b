import { games } from '../../shared/games/index.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Combination, combinationsOf } from '../games/support/soak.ts'
import { faults } from './faults.ts'
import { peerFaults } from './peers/peer-faults.ts'
import { soaks } from './soaks.ts'

/** One thing that happens, after so many milliseconds; whatever is left to choose follows from a number. */
export type StormEvent = [after: number, kind: string, choice: number]

/** A whole storm as data: the same script is the same storm. Events may be taken out of it. */
export interface Script {
	seed: string
	isBetweenDevices: boolean // else on the edge
	game: string
	options: unknown
	players: number
	bots: number
	pace: 'relaxed' | 'brisk' | null // of the clock, if one runs
	latency: number // at most, in milliseconds
	writing: number // how long a write takes at most
	isBundling: boolean
	deaf: number | null // which player hears nothing for ever, from the last event on
	games: number // how many are played, if time allows
	events: StormEvent[]
}

const MOST_EVENTS = 40

const known = new Map<string, Combination[]>()

function combinations(game: string): Combination[] {
	const found = known.get(game) ?? combinationsOf(soaks[game]!)
	known.set(game, found)
	return found
}

/** The storm of a seed, with its own mix of faults. */
export function scriptOf(seed: string): Script {
	const isBetweenDevices = randomFrom(`place ${seed}`).below(3) === 0
	const random = randomFrom(`storm ${seed}`)
	const game = random.pick(games)
	const { options, players } = random.pick(combinations(game.id))
	const people = Math.max(2, Math.min(players, 2 + random.below(3)))
	const kinds = random
		.shuffle(Object.keys(isBetweenDevices ? peerFaults : faults))
		.slice(0, 2 + random.below(6))
	const everyday = ['say', 'say', 'pass']
	const count = 8 + random.below(MOST_EVENTS)
	return {
		seed,
		isBetweenDevices,
		game: game.id,
		options,
		players: Math.min(people, players),
		bots: players - Math.min(people, players),
		pace: random.pick(['relaxed', 'brisk', null, null, null]),
		latency: random.pick([10, 60, 250, 1_500]),
		writing: random.pick([0, 0, 15, 150]),
		isBundling: random.below(2) === 0,
		deaf:
			random.below(4) === 0 && !isEndless(options)
				? Math.max(isBetweenDevices ? 1 : 0, random.below(Math.min(people, players)))
				: null, // never the host
		games: random.pick([1, 1, 2]),
		events: Array.from({ length: count }, () => [
			random.pick([1, 20, 300, 1_000, 3_000, 9_000]),
			random.pick([...everyday, ...kinds]),
			random.below(2 ** 31),
		]),
	}
}

/** A race without a countdown waits for whoever is there, and nobody may let a bot play for them. */
const isEndless = (options: unknown): boolean => (options as { countdown?: number }).countdown === 0

/** What went wrong in it, by kind. */
export function faultsOf({ events, deaf }: Script): Record<string, number> {
	const counts: Record<string, number> = deaf === null ? {} : { deaf: 1 }
	for (const [, kind] of events)
		if (kind in faults || kind in peerFaults) counts[kind] = (counts[kind] ?? 0) + 1
	return counts
}
