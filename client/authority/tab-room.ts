import { findGame } from '../../shared/games/index.ts'
import { hexOfBytes } from '../../shared/kernel/bytes.ts'
import type { FindGame } from '../../shared/kernel/game.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import type { Carried } from '../../shared/room/continue.ts'
import type { RoomWish } from '../../shared/room/create-room.ts'
import type { Person } from '../../shared/room/room.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { Host } from '../../shared/sync/host.ts'
import type { Attachment, HostSocket, HostStore, Shell } from '../../shared/sync/shell.ts'
import type { Environment } from '../connection/environment.ts'
import { IndexedLog } from './indexed-log.ts'
import { MadeSocket } from './made-socket.ts'
import { watchSleep } from './sleep-watch.ts'

const SHORTEST_PAUSE = 50 // milliseconds
const MOST_DOUBLINGS = 8

export interface TabRoomOptions {
	now?: () => number
	seal?: Shell['seal'] // puts the host's name under records, between devices
	effort?: number // of bots, where the room has a thread of its own
	games?: FindGame
	/** Where it is kept: in the browser's database, unless told. */
	openLog?: (name: string, wake: () => void, now: () => number) => TabLog
}

/** A store that also rings, as long as it is not stopped. */
export type TabLog = HostStore & Pick<IndexedLog, 'stop'>

const openIndexedLog: NonNullable<TabRoomOptions['openLog']> = (name, wake, now) =>
	new IndexedLog(name, wake, now)

const drawEntropy = (): string => hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))

/**
 * A room that this page is the authority of: the host, on the browser's database, clock and timers. Among the
 * pages of this browser the newest one runs it, and the others are told that they were replaced.
 */
export class TabRoom {
	/** The way in for this page itself, as the connection library wants it. */
	readonly WebSocket: Environment['WebSocket']
	readonly #name: string
	readonly #now: () => number
	readonly #seal: Shell['seal']
	readonly #effort: number
	readonly #games: FindGame
	readonly #openLog: NonNullable<TabRoomOptions['openLog']>
	readonly #sockets = new Set<HostSocket>()
	#log!: TabLog
	#host!: Host
	/** Resolves when another page of this browser has taken the room over. */
	readonly replaced: Promise<void>
	#release = () => {}
	#tellReplaced = () => {}
	#isOver = false
	#isDown = false // until it starts again
	#failures = 0 // in a row
	#stopWatching = () => {}

	private constructor(name: string, options: TabRoomOptions) {
		const { now = Date.now, seal, effort = 1, games = findGame, openLog = openIndexedLog } = options
		this.#name = name
		this.#now = now
		this.#seal = seal
		this.#effort = effort
		this.#games = games
		this.#openLog = openLog
		this.replaced = new Promise((resolve) => {
			this.#tellReplaced = resolve
		})
		const room = this
		this.WebSocket = function dial() {
			return room.#dial()
		} as unknown as Environment['WebSocket']
	}

	/** Under a name that no other room of this browser has. */
	static async open(name: string, options: TabRoomOptions = {}): Promise<TabRoom> {
		const room = new TabRoom(name, options)
		await room.#takeOver()
		room.#start()
		room.#stopWatching = watchSleep(room.#now, (lost) => room.#run(() => room.#host.interrupted(lost)))
		return room
	}

	/** Refused as `wrong-phase` where there is a room already. */
	create(wish: RoomWish, token: string): Promise<Rejected | undefined> {
		return this.#host.create(wish, token)
	}

	/** The room of a game that somebody else began; refused likewise, and where it could not have happened. */
	continue(wish: Carried, token: string): Promise<Rejected | undefined> {
		return this.#host.continue(wish, token)
	}

	about(): ReturnType<Host['about']> {
		return this.#host.about()
	}

	/** Whether a seat is somebody's, also while they are away. */
	isSeated(person: Person): boolean {
		return this.#host.isSeated(person)
	}

	/** Whether those who play have the log, and could go on elsewhere. */
	canBeLeft(): boolean {
		return this.#host.canBeLeft()
	}

	/** The game as it could go on elsewhere, or the lobby. */
	continuation(): Promise<Continuation | undefined> {
		return this.#host.continuation()
	}

	/** Lets a socket in; from then on it is told what its person may know. */
	admit(socket: HostSocket): void {
		this.#sockets.add(socket)
	}

