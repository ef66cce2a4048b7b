import { TabRoom } from '../../../client/authority/tab-room.ts'
import type { Environment, Socket } from '../../../client/connection/environment.ts'
import { GuestRoom } from '../../../client/peer/guest-room.ts'
import { HostDoor } from '../../../client/peer/host-door.ts'
import { type Identity, makeIdentity } from '../../../client/peer/identity.ts'
import type { Network } from '../../../client/peer/network.ts'
import { sealAs } from '../../../client/peer/seal.ts'
import { takePart } from '../../../client/peer/take-part.ts'
import { personOf } from '../../../shared/room/person.ts'
import { fingerprintOf } from '../../../shared/sync/peer/card.ts'
import type { HostSocket } from '../../../shared/sync/shell.ts'
import { Crash } from '../../support/memory-store.ts'
import { tokenOf } from '../../support/visitor.ts'
import { Page } from '../page.ts'
import type { Planted } from '../planted/planted.ts'
import type { Script } from '../script.ts'
import { NAMES, Stage } from '../stage.ts'
import { actIn } from '../stage-faults.ts'
import { makeBrowser } from './made-browser.ts'
import { peerFaults } from './peer-faults.ts'
import { PeerHostile } from './peer-hostile.ts'
import type { Ether } from './pipe.ts'
import { StormDirect } from './storm-direct.ts'
import { StormSignalling } from './storm-signalling.ts'
import { openTabLog } from './tab-log.ts'

interface Opened {
	page: Page
	owner: string // of what it has open in the network
	close(): void
}

/** A room that the first one's tab keeps, guests who come by its link, and all that may go wrong between them. */
export class PeerWorld extends Stage {
	readonly signalling: StormSignalling
	readonly direct: StormDirect
	readonly hostile = new PeerHostile(this)
	readonly #ether: Ether
	readonly #identities = new Map<string, Identity>()
	readonly #errors: unknown[] = []
	readonly #guests = new Map<string, Opened>() // by their names
	#tab: Opened | undefined // while it is open
	#deaf: string | undefined // whose page hears nothing
	#restore = () => {}

