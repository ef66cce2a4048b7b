import { type Identity, makeIdentity, sign } from '../../client/peer/identity.ts'
import { sealAs } from '../../client/peer/seal.ts'
import { usualBot } from '../../shared/kernel/bot.ts'
import type { AnyGame, FindGame, Seat } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import { type Continuation, continuationOf } from '../../shared/room/continuation.ts'
import { type ObservedDigests, observe } from '../../shared/room/observed-digests.ts'
import { personOf } from '../../shared/room/person.ts'
import { commitmentOf, recordOf, viewHand, viewTable } from '../../shared/room/view.ts'
import { fingerprintOf } from '../../shared/sync/peer/card.ts'
import { signedBytes } from '../../shared/sync/peer/signed-command.ts'
import type { KeptLot } from '../../shared/sync/peer/verify-proof.ts'
import { decide } from '../games/support/decide.ts'
import { Bench } from './bench.ts'
import { keptOf } from './kept.ts'
import { nextOwnMove } from './next-own-move.ts'

const hex = (name: string): string => commitmentOf(name)

export const shareOf = (name: string): string => hex(`the share of ${name}`)

/** A room that Ada's device keeps; whoever else comes signs what they do. */
export class Between {
	readonly bench: Bench
	readonly host: Identity
	readonly guests: Record<string, Identity>
	#sent = 0

	private constructor(bench: Bench, host: Identity, guests: Record<string, Identity>) {
		this.bench = bench
		this.host = host
		this.guests = guests
	}

	static async open(
		game = 'heap',
		games?: FindGame,
		names: readonly string[] = ['bob', 'cleo'],
	): Promise<Between> {
		const host = await makeIdentity()
		const guests: Record<string, Identity> = {}
		for (const name of names) guests[name] = await makeIdentity()
		const bench = new Bench({ game, host: fingerprintOf(host.card), ...(games && { games }) })
		bench.entropy = () => hex(`the secret of Ada, at the start of ${bench.log.length}`)
		const between = new Between(bench, host, guests)
		bench.must('ada', 'sit', { name: 'Ada' })
		for (const name of names) await between.must(name, 'sit', { name })
		return between
	}

	/** Gives a guest's command, signed with their key unless told otherwise. */
	async do(
		by: string,
		type: string,
		args: object = {},
		signer = by,
		id = `${by}.${++this.#sent}`,
	): Promise<Rejected | undefined> {
		const { epoch, match } = this.bench.room
		const command = { id, epoch, turn: match?.turn ?? 0, type, args }
		const identity = this.guests[signer]!
		const signature = await sign(identity, signedBytes(fingerprintOf(this.host.card), command))
		return this.bench.do(by, type, args, { ...command, signature, key: identity.card.signing })
	}

	async must(by: string, type: string, args: object = {}): Promise<void> {
		const refused = await this.do(by, type, args)
		if (refused) throw new Error(`${by} may not ${type}: ${refused.rejected}`)
	}

	/** Ada starts, and everybody adds their share. */
	async start(): Promise<void> {
		this.bench.must('ada', 'start')
		for (const name of Object.keys(this.guests)) await this.pledge(name)
		for (const name of Object.keys(this.guests)) await this.reveal(name)
	}

	pledge(name: string, pledge = commitmentOf(shareOf(name))): Promise<void> {
		return this.must(name, 'pledge', { promise: this.bench.room.draw!.promise, pledge })
	}

	reveal(name: string, share = shareOf(name)): Promise<void> {
		return this.must(name, 'reveal', { promise: this.bench.room.draw!.promise, share })
	}

	/** What a guest keeps who has opened their share. */
	lotOf(name: string): KeptLot {
		const { epoch, match } = this.bench.room
		const { promise, lots } = match!.drawn!
		return { epoch, promise, share: shareOf(name), pledges: lots.map(({ pledge }) => pledge!) }
	}

	placeOf(name: string): Seat {
		return this.bench.match.seats.findIndex(({ id }) => id === this.bench.seat(name).id)
	}

	/** A look at the table through somebody's eyes. */
	look(before: ObservedDigests | undefined, name?: string): ObservedDigests {
		const { room, games } = this.bench
		const view = JSON.parse(JSON.stringify(viewTable(room, games)))
		const seat = name === undefined ? undefined : this.placeOf(name)
		return observe(before, seat === undefined ? view : { ...view, seat, hand: viewHand(room, seat, games) })
	}

	/** Whoever is next moves: a bot, the table, or a guest, who signs it. False once there is nothing to do. */
	async goOn(): Promise<boolean> {
		const { bench } = this
		const own = nextOwnMove(bench.room, bench.games)
		const [first] = this.#plans().sort((one, other) => one.at - other.at)
		if (!first || (own && own.at <= first.at)) return bench.doOwn()
		bench.now = Math.max(bench.now, first.at)
		const refused = await this.do(first.name, 'move', { steps: first.steps })
		if (refused) throw new Error(`${first.name} may not move: ${refused.rejected}`)
		return true
	}

	#plans(): { name: string; steps: unknown[]; at: number }[] {
		const { room, games } = this.bench
		const { match } = room
		const game = games(room.game)
		if (room.phase !== 'playing' || !match || !game) return []
		const actors = game.actors(game.table(match.state))
		return Object.keys(this.guests).flatMap((name) => {
			const seat = this.placeOf(name)
			if (!actors.includes(seat)) return []
			const view = { table: game.table(match.state), seat, hand: game.hand(match.state, seat) }
			const bot = game.bots[usualBot(game)!]!
			const { steps, takes } = decide(bot, view, randomFrom(`${name} ${match.turn}`))
			return { name, steps, at: match.startedAt + match.turnAt + takes }
		})
	}

	/** The game as guests have it, in whose log people go by their numbers. */
	continuation(): Continuation {
		const entries = this.bench.log.map((entry) => ({ ...entry, by: entry.by && personOf(entry.by) }))
		const { games, match } = this.bench
		const game = continuationOf(keptOf(entries, games), match, games)
		if (!game) throw new Error('no game to go on with')
		return JSON.parse(JSON.stringify(game))
	}

	/** The record of the finished game, as the host hands it out. */
	async record(): Promise<GameRecord> {
		const sealed = await sealAs(this.host)(recordOf(this.bench.room)!, this.bench.room)
		return JSON.parse(JSON.stringify(sealed))
	}
}

export interface PeerEvening {
	game: AnyGame // as it should be played
	between: Between
	record: GameRecord
	bob: ObservedDigests
	spectator: ObservedDigests
}

/** A whole game between devices, by rules that may be the host's own, before two pairs of eyes. */
export async function spendBetween(game: AnyGame, played: AnyGame = game): Promise<PeerEvening> {
	const between = await Between.open(game.id, () => played)
	const { bench } = between
	await between.start()
	bench.must('ada', 'hand-over', { seat: bench.seat('ada').id, to: 'bot' })
	let bob: ObservedDigests | undefined
	let spectator: ObservedDigests | undefined
	do {
		bob = between.look(bob, 'bob')
		spectator = between.look(spectator)
	} while (await between.goOn())
	return { game, between, record: await between.record(), bob, spectator }
}