	receive(socket: HostSocket, data: string | Uint8Array): void {
		this.#run(() => this.#host.receive(socket, data))
	}

	/** A socket closed, from either side. */
	leave(socket: HostSocket): void {
		if (this.#sockets.delete(socket)) this.#run(() => this.#host.leave(socket))
	}

	/** A socket was closed from here: it counts no more, and its person has been told. */
	forget(socket: HostSocket): void {
		this.#sockets.delete(socket)
	}

	/** The page is done with it; what is stored stays. */
	close(): void {
		this.#end(closeCodes.restarting, 'restarting')
		this.#release()
	}

	#start(): void {
		this.#log = this.#openLog(this.#name, () => this.#run(() => this.#host.wake()), this.#now)
		this.#host = new Host({
			store: this.#log,
			games: this.#games,
			sockets: () => [...this.#sockets],
			now: this.#now,
			entropy: drawEntropy,
			...(this.#seal && { seal: this.#seal }),
			effort: this.#effort,
			breathe: () => this.#breathe(),
			aside: (work) => this.#run(work),
			report: (error) => console.error(error),
		})
		this.#run(() => this.#host.settled())
	}

	/** For ever, once another page has the room. Timers would be slow in a tab that nobody looks at. */
	#breathe(): Promise<void> {
		return new Promise((resolve) => {
			const { port1, port2 } = new MessageChannel()
			port1.onmessage = () => {
				port1.close()
				if (!this.#isOver) resolve()
			}
			port2.postMessage(null)
		})
	}

	/** After a failure memory may be ahead of what is stored: everybody comes in again to what is. */
	#run(work: () => Promise<unknown>): void {
		const host = this.#host
		work().catch((error) => {
			if (this.#isOver || host !== this.#host || this.#isDown) return
			console.error(error)
			this.#isDown = true
			this.#dismiss(closeCodes.restarting, 'restarting')
			setTimeout(() => this.#restart(), SHORTEST_PAUSE * 2 ** this.#failures)
			this.#failures = Math.min(this.#failures + 1, MOST_DOUBLINGS)
		})
	}

	/** Not at once: what made it fail, a database that cannot be opened say, may last. */
	#restart(): void {
		this.#isDown = false
		if (this.#isOver) return
		this.#start()
		this.#host.settled().then(
			() => {
				this.#failures = 0
			},
			() => undefined, // told already
		)
	}

	/** A page of the same browser that opens this room later takes it over from us. */
	#takeOver(): Promise<void> {
		return new Promise((resolve) => {
			const held = new Promise<void>((release) => {
				this.#release = release
			})
			navigator.locks
				.request(`room ${this.#name}`, { steal: true }, () => {
					resolve()
					return held
				})
				.catch(() => {
					this.#sendOn()
					this.#end(closeCodes.replaced, 'replaced')
					this.#tellReplaced()
				})
		})
	}

	/** Only this page was replaced: who came from other devices finds the room in the page that has it now. */
	#sendOn(): void {
		for (const socket of this.#sockets)
			if (socket.attachment.key !== undefined) socket.close(closeCodes.restarting, 'restarting')
	}

	#end(code: number, reason: string): void {
		this.#isOver = true
		this.#stopWatching()
		this.#log.stop()
		this.#dismiss(code, reason)
	}

	#dismiss(code: number, reason: string): void {
		this.#log.stop()
		for (const socket of this.#sockets) socket.close(code, reason)
		this.#sockets.clear()
	}

	#dial(): MadeSocket {
		const page = new MadeSocket(
			(data) => this.receive(end, data),
			() => this.leave(end),
		)
		const end = new LocalEnd(page, () => this.forget(end))
		if (this.#isOver) page.end(closeCodes.replaced)
		else if (this.#isDown) page.end(closeCodes.restarting)
		else {
			this.admit(end)
			page.open()
		}
		return page
	}
}

/** The host's end of a socket that never leaves the page. */
class LocalEnd implements HostSocket {
	attachment: Attachment = { person: null, openedAt: Date.now() }
	readonly #page: MadeSocket
	readonly #forget: () => void

	constructor(page: MadeSocket, forget: () => void) {
		this.#page = page
		this.#forget = forget
	}

	send(data: string | Uint8Array): void {
		this.#page.deliver(data)
	}

	close(code: number, reason: string): void {
		this.#forget()
		this.#page.end(code, reason)
	}

	lastHeard(): number {
		return Date.now()
	}
}