	constructor(script: Script, planted: Planted = {}) {
		super(script, planted)
		this.#ether = {
			now: () => this.clock.now,
			after: (milliseconds, run) => void this.clock.after(milliseconds, run),
			latency: () => 1 + this.random.below(script.latency),
			below: (count) => this.random.below(count),
			isDeaf: (owner) => owner === this.#deaf,
		}
		this.signalling = new StormSignalling(this.#ether)
		this.direct = new StormDirect(this.#ether, () => !this.signalling.isGone)
	}

	async open(): Promise<void> {
		const { WebSocket } = this.signalling
		this.#restore = makeBrowser(this.clock, this.random, {
			WebSocket,
			onError: (error) => this.#errors.push(error),
		})
		const { game, options, players, pace } = this.script
		const names = NAMES.slice(0, players)
		for (const name of [...names, 'mallory']) this.#identities.set(name, await makeIdentity())
		await this.until(this.openTab({ code: 'BCDFGH', game, options, host: this.fingerprint }))
		for (const name of names.slice(1)) this.openGuest(name)
		if (pace) this.pages[0]!.send('clock', { pace })
	}

	get host(): Identity {
		return this.identityOf(NAMES[0]!)
	}

	get fingerprint(): string {
		return fingerprintOf(this.host.card)
	}

	get isTabOpen(): boolean {
		return this.#tab !== undefined
	}

	get guests(): string[] {
		return [...this.#guests.keys()]
	}

	identityOf(name: string): Identity {
		return this.#identities.get(name)!
	}

	/** The host's tab: it makes the room, or finds it where the one before left it. */
	async openTab(wish?: Parameters<TabRoom['create']>[0]): Promise<void> {
		const before = this.#tab
		this.lives += 1
		const life = this.lives
		const name = NAMES[0]!
		const owner = `${name} ${life}`
		const room = await TabRoom.open('BCDFGH', {
			now: () => this.clock.now + this.skew,
			seal: sealAs(this.host),
			games: this.planted.games?.(this.games) ?? this.games,
			openLog: (_, wake) =>
				openTabLog(
					this.store,
					{ live: () => this.waitAs(life), ringAt: (at, ring) => this.#ringAt(at, ring) },
					wake,
				),
		})
		if (wish) {
			const refused = await room.create(wish, tokenOf(name))
			if (refused) throw new Error(`no room: ${refused.rejected}`)
		}
		const door = new HostDoor(this.#watched(room), this.host, this.#networkOf(owner))
		void room.replaced.then(() => door.close())
		const page = this.#openPage(name, () => new room.WebSocket(''))
		before?.page.connection.close()
		this.#tab = {
			page,
			owner,
			close: () => {
				page.connection.close()
				door.close()
				room.close()
			},
		}
	}

	/** With all that it was doing; whether or not it had time to say so. */
	closeTab(isSudden: boolean): void {
		const tab = this.#tab
		this.#tab = undefined
		if (!tab) return
		this.#shut(tab, isSudden)
		this.lives += 1
		this.ledger.checkWake()
	}

	openGuest(name: string): void {
		const owner = `${name} ${this.pages.length}`
		const room = new GuestRoom(this.fingerprint, this.identityOf(name), this.#networkOf(owner))
		const page = this.#openPage(name, () => new room.WebSocket(''), {
			isHostAway: () => room.isHostAway,
			onChange: (changed) => room.onChange(changed),
		})
		const connection = { ...page.connection, send: page.send.bind(page) }
		const stop = takePart(connection, name) // each device keeps its shares under a name of its own
		this.#guests.set(name, {
			page,
			owner,
			close: () => {
				page.connection.close()
				stop()
				room.close()
			},
		})
	}

	reload(name: string, isSudden: boolean): void {
		const guest = this.#guests.get(name)
		if (guest) this.#shut(guest, isSudden)
		this.openGuest(name)
	}

	act(kind: string, choice: number): void {
		actIn(this, peerFaults, kind, choice)
	}

	stopFaults(): void {
		this.isCalm = true
		this.refusedUntil = 0
		this.alarm = { late: 0, isTwice: false }
		this.store.fuse = Number.POSITIVE_INFINITY
		this.signalling.isGone = false
		this.direct.isBarred = false
		this.hostile.leave()
		for (const line of [...this.signalling.lines]) if (line.up.isDead || line.down.isDead) line.cut()
		for (const channel of [...this.direct.channels])
			if (channel.pipes.some(({ isDead }) => isDead)) this.direct.drop(channel)
		if (!this.#tab) void this.openTab()
		const page = this.deafen()
		this.#deaf = [...this.#guests.values()].find((guest) => guest.page === page)?.owner
	}

	/** What was under way still finds the storm's own keys. */
	override async close(): Promise<void> {
		for (const opened of [...this.#guests.values(), ...(this.#tab ? [this.#tab] : [])]) opened.close()
		await new Promise(setImmediate)
		this.#restore()
	}

	protected setAlarm(): void {} // each tab has timers of its own

	/** A tab that failed has started again by itself. */
	protected look(): unknown {
		const errors = this.#errors.splice(0)
		if (errors.length > 0) this.store.fuse = Number.POSITIVE_INFINITY
		return errors.find((error) => !(error instanceof Crash))
	}

	#ringAt(at: number, ring: () => void): () => void {
		const { late, isTwice } = this.alarm
		return this.clock.after(Math.max(0, at - this.clock.now - this.skew) + late, () => {
			ring()
			if (isTwice) this.clock.after(this.random.below(40), ring)
		})
	}

	#shut({ owner, close }: Opened, isSudden: boolean): void {
		if (isSudden) {
			for (const line of [...this.signalling.lines]) if (line.owner === owner) line.cut()
			this.direct.dropAllOf(owner)
		}
		close()
	}

	#openPage(name: string, dial: () => Socket, more: Partial<Environment> = {}): Page {
		const person = personOf(tokenOf(name))
		const watched = () => {
			const socket = dial()
			const send = socket.send.bind(socket)
			socket.send = (data) => {
				this.ledger.noteSent(person, data as string | Uint8Array)
				send(data)
			}
			return socket
		}
		const page = new Page(name, { ...this.environmentOf(name, watched), ...more })
		this.pages.push(page)
		this.ledger.watch(page)
		this.live(page)
		return page
	}

	/** The room as its door sees it: what it tells guests is held against what it may. */
	#watched(room: TabRoom): ConstructorParameters<typeof HostDoor>[0] {
		return {
			admit: (socket) => {
				this.#watch(socket)
				room.admit(socket)
			},
			receive: (socket, data) => room.receive(socket, this.planted.up?.(data, this) ?? data),
			leave: (socket) => room.leave(socket),
			forget: (socket) => room.forget(socket),
			isSeated: (person) => room.isSeated(person),
		}
	}

	#watch(socket: HostSocket): void {
		const send = socket.send.bind(socket)
		socket.send = (data) => {
			for (const frame of this.planted.down?.([data], this) ?? [data]) {
				this.ledger.noteTold(socket.attachment.person, frame)
				send(frame)
			}
		}
	}

	#networkOf(owner: string): Network {
		return {
			signalling: owner,
			openDirect: (board, events) => this.direct.openFor(owner, board, events),
		}
	}
}
