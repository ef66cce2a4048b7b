import type { FindGame } from '../kernel/game.ts'
import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { runningClock } from '../room/clock.ts'
import type { SentCommand } from '../room/command.ts'
import { deviceChange } from '../room/commands/change-device.ts'
import { findCommand } from '../room/commands/index.ts'
import { ownInterruption } from '../room/commands/interrupt.ts'
import { keeping } from '../room/commands/keep.ts'
import { type Accepted, commit } from '../room/commit.ts'
import { type Continuation, continuationOf } from '../room/continuation.ts'
import { type Carried, continueRoom } from '../room/continue.ts'
import type { Began } from '../room/copies.ts'
import { createRoom, type RoomWish } from '../room/create-room.ts'
import { isLeftByAll, wasHere } from '../room/erased.ts'
import { keepsRoom } from '../room/kept.ts'
import { isKnown } from '../room/lock.ts'
import { personOf } from '../room/person.ts'
import { asksForPresence } from '../room/presence.ts'
import { type Recalled, recall } from '../room/recall.ts'
import { isResent } from '../room/resent.ts'
import { leftBy, type Person, type Room, seatById, seatOf } from '../room/room.ts'
import { type AboutRoom, aboutRoom } from '../room/view.ts'
import { waitsIn } from '../room/waits.ts'
import { Answers, type Question } from './answers.ts'
import { Attendance } from './attendance.ts'
import { Broadcast, refusalOf, tell } from './broadcast.ts'
import { ChatBook } from './chat-book.ts'
import type { CloseReason } from './close-codes.ts'
import { type Asked, CommandJudge, type Decided, doingOf } from './command-judge.ts'
import { Company, isSociable } from './company.ts'
import { Door } from './door.ts'
import { FrameReader } from './frame-reader.ts'
import { type Hello, PROTOCOL } from './frames.ts'
import { sharedLog } from './log-copy.ts'
import { Origin } from './origin.ts'
import { THINKING } from './own-entry.ts'
import { PresenceNews } from './presence-news.ts'
import { Projection } from './projection.ts'
import { Races } from './races.ts'
import { RoomStorage } from './room-storage.ts'
import { Schedule } from './schedule.ts'
import type { Doing, HostSocket, Shell } from './shell.ts'
import { Thinker } from './thinker.ts'

