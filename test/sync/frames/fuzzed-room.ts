import * as Y from 'yjs'
import { findGame } from '../../../shared/games/index.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { personOf } from '../../../shared/room/person.ts'
import type { Room } from '../../../shared/room/room.ts'
import { viewHand } from '../../../shared/room/view.ts'
import { encodeDocumentFrame } from '../../../shared/sync/documents.ts'
import { PROTOCOL } from '../../../shared/sync/frames.ts'
import { Host } from '../../../shared/sync/host.ts'
import type { HostSocket } from '../../../shared/sync/shell.ts'
import { wakeRoom } from '../../../shared/sync/waking.ts'
import { MemoryStore } from '../../support/memory-store.ts'
import { tokenOf } from '../../support/visitor.ts'

export const PEOPLE = ['ada', 'bob', 'cid', 'dora', 'eve', 'finn']
/** What a room may come to, whatever is sent to it: characters of all that is stored, bytes shown as numbers. */
const MOST_STORED = 1_000_000
/** How many people a game may remember, however many come. */
const MOST_REMEMBERED = 100

interface Line {
	name: string
	end: HostSocket
	isOpen: boolean
}

/** A room of a real game in the real host, whose people send whatever the fuzz thinks of. */
export class FuzzedRoom {
	readonly random: Random
	readonly store = new MemoryStore()
	readonly game: AnyGame
	readonly #lines: Line[] = []
	readonly #reported: unknown[] = []
	#host: Host
	now = 1_700_000_000_000
	frames = 0

	constructor(game: AnyGame, seed: string) {
		this.game = game
		this.random = randomFrom(seed)
		this.#host = this.#start()
	}

	#start(): Host {
		return new Host({
			store: this.store,
			games: findGame,
			sockets: () => this.#lines.filter(({ isOpen }) => isOpen).map(({ end }) => end),
			now: () => this.now,
			entropy: () => Array.from({ length: 64 }, () => this.random.below(16).toString(16)).join(''),
			lull: () => Promise.resolve(),
			pause: () => Promise.resolve(),
			breathe: () => Promise.resolve(),
			aside: (work) => void work(),
			report: (error) => this.#reported.push(error),
		})
	}

	async open(options: unknown): Promise<void> {
		await this.#host.create({ code: 'BCDFGH', game: this.game.id, options }, tokenOf(PEOPLE[0]!))
		for (const name of PEOPLE) await this.enter(name)
	}

	/** Somebody opens a socket, and says hello unless they are told not to. */
	async enter(name: string, isGreeting = true): Promise<void> {
		if ((await this.#host.admits()) !== 'yes') return
		const line: Line = { name, isOpen: true, end: undefined as never }
		line.end = {
			attachment: { person: null, openedAt: this.now },
			send: () => {},
			close() {
				line.isOpen = false
			},
			lastHeard: () => this.now,
		}
		this.#lines.push(line)
		if (isGreeting)
			await this.send(name, JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: tokenOf(name) }))
	}

	/** What somebody's page would know now. */
	get room(): Room | undefined {
		return wakeRoom(this.store.stored, findGame)?.room
	}

	/** The steps that somebody could legally take, as far as the room stands. */
	legalSteps(room: Room | undefined, name: string): unknown[] {
		const { match } = room ?? {}
		const seat = room?.seats.find(({ player }) => player === personOf(tokenOf(name)))
		const place = match && seat ? match.seats.findIndex(({ id }) => id === seat.id) : -1
		const game = match && findGame(match.game, match.version)
		if (!room || !game || place < 0) return []
		return game.steps({ table: game.table(match.state), seat: place, hand: viewHand(room, place, findGame) })
	}

	async send(name: string, data: string | Uint8Array): Promise<void> {
		this.frames += 1
		const line = this.#lines.findLast((one) => one.name === name && one.isOpen)
		if (line) await this.#host.receive(line.end, data)
		else if (this.random.below(3) === 0) await this.enter(name)
	}

	/** A socket is lost. */
	async lose(name: string): Promise<void> {
		const line = this.#lines.findLast((one) => one.name === name && one.isOpen)
		if (!line) return
		line.isOpen = false
		await this.#host.leave(line.end)
	}

	async sleep(): Promise<void> {
		this.#host = this.#start()
		await this.#host.settled()
	}

	/** Time passes; the alarm goes off when it should. */
	async pass(milliseconds: number): Promise<void> {
		this.now += milliseconds
		const { alarmAt } = this.store
		if (alarmAt === undefined || alarmAt > this.now) return
		this.store.alarmAt = undefined
		await this.#host.wake()
	}

	/** What must hold at any time. */
	check(): void {
		if (this.#reported.length > 0) throw this.#reported[0]
		if (canonical(this.room) !== canonical(wakeRoom(this.store.stored, findGame)?.room))
			throw new Error('a wake finds another room than the log tells')
		const { held = [], asked = [] } = this.room?.match ?? {}
		for (const people of [held, asked])
			if (people.length > MOST_REMEMBERED) throw new Error(`a game remembers ${people.length} people`)
		const { characters } = this.store.volume
		if (characters > MOST_STORED) throw new Error(`the room has grown to ${characters} characters`)
		const polluted = Object.keys(Object.prototype)
		if (polluted.length > 0) throw new Error(`every object now has ${polluted}`)
	}
}

/** A question about a document, with any state vector. */
export const askDocument = (name: 'room' | 'table', epoch: number): Uint8Array =>
	encodeDocumentFrame({ name, epoch, kind: 'ask', body: Y.encodeStateVector(new Y.Doc()) })
