import { bytesOfText } from '../kernel/bytes.ts'
import type { FindGame } from '../kernel/game.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { sha256Hex } from '../kernel/sha256.ts'
import { type Began, type Continuation, continuationOf } from '../room/continuation.ts'
import { type Carried, continueRoom } from '../room/continue.ts'
import { leftBy, type Person, ROOM_LIFETIME, type Room, seatOf } from '../room/room.ts'
import { createRoom, type RoomWish, type SentCommand, type Step, step } from '../room/step.ts'
import { Attendance } from './attendance.ts'
import { parseQuestion } from './authority-document.ts'
import { Broadcast, refusalOf, refuse, tell } from './broadcast.ts'
import { ChatBook } from './chat-book.ts'
import { parseClientFrame } from './client-frame.ts'
import { type CloseReason, closeCodes } from './close-codes.ts'
import type { DocumentFrame } from './documents.ts'
import { Door } from './door.ts'
import { type AskLog, type Hello, MAX_FRAME, PING, PONG, PROTOCOL } from './frames.ts'
import { Keeper } from './keeper.ts'
import { pieceOf, sharedLog } from './log-copy.ts'
import { Origin } from './origin.ts'
import { ownStep } from './own-step.ts'
import { PresenceNews } from './presence-news.ts'
import { Projection } from './projection.ts'
import { Races } from './races.ts'
import { freshLimit, type RateLimit, take } from './rate-limit.ts'
import type { HostSocket, Shell } from './shell.ts'

/** A command whose turn has come. */
interface Asked {
	socket: HostSocket
	by: Person
	sent: SentCommand
	arrivedAt: number
}

export const personOf = (token: string): Person => sha256Hex(bytesOfText(token))

/**
 * The authority at work: runs a room in any shell. One thing at a time; what happened is durable before
 * anyone hears of it.
 */
export class Host {
	readonly #shell: Shell
	readonly #projection: Projection
	readonly #attendance: Attendance
	readonly #broadcast: Broadcast
	readonly #races: Races
	readonly #chat: ChatBook
	readonly #keeper: Keeper
	readonly #door: Door
	readonly #news: PresenceNews
	readonly #origin: Origin
	readonly #limits = new WeakMap<HostSocket, RateLimit>()
	readonly #dismissed = new WeakSet<HostSocket>()
	#volley: Asked[] = [] // gathered in a race
	#room: Room | undefined
	#queue: Promise<unknown>

