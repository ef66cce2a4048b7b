import type { FindGame } from '../kernel/game.ts'
import type { Judged } from '../room/command.ts'
import type { Entry } from '../room/entry.ts'
import { isRaceAhead, raceOf } from '../room/race.ts'
import { type Room, seatOf } from '../room/room.ts'
import type { Network } from './frames.ts'
import { Probes } from './probes.ts'
import { baseOf } from './referee/base.ts'
import { type Judgements, judgeNext, type LoggedEvidence } from './referee/recall.ts'
import type { HostSocket, Shell } from './shell.ts'
import { evidenceOf } from './waking.ts'

/** How long after a write the network is asked, so that the write is over: in milliseconds. */
const PROBE_AFTER = 100

type Surroundings = Pick<Shell, 'store' | 'sockets' | 'games' | 'now' | 'report'>

/** The stopwatch at the table: when a race was shown to all, how far each player is, and when they acted. */
export class Races {
	readonly #shell: Surroundings
	readonly #games: FindGame
	readonly #probes = new Probes()
	#judgements: Judgements = {}
	#shown: { race: string; at: number } | undefined // the latest race, if it began before these eyes
	#isPrepared = false // the networks have been asked since the last race

	constructor(shell: Surroundings) {
		this.#shell = shell
		this.#games = shell.games
	}

	load(judgements: Judgements): void {
		this.#judgements = judgements
	}

	get judgements(): Judgements {
		return this.#judgements
	}

	/** When to ask for the networks next; never while no race is coming. */
	nextProbe(room: Room): number {
		return this.#wantsProbes(room) ? this.#shell.now() + PROBE_AFTER : Number.POSITIVE_INFINITY
	}

	/** Asks for the networks of all players, where a race is coming. Only where nothing is written besides. */
	prepare(room: Room): void {
		if (!this.#wantsProbes(room)) return
		this.#isPrepared = true
		for (const socket of this.#players(room)) this.#probes.ask(socket, this.#shell.now())
	}

	#wantsProbes(room: Room): boolean {
		if (this.#isPrepared) return false
		try {
			return isRaceAhead(room, this.#games, this.#shell.now()) && this.#players(room).length > 0
		} catch (error) {
			this.#shell.report?.(error)
			return false
		}
	}

	/** Asks somebody who came in the middle of a race. */
	catchUp(room: Room, socket: HostSocket): void {
		if (!raceOf(room, this.#games) || !seatOf(room, socket.attachment.person)) return
		if (this.#probes.isUnknown(socket)) this.#probes.ask(socket, this.#shell.now())
	}

	hearProbe(socket: HostSocket, n: number, arrivedAt: number): void {
		this.#probes.hear(socket, n, arrivedAt)
	}

	isOn(room: Room): boolean {
		return raceOf(room, this.#games) !== undefined
	}

	/** The next judgement counts on this one. */
	note(entry: Entry): void {
		const evidence = evidenceOf(entry)
		if (evidence) this.#judgements = judgeNext(this.#judgements, evidence)
	}

	/** What happened is stored, and about to be shown. Where it begins a race, the time counts from now on. */
	async follow(before: Room | undefined, room: Room): Promise<void> {
		const race = raceOf(room, this.#games)
		if (race === undefined || (before && raceOf(before, this.#games) === race)) return
		await this.#shell.store.flush()
		this.#shown = { race, at: this.#shell.now() }
		this.#isPrepared = false
	}

	hasEnded(before: Room | undefined, room: Room): boolean {
		return before !== undefined && raceOf(before, this.#games) !== undefined && !raceOf(room, this.#games)
	}

	/** When somebody acted whose move has arrived. A race that began before a sleep counts from its entry. */
	judge(room: Room, socket: HostSocket, claim: number | undefined, arrivedAt: number): Judged {
		const race = raceOf(room, this.#games) ?? ''
		const { startedAt = 0, turnAt = 0 } = room.match ?? {}
		const shownAt = this.#shown?.race === race ? this.#shown.at : startedAt + turnAt
		const seat = seatOf(room, socket.attachment.person)?.id ?? 0
		const arrival = Math.max(0, arrivedAt - shownAt)
		const { base } = baseOfSocket(socket)
		const evidence: LoggedEvidence = { seat, race, arrival, claim: claim ?? null, base }
		const { reaction } = judgeNext(this.#judgements, evidence)[seat]!
		return { acted: turnAt + reaction, evidence }
	}

	/** What is known of the players' networks, by seat. */
	network(room: Room): { network?: Record<string, Network> } {
		const network: Record<string, Network> = {}
		for (const socket of this.#players(room)) {
			const { id } = seatOf(room, socket.attachment.person)!
			const { probe } = socket.attachment
			const { base, verified } = baseOfSocket(socket)
			const given = this.#judgements[id]?.compensation ?? 0
			// What was measured is shown as it is, also where little of it is believed.
			if (probe !== undefined) network[id] = { ping: Math.round(verified ? base : probe), given, verified }
		}
		return Object.keys(network).length > 0 ? { network } : {}
	}

	#players(room: Room): HostSocket[] {
		return [...this.#shell.sockets()].filter(({ attachment }) => seatOf(room, attachment.person))
	}
}

const baseOfSocket = ({ attachment: { probe, roundTrip } }: HostSocket) => baseOf(probe, roundTrip)
