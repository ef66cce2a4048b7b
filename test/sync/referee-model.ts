import { baseOf } from '../../shared/sync/referee/base.ts'
import { judge } from '../../shared/sync/referee/judge.ts'
import type { Quota } from '../../shared/sync/referee/quota.ts'

/**
 * A world to try the referee in. A path has a round trip, up to 10 % of it more on one way than on the other;
 * every message meets jitter of Exp(6 % of the round trip + 2 ms) and, in 3 % of cases, a spike of
 * 60 + Exp(120) ms. The transport knows the round trip itself, or nothing. People react in N(700, 150) ms.
 */
export type Conduct =
	| 'honest'
	| 'forges the stopwatch' // claims the earliest time there could be
	| 'delays pongs' // and does that, too

export interface Racer {
	roundTrip: number | 'any' // milliseconds; any: log-uniform from 20 to 400
	conduct: Conduct
	unverified?: boolean // the transport does not know the round trip
	flawless?: boolean // messages meet neither jitter nor spikes
}

/** What happened in one race, by racer. */
export interface Race {
	reactions: number[] // as they really were
	arrivals: number[]
	judged: number[]
}

const RACES = 7 // a game
const PROBES = 8 // before each race
const FRAME = 16

interface Path {
	roundTrip: number
	down: number // its share of the round trip
	flawless: boolean
}

interface Player extends Path {
	conduct: Conduct
	unverified: boolean
	leastProbe: number
	quota: Quota | undefined
}

/** Uniform numbers from 0 to 1, quickly, always the same for the same seed (mulberry32). */
export function uniformFrom(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

type Uniform = () => number

const exponential = (mean: number, uniform: Uniform): number => -mean * Math.log(1 - uniform())
const normal = (mean: number, deviation: number, uniform: Uniform): number =>
	mean + deviation * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())

function delayOf({ roundTrip, flawless }: Path, share: number, uniform: Uniform): number {
	const jitter = exponential(0.06 * roundTrip + 2, uniform)
	const spike = uniform() < 0.03 ? 60 + exponential(120, uniform) : 0
	return roundTrip * share + (flawless ? 0 : jitter + spike)
}

const downOf = (path: Path, uniform: Uniform): number => delayOf(path, path.down, uniform)
const upOf = (path: Path, uniform: Uniform): number => delayOf(path, 1 - path.down, uniform)

/** Plays many games of seven races between the same racers, and shows each race to `see`. */
export function playRaces(racers: readonly Racer[], games: number, seed: number, see: (race: Race) => void) {
	const uniform = uniformFrom(seed)
	for (let game = 0; game < games; game++) {
		const players = racers.map((racer) => seat(racer, uniform))
		for (let race = 0; race < RACES; race++) see(playRace(players, race, uniform))
	}
}

function seat({ roundTrip, conduct, unverified = false, flawless = false }: Racer, uniform: Uniform): Player {
	const drawn = 20 * 20 ** uniform()
	const down = 0.5 + 0.1 * (2 * uniform() - 1)
	return {
		roundTrip: roundTrip === 'any' ? drawn : roundTrip,
		down,
		flawless,
		conduct,
		unverified,
		leastProbe: Number.POSITIVE_INFINITY,
		quota: undefined,
	}
}

function playRace(players: readonly Player[], race: number, uniform: Uniform): Race {
	const seen: Race = { reactions: [], arrivals: [], judged: [] }
	for (const player of players) {
		probe(player, uniform)
		const reaction = normal(700, 150, uniform)
		const arrival = downOf(player, uniform) + reaction + upOf(player, uniform)
		const claim = player.conduct === 'honest' ? reaction : Math.max(0, arrival - 400)
		const { base } = baseOf(player.leastProbe, player.unverified ? undefined : player.roundTrip)
		const judgement = judge(player.quota, { race: `${race}`, arrival, claim, base })
		player.quota = judgement.quota
		seen.reactions.push(reaction)
		seen.arrivals.push(arrival)
		seen.judged.push(judgement.reaction)
	}
	return seen
}

function probe(player: Player, uniform: Uniform): void {
	for (let i = 0; i < PROBES; i++) {
		const held = player.conduct === 'delays pongs' ? 300 : 0
		const roundTrip = downOf(player, uniform) + held + upOf(player, uniform)
		player.leastProbe = Math.min(player.leastProbe, roundTrip)
	}
}

export const firstOf = (times: readonly number[]): number => times.indexOf(Math.min(...times))

/** Who wins by times cut to frames; each of those within the first frame as often as the others. */
export function winnerOf(times: readonly number[], uniform: Uniform): number {
	const frames = times.map((time) => Math.floor(time / FRAME))
	const first = Math.min(...frames)
	const tied = [...frames.keys()].filter((racer) => frames[racer] === first)
	return tied[Math.floor(uniform() * tied.length)]!
}

/** Of a hundred races, how many the first racer wins. */
export function winsOfFirst(racers: readonly Racer[], games: number, seed: number): number {
	const ties = uniformFrom(seed + 1)
	let wins = 0
	playRaces(racers, games, seed, ({ judged }) => {
		if (winnerOf(judged, ties) === 0) wins++
	})
	return (100 * wins) / (games * RACES)
}