	/** Reads what is stored; everything asked of the host waits for that. */
	constructor(shell: Shell) {
		this.#shell = shell
		this.#projection = new Projection(shell.games)
		this.#attendance = new Attendance(shell)
		this.#broadcast = new Broadcast(shell)
		this.#races = new Races(shell)
		this.#chat = new ChatBook(shell)
		this.#keeper = new Keeper(shell, this.#projection, this.#races)
		this.#origin = new Origin(shell.store)
		this.#door = new Door(shell, (socket, reason) => this.#dismiss(socket, reason))
		this.#news = new PresenceNews(this.#broadcast, shell.now, (room) => ({
			...this.#attendance.frame(room),
			...this.#races.network(room),
		}))
		this.#queue = this.#load()
	}

	/** Resolves when everything asked so far is done. */
	settled(): Promise<unknown> {
		return this.#queue
	}

	create(wish: RoomWish, token: string): Promise<Rejected | undefined> {
		return this.#begin((now, games) => createRoom(wish, personOf(token), now, games))
	}

	/** The room of another authority goes on here; where it does so already, that is all. */
	continue(wish: Carried, token: string): Promise<Rejected | undefined> {
		const { origin } = wish
		return this.#begin(
			(now, games) => continueRoom(wish, personOf(token), now, games),
			(room) => origin !== undefined && room.origin === origin,
		)
	}

	/** Where the game of that name goes on in this room: from which copy of it, as far as so many entries. */
	continues(origin: string, count: number): Promise<{ began?: Began } | undefined> {
		return this.#inTurn(async () => {
			if (this.#room?.origin !== origin) return undefined
			const began = await this.#origin.began(this.#room.epoch, count)
			return began ? { began } : {}
		})
	}

	/** The game as it could go on elsewhere, or the lobby. */
	continuation(): Promise<Continuation | undefined> {
		return this.#inTurn(async () => {
			const room = this.#room
			return room && continuationOf(await this.#shell.store.read(), room.match, this.#shell.games)
		})
	}

	/** Whether those who play have the log, and could go on elsewhere. */
	canBeLeft(): boolean {
		return this.#room !== undefined && sharedLog(this.#room, this.#shell.games) === 'all'
	}

	#begin(
		make: (now: number, games: FindGame) => Step | Rejected,
		isThis: (room: Room) => boolean = () => false,
	): Promise<Rejected | undefined> {
		return this.#inTurn(async () => {
			if (this.#room) return isThis(this.#room) ? undefined : reject('wrong-phase')
			const created = make(this.#shell.now(), this.#shell.games)
			if (isRejected(created)) return created
			await this.#accept([created])
			await this.#attendance.load({}, created.room)
			await this.#goOn()
		})
	}

	/** What a stranger may know of the room. */
	about(): Promise<{ game: string; phase: string; free: number } | undefined> {
		return this.#inTurn(async () => {
			const room = this.#room
			if (!room) return undefined
			const { max = 0 } = this.#shell.games(room.game)?.players ?? {}
			const open = room.seats.filter((seat) => seat.player === null && seat.bot === null).length
			return {
				game: room.game,
				phase: room.phase,
				free: room.phase === 'playing' ? open : max - room.seats.length,
			}
		})
	}

	/** Whether a seat is somebody's, also one that they left. */
	isSeated(person: Person): boolean {
		const room = this.#room
		return room !== undefined && (seatOf(room, person) ?? leftBy(room, person)) !== undefined
	}

	/** Whether one more socket may come to the door; who may come in is judged once it has said who it is. */
	admits(household?: string): Promise<'yes' | 'no-such-room'> {
		return this.#inTurn(async () => {
			if (!this.#room) return 'no-such-room'
			this.#door.approach(household)
			return 'yes'
		})
	}

	async receive(socket: HostSocket, data: string | Uint8Array): Promise<void> {
		const arrivedAt = this.#shell.now() // before its turn comes
		await this.#inTurn(async () => {
			await this.#receive(socket, data, arrivedAt)
			await this.#lookRound()
		})
		if (this.#volley.length === 0) return
		await this.#shell.lull?.()
		await this.#inTurn(() => this.#obey(this.#volley.splice(0)))
	}

	/** A socket closed, for whatever reason. */
	leave(socket: HostSocket): Promise<void> {
		return this.#inTurn(async () => {
			await this.#part(socket)
			await this.#lookRound()
		})
	}

	/** The time asked for with `wakeAt` has come, or nearly. */
	wake(): Promise<void> {
		return this.#inTurn(async () => {
			const room = this.#room
			if (room && (await this.#isOver(room))) return this.#close()
			if (room && typeof this.#ownStep(room) === 'number') this.#races.prepare(room)
			await this.#goOn()
			await this.#lookRound()
		})
	}

	/** What no timer does is done after whatever happens; where that may be long in coming, the room asks to be woken. */
	async #lookRound(): Promise<void> {
		this.#door.sweep()
		if (this.#room) this.#news.catchUp(this.#room)
		if (this.#news.isLate) await this.#goOn()
		await this.#keeper.compact()
	}

	/** After a failure memory may be ahead of the store, so nothing more is done: the shell starts another host. */
	#inTurn<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work)
		this.#queue = done
		return done
	}

	async #load(): Promise<void> {
		const found = await this.#keeper.load()
		if (!found) return
		const { room, away, updates, chat } = found
		this.#room = room
		this.#broadcast.publish(updates)
		if (chat) await this.#chat.adopt(chat)
		await this.#attendance.load(away, room)
		await this.#isOver(room) // else it would ask to be woken for that at once
		await this.#goOn()
	}

	async #receive(socket: HostSocket, data: string | Uint8Array, arrivedAt: number): Promise<void> {
		if (this.#dismissed.has(socket)) return // it was sent away while this waited for its turn
		if (data.length > MAX_FRAME) return this.#expel(socket, 'tooLarge')
		const now = this.#shell.now()
		const limit = this.#limits.get(socket) ?? freshLimit(now)
		this.#limits.set(socket, limit)
		const allowed = take(limit, now)
		if (allowed === 'abuse') return this.#expel(socket, 'tooFast')
		// Some shells answer it themselves.
		if (data === PING) return socket.send(PONG)
		const frame = typeof data === 'string' ? parseClientFrame(data) : parseQuestion(data)
		const id = 'id' in frame ? frame.id : undefined
		if (allowed === 'no') return refuse(socket, reject('too-fast'), id)
		if (isRejected(frame)) return refuse(socket, frame, id)
		if ('token' in frame) return this.#greet(socket, frame)
		const { person } = socket.attachment
		if (person === null) return refuse(socket, reject('hello-first'), id)
		if ('n' in frame) return this.#races.hearProbe(socket, frame.n, arrivedAt)
		if ('kind' in frame) return this.#answer(socket, frame)
		if ('after' in frame)
			return frame.type === 'log' ? this.#sendLog(socket, frame) : this.#sendLines(socket, frame.after)
		if (!('id' in frame)) return this.#sendRecord(socket, frame.epoch)
		const asked = { socket, by: person, sent: frame, arrivedAt }
		if (frame.type === 'chat') await this.#hear(asked)
		else if (this.#gathers(frame)) this.#volley.push(asked)
		else await this.#obey([asked])
	}

	/** In a race many act at once: what is at the door together comes in together, as one write and one frame. */
	#gathers({ type }: SentCommand): boolean {
		return Boolean(this.#shell.lull && type === 'move' && this.#room && this.#races.isOn(this.#room))
	}

	#answer(socket: HostSocket, question: DocumentFrame): void {
		socket.send(this.#projection.answer(question))
		if (this.#room) this.#races.catchUp(this.#room, socket)
	}

	async #greet(socket: HostSocket, { protocol, token }: Hello): Promise<void> {
		if (protocol !== PROTOCOL) return this.#expel(socket, 'oldProtocol')
		if (!this.#room) return this.#expel(socket, 'noSuchRoom')
		const person = personOf(token)
		const known = socket.attachment.person
		if (known !== null) return known === person ? undefined : this.#expel(socket, 'badHello')
		const refused = this.#door.judge(this.#room, socket, person)
		if (refused) return this.#expel(socket, refused)
		for (const other of this.#shell.sockets()) {
			if (other === socket || other.attachment.person !== person) continue
			// A greeting may be overtaken by that of a socket opened after it: the one opened last stays.
			if (other.attachment.openedAt > socket.attachment.openedAt) return this.#dismiss(socket, 'replaced')
			this.#dismiss(other, 'replaced')
		}
		socket.attachment = { ...socket.attachment, person }
		await this.#attendance.arrive(person, this.#room)
		this.#broadcast.welcome(socket, this.#room)
		this.#news.welcome(socket, this.#room)
		await this.#tellTable(this.#room, person)
	}

	/** Some games ask who is away: of their players, not of those who watch. */
	async #tellTable(room: Room, person: Person): Promise<void> {
		if (seatOf(room, person) && this.#isPresenceTold(room)) await this.#goOn()
	}

	/** One command, or what was gathered: each is judged by what the ones before it made of the room. */
	async #obey(volley: readonly Asked[]): Promise<void> {
		let room = this.#room
		const steps: Step[] = []
		const fates: (() => void)[] = []
		for (const asked of volley) {
			const { socket, sent } = asked
			if (!room) {
				await this.#expel(socket, 'noSuchRoom')
				continue
			}
			const result = this.#judge(room, asked)
			if (isRejected(result)) {
				fates.push(() => this.#broadcast.tell(socket, refusalOf(result, sent.id)))
				continue
			}
			room = result.room
			if (result.entry) this.#races.note(result.entry)
			steps.push(result)
			fates.push(() => this.#broadcast.tell(socket, { type: 'ack', id: sent.id }))
		}
		const sendAll = this.#broadcast.gather()
		await this.#accept(steps)
		for (const tellFate of fates) tellFate()
		sendAll()
		if (steps.length > 0) await this.#goOn()
	}

	/** A command that rules stumble over changes nothing, and must not stop the room for the others. */
	#judge(room: Room, { socket, by, sent, arrivedAt }: Asked): Step | Rejected {
		const { games, entropy, now } = this.#shell
		const awayFor = (person: Person) => this.#attendance.awayFor(person)
		const keyOf = (person: Person) => this.#attendance.keyOf(person)
		const judge = (claim: number | undefined) => this.#races.judge(room, socket, claim, arrivedAt)
		try {
			const { key } = socket.attachment
			return step(room, by, sent, { games, entropy, now: now(), judge, awayFor, keyOf, key })
		} catch (error) {
			this.#shell.report?.(error)
			return reject('malformed')
		}
	}

	/** Makes steps durable, then lets everybody know. */
	async #accept(steps: readonly Step[]): Promise<void> {
		const entries = steps.flatMap(({ entry }) => entry ?? [])
		if (entries.length === 0) return
		const before = this.#room
		const { room } = steps.at(-1)!
		const updates = this.#projection.show(room)
		await this.#keeper.write(before, room, { entries, updates })
		this.#room = room
		await this.#races.follow(before, room)
		const sendAll = this.#broadcast.gather()
		if (before?.banned !== room.banned) this.#door.clear(room)
		this.#broadcast.follow(before, room, updates)
		if (before && (before.seats !== room.seats || this.#races.hasEnded(before, room)))
			this.#news.announce(room)
		sendAll()
	}

	/** Does what is due by itself, and asks to be woken for the rest. */
	async #goOn(): Promise<void> {
		while (this.#room) {
			const own = this.#ownStep(this.#room)
			if (typeof own === 'number') return this.#shell.store.wakeAt(Math.min(own, this.#nextLook(this.#room)))
			await this.#accept([own])
		}
	}

	#ownStep(room: Room): Step | number {
		const endsAt = Math.max(room.touchedAt, this.#chat.lastAt) + ROOM_LIFETIME
		return ownStep(room, this.#shell, (person) => this.#attendance.isMissed(person), endsAt)
	}

	/** When there may be something to do that neither the table nor a bot plans. */
	#nextLook(room: Room): number {
		const missed = this.#isPresenceTold(room) ? this.#attendance.nextMissed() : Number.POSITIVE_INFINITY
		return Math.min(missed, this.#races.nextProbe(room), this.#news.dueAt)
	}

	/** Whether the game asks who is away. */
	#isPresenceTold({ match }: Room): boolean {
		return match !== null && this.#shell.games(match.game, match.version)?.presence !== undefined
	}

	/** Whether nobody has done or said anything here for so long that the room goes. */
	async #isOver(room: Room): Promise<boolean> {
		const oldest = this.#shell.now() - ROOM_LIFETIME
		return room.touchedAt <= oldest && (await this.#chat.readLastAt()) <= oldest
	}

	async #sendRecord(socket: HostSocket, epoch: number): Promise<void> {
		const record = await this.#keeper.recordOf(this.#room, epoch)
		tell(socket, { type: 'record', epoch, record: record ?? null })
	}

	/** Somebody says something to all. */
	async #hear({ socket, by, sent }: Asked): Promise<void> {
		if (!this.#room) return this.#expel(socket, 'noSuchRoom')
		const { text } = sent.args as { text?: unknown }
		const heard = await this.#chat.say(this.#room, { id: sent.id, by, text, at: this.#shell.now() })
		if (isRejected(heard)) return refuse(socket, heard, sent.id)
		if (heard) this.#broadcast.announce({ type: 'lines', lines: [heard] })
		tell(socket, { type: 'ack', id: sent.id })
	}

	async #sendLines(socket: HostSocket, after: number): Promise<void> {
		tell(socket, { type: 'lines', lines: await this.#chat.linesAfter(after) })
	}

	async #sendLog(socket: HostSocket, asked: AskLog): Promise<void> {
		const { store, games } = this.#shell
		const { epoch = 0, match = null } = this.#room ?? {}
		const shared = this.#room ? sharedLog(this.#room, games) : 'nothing'
		const after = asked.epoch === epoch ? asked.after : 0
		if (shared === 'nothing') return tell(socket, { type: 'log', epoch, after, entries: null, rest: 0 })
		const game = shared === 'all' ? continuationOf(await store.read(), match, games) : undefined
		const piece = game ? pieceOf(game, after) : { after, entries: [], rest: 0 }
		tell(socket, { type: 'log', epoch, ...piece })
	}

	/** A socket counts for nobody any more; its person is away, unless another one is theirs. */
	async #part(socket: HostSocket): Promise<void> {
		const { person } = socket.attachment
		socket.attachment = { ...socket.attachment, person: null }
		if (person === null || !this.#room) return
		for (const other of this.#shell.sockets()) if (other.attachment.person === person) return
		await this.#attendance.depart(person, this.#room)
		this.#news.announce(this.#room)
		await this.#tellTable(this.#room, person)
	}

	async #expel(socket: HostSocket, reason: CloseReason): Promise<void> {
		await this.#part(socket)
		this.#dismiss(socket, reason)
	}

	#dismiss(socket: HostSocket, reason: CloseReason): void {
		this.#dismissed.add(socket)
		socket.attachment = { ...socket.attachment, person: null }
		socket.close(closeCodes[reason], reason)
	}

	async #close(): Promise<void> {
		await this.#shell.store.erase()
		this.#room = undefined
		this.#projection.load([], 0)
		this.#chat.forget()
		for (const socket of this.#shell.sockets()) this.#dismiss(socket, 'roomClosed')
	}
}