/** A room that dies over a thought is woken then, and begins it again. Milliseconds: longer than any thought takes. */
const THOUGHT_LOST = 10_000

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
	readonly #company: Company
	readonly #storage: RoomStorage
	readonly #door: Door
	readonly #news: PresenceNews
	readonly #origin: Origin
	readonly #judge: CommandJudge
	readonly #answers: Answers
	readonly #schedule: Schedule
	readonly #thinker: Thinker
	readonly #reader = new FrameReader()
	#gathered: Asked[] = [] // in a race
	#isThinking = false
	#obeys: SentCommand | undefined // left here by a failure
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
		this.#storage = new RoomStorage(shell, this.#projection, this.#races)
		this.#origin = new Origin(shell.store)
		this.#door = new Door(shell)
		this.#news = new PresenceNews(this.#broadcast, shell.now, (room) => ({
			...this.#attendance.frame(room),
			...this.#races.network(room),
		}))
		this.#company = new Company(this.#broadcast, this.#news, shell.now)
		this.#judge = new CommandJudge(shell, this.#attendance, this.#races)
		this.#answers = new Answers(shell, this.#projection, this.#storage, this.#chat)
		this.#thinker = new Thinker(shell)
		this.#schedule = new Schedule(shell, this.#attendance, this.#races, this.#news, this.#chat, this.#thinker)
		this.#queue = this.#load()
	}

	/** Resolves when everything asked so far is done. */
	settled(): Promise<unknown> {
		return this.#queue
	}

	/** What it is at, or failed at. */
	get doing(): Doing {
		const room = this.#room
		if (!room) return {}
		return this.#obeys ? doingOf(room, this.#obeys) : { epoch: room.epoch }
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
		make: (now: number, games: FindGame) => Accepted | Rejected,
		isThis: (room: Room) => boolean = () => false,
	): Promise<Rejected | undefined> {
		return this.#inTurn(async () => {
			if (this.#room) return isThis(this.#room) ? undefined : reject('wrong-phase')
			const created = make(this.#shell.now(), this.#shell.games)
			if (isRejected(created)) return created
			await this.#accept([created])
			await this.#attendance.load({}, created.room)
			this.#shell.meter?.room(created.room.game)
			await this.#goOn()
		})
	}

	/** What a stranger may know of the room. */
	about(): Promise<AboutRoom | undefined> {
		return this.#inTurn(async () => this.#room && aboutRoom(this.#room, this.#shell.games))
	}

	/** What somebody has here; nothing, where the room does not remember them. */
	recall(person: Person): Promise<Recalled | undefined> {
		return this.#inTurn(async () => {
			const room = this.#room
			const recalled = room && recall(room, person)
			const waits = recalled ? waitsIn(room, this.#shell.games) : []
			return waits.some((wait) => wait.person === person) ? { ...recalled, turn: true } : recalled
		})
	}

	/** Whether a seat is somebody's, also one that they left. */
	isSeated(person: Person): boolean {
		const room = this.#room
		return room !== undefined && (seatOf(room, person) ?? leftBy(room, person)) !== undefined
	}

	/** Somebody goes on as another browser of theirs, and the one before has nothing here any more. */
	changeDevice(from: Person, to: Person): Promise<Rejected | undefined> {
		return this.#inTurn(async () => {
			const { games, now, sockets } = this.#shell
			if (!this.#room) return reject('no-such-room')
			const at = Math.max(now(), this.#room.touchedAt)
			const changed = commit(this.#room, deviceChange(from, to, at), games)
			if (isRejected(changed)) return changed
			for (const socket of sockets())
				if (socket.attachment.person === from) this.#door.dismiss(socket, 'replaced')
			await this.#accept([changed])
			await this.#goOn()
		})
	}

	/** One of these wants the room to stay, or to go like any other; when only asked about, nothing is done yet. */
	keep(people: readonly Person[], kept: boolean, isAsked = false): Promise<Rejected | undefined> {
		return this.#inTurn(async () => {
			const room = this.#room
			if (!room) return reject('no-such-room')
			if (!keepsRoom(room, people)) return reject('not-allowed')
			const at = Math.max(this.#shell.now(), room.touchedAt)
			const changed = commit(room, keeping(kept, at), this.#shell.games)
			if (isRejected(changed)) return changed
			if (isAsked || kept === (room.kept ?? false)) return undefined
			await this.#accept([changed])
			await this.#goOn()
		})
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
		if (this.#gathered.length === 0) return
		await this.#shell.lull?.()
		await this.#inTurn(() => this.#obey(this.#gathered.splice(0)))
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
			if (room && (await this.#schedule.isOver(room))) return this.#close()
			if (room && typeof this.#schedule.ownEntry(room) === 'number') this.#races.prepare(room)
			await this.#goOn()
			await this.#lookRound()
		})
	}

	/** The room itself was gone for so many milliseconds, asleep with the device it lives on. */
	interrupted(lost: number): Promise<void> {
		return this.#inTurn(async () => {
			await this.#standStill(lost)
			await this.#goOn()
		})
	}

	/** Nobody's time runs while the room is gone; how long that was, it may not know. */
	async #standStill(lost: number): Promise<void> {
		const room = this.#room
		const { games, now } = this.#shell
		if (!room || !runningClock(room, games)) return
		const at = Math.max(now(), room.touchedAt)
		const stood = commit(room, ownInterruption(Math.min(lost, at - room.touchedAt), at), games)
		if (!isRejected(stood)) await this.#accept([stood])
	}

	/** What no timer does is done after whatever happens; where that may be long in coming, the room asks to be woken. */
	async #lookRound(): Promise<void> {
		this.#door.sweep()
		if (this.#room) this.#news.catchUp(this.#room)
		if (this.#news.isLate) await this.#goOn()
		await this.#storage.compact()
	}

	/** After a failure memory may be ahead of the store, so nothing more is done: the shell starts another host. */
	#inTurn<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work)
		this.#queue = done
		return done
	}

	async #load(): Promise<void> {
		const found = await this.#storage.load()
		if (!found) return
		const { room, away, updates, chat } = found
		this.#room = room
		this.#broadcast.publish(updates)
		if (chat) await this.#chat.adopt(chat)
		const hasCutOff = await this.#attendance.load(away, room)
		await this.#schedule.isOver(room) // else it would ask to be woken for that at once
		if (hasCutOff) await this.#standStill(Number.POSITIVE_INFINITY)
		await this.#goOn()
	}

	async #receive(socket: HostSocket, data: string | Uint8Array, arrivedAt: number): Promise<void> {
		if (this.#door.isDismissed(socket)) return // while this waited for its turn
		const frame = this.#reader.read(socket, data, this.#shell.now())
		if (frame === undefined) return
		if (typeof frame === 'string') return this.#expel(socket, frame)
		if ('token' in frame) return this.#greet(socket, frame)
		if ('n' in frame) return this.#races.hearProbe(socket, frame.n, arrivedAt)
		if ('kind' in frame || !('id' in frame)) return this.#answer(socket, frame)
		const { person } = socket.attachment
		if (person === null) return // nobody's frame is read before their greeting
		const asked = { socket, by: person, sent: frame, arrivedAt }
		if (frame.type === 'chat') await this.#hear(asked)
		else if (isSociable(frame)) this.#company.meet(this.#room, asked)
		else if (this.#gathers(frame)) this.#gathered.push(asked)
		else if (!(await this.#clears(asked))) await this.#obey([asked])
	}

	/** In a race many act at once: what is at the door together comes in together, as one write and one frame. */
	#gathers({ type }: SentCommand): boolean {
		if (!this.#shell.lull || !this.#room || !this.#races.isOn(this.#room)) return false
		return findCommand(type)?.isMove === true
	}

	/** Whoever asks for a document in the middle of a race has just come. */
	async #answer(socket: HostSocket, question: Question): Promise<void> {
		await this.#answers.answer(socket, question, this.#room)
		if ('kind' in question && this.#room) this.#races.catchUp(this.#room, socket)
	}

	async #greet(socket: HostSocket, { protocol, token, fresh, name }: Hello): Promise<void> {
		if (protocol !== PROTOCOL) return this.#expel(socket, 'oldProtocol')
		if (!this.#room) return this.#expel(socket, 'noSuchRoom')
		const { person: known, kept } = socket.attachment
		const before = fresh && kept // who the browser was here
		const told = personOf(token)
		if (known !== null)
			return known === told || known === before ? undefined : this.#expel(socket, 'badHello')
		const person = before && recall(this.#room, before) ? before : told
		const refused = this.#door.judge(this.#room, socket, person)
		if (refused) return this.#expel(socket, refused)
		socket.attachment = { ...socket.attachment, person }
		this.#company.welcome(socket, name)
		await this.#attendance.arrive(person, this.#room)
		this.#broadcast.welcome(socket, this.#room)
		this.#news.welcome(socket, this.#room)
		await this.#tellTable(this.#room, person)
	}

	/** Some games ask who is away, and a clock whether anybody waits: of their players, not of those who watch. */
	async #tellTable(room: Room, person: Person): Promise<void> {
		const asks = asksForPresence(room, this.#shell.games) || room.match?.clock !== undefined
		if (seatOf(room, person) && asks) await this.#goOn()
	}

	/** Commands, in the order in which they came: everybody hears what came of them, then each sender that it did. */
	async #obey(gathered: readonly Asked[]): Promise<void> {
		if (!this.#room) {
			for (const { socket } of gathered) await this.#expel(socket, 'noSuchRoom')
			return
		}
		this.#obeys = gathered[0]?.sent
		const { accepted, answers } = this.#judge.decide(this.#room, gathered)
		const sendAll = this.#broadcast.gather()
		await this.#accept(accepted)
		for (const { entry } of accepted)
			if (entry?.by && findCommand(entry.type)?.erases) await this.#erase(entry.by, true)
		for (const [socket, answer] of answers) this.#broadcast.tell(socket, answer)
		sendAll()
		this.#obeys = undefined
		this.#count(accepted, answers)
		if (accepted.length === 0) return
		await this.#shell.pause?.()
		await this.#goOn()
	}

	/** After everybody was told. */
	#count(accepted: readonly Accepted[], answers: Decided['answers']): void {
		const { meter } = this.#shell
		if (!meter) return
		for (const { room, entry } of accepted)
			if (entry && findCommand(entry.type)?.isMove) meter.move(room.game)
		for (const [, answer] of answers) if (answer.type === 'rejected') meter.refusal(answer.code)
	}

	/** Makes what was accepted durable, then lets everybody know. */
	async #accept(accepted: readonly Accepted[]): Promise<void> {
		const entries = accepted.flatMap(({ entry }) => entry ?? [])
		if (entries.length === 0) return
		const before = this.#room
		const { room } = accepted.at(-1)!
		const updates = this.#projection.show(room)
		await this.#storage.write(before, room, { entries, updates })
		this.#room = room
		await this.#races.follow(before, room)
		const sendAll = this.#broadcast.gather()
		if (before?.banned !== room.banned) this.#door.clear(room)
		this.#broadcast.follow(before, room, updates)
		if (room.nudge && room.nudge !== before?.nudge) this.#ring(room, room.nudge.seat)
		if (before && (before.seats !== room.seats || this.#races.hasEnded(before, room)))
			this.#news.announce(room)
		sendAll()
	}

	/**
	 * Somebody has left for good: what is stored of them goes, before they hear of it, and with the last one the room.
	 * Whether there was anything.
	 */
	async #erase(person: Person, hadSeat: boolean): Promise<boolean> {
		if (!this.#room) return false
		if (isLeftByAll(this.#room, person)) {
			await this.#close()
			return true
		}
		const { room, people, updates, isChanged } = await this.#storage.erase(this.#room, person, hadSeat)
		const hasSpoken = await this.#chat.erase(people)
		this.#room = room
		this.#broadcast.publish(updates)
		return isChanged || hasSpoken
	}

	/**
	 * Whoever has no seat to leave may have said something while they watched, or be named in a game of which they got
	 * up; or they left for good already, and a crash came before they were erased.
	 */
	async #clears({ socket, by, sent }: Asked): Promise<boolean> {
		const room = this.#room
		if (!findCommand(sent.type)?.erases || !room || room.host !== undefined) return false
		if (isKnown(room, by) && !isLeftByAll(room, by)) return false
		const hadSeat = isResent(room, by, sent.id)
		const isNamed = hadSeat || isKnown(room, by) || wasHere(room, by)
		if (!(await (isNamed ? this.#erase(by, hadSeat) : this.#chat.erase(new Set([by]))))) return false
		tell(socket, { type: 'ack', id: sent.id })
		return true
	}

	/** Reaches somebody who was nudged wherever they are. */
	#ring(room: Room, seat: number): void {
		const player = seatById(room, seat)?.player ?? null
		if (player !== null) this.#shell.bell?.nudge(room.code, player)
	}

	/** Does what is due by itself, and asks to be woken for the rest. */
	async #goOn(): Promise<void> {
		while (this.#room) {
			const own = this.#schedule.ownEntry(this.#room)
			if (typeof own === 'object') {
				await this.#accept([own])
				continue
			}
			const at = own === THINKING ? this.#shell.now() + THOUGHT_LOST : own
			await this.#shell.store.wakeAt(Math.min(at, this.#schedule.nextLook(this.#room)))
			if (own === THINKING && !this.#isThinking) this.#shell.aside(() => this.#think())
			return
		}
	}

	/** Between what is done one at a time, so that nobody waits for more than a slice of it. */
	async #think(): Promise<void> {
		this.#isThinking = true
		while (this.#thinker.isBusy) {
			await this.#shell.breathe()
			this.#thinker.think()
			if (!this.#thinker.isBusy) await this.#inTurn(() => this.#goOn())
		}
		this.#isThinking = false
	}

	/** Somebody says something to all. */
	async #hear({ socket, by, sent }: Asked): Promise<void> {
		if (!this.#room) return this.#expel(socket, 'noSuchRoom')
		const { text } = sent.args as { text?: unknown }
		const heard = await this.#chat.say(this.#room, {
			id: sent.id,
			by,
			called: socket.attachment.name,
			text,
			at: this.#shell.now(),
		})
		if (isRejected(heard)) return tell(socket, refusalOf(heard, sent.id))
		if (heard) this.#broadcast.announce({ type: 'lines', lines: [heard] })
		tell(socket, { type: 'ack', id: sent.id })
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
		this.#door.dismiss(socket, reason)
	}

	async #close(): Promise<void> {
		await this.#shell.store.erase()
		this.#room = undefined
		this.#thinker.forget()
		this.#projection.load([], 0)
		this.#chat.forget()
		for (const socket of this.#shell.sockets()) this.#door.dismiss(socket, 'roomClosed')
	}
}
