import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import type { GameRecord } from '../../shared/kernel/record.ts'
import type { Rejected } from '../../shared/kernel/rejection.ts'
import type { ChatLine } from '../../shared/room/chat.ts'
import type { SentCommand } from '../../shared/room/command.ts'
import type { Speaker } from '../../shared/room/company.ts'
import type { BannedView } from '../../shared/room/lock.ts'
import type { RoomView, TableView } from '../../shared/room/view.ts'
import { parseAuthorityFrame } from '../../shared/sync/authority-frame.ts'
import { unbundle } from '../../shared/sync/bundle.ts'
import {
	type AskLines,
	type AskRecord,
	type AuthorityFrame,
	type Hello,
	MAX_FRAME,
	type Network,
	PROTOCOL,
	type SentName,
} from '../../shared/sync/frames.ts'
import { createClock } from './clock.ts'
import { addressOf, browserEnvironment, type Environment } from './environment.ts'
import { followDocuments } from './followed-documents.ts'
import { holdHand } from './hand.ts'
import { openLink } from './link.ts'
import { createOutbox } from './outbox.ts'
import { isOver, type Status } from './status.ts'

export interface Presence {
	here: number[] // seats by id
	away: Record<string, number> // since when, on the authority's clock
	watching: number
	watchers?: readonly Speaker[] // those of them who said what they are called
	network?: Record<string, Network> // of those who race, by their seats' ids
}

/** A sign that somebody has just made. */
export interface Reaction extends Speaker {
	reaction: number
	at: number // when it came, on our clock
}

/** One person's way into a room, whoever runs it: what they see of it, and what they tell it. */
export interface Connection {
	status: ReadonlySignal<Status>
	you: ReadonlySignal<number | null | undefined> // my seat's id; null while I watch; undefined while not known
	owns: ReadonlySignal<number | null> // the seat that I got up from and can take back
	asks: ReadonlySignal<number | null> // the seat that I ask for
	banned: ReadonlySignal<readonly BannedView[]> // whom I shut out of my room
	room: ReadonlySignal<RoomView | undefined>
	table: ReadonlySignal<TableView | undefined> // of the room's epoch
	hand: ReadonlySignal<unknown> // never newer than the table
	presence: ReadonlySignal<Presence | undefined>
	chat: ReadonlySignal<readonly ChatLine[]> // what was said lately
	reaction: ReadonlySignal<Reaction | undefined> // the latest
	name: ReadonlySignal<string | undefined> // what we said that we are called while we watch
	pending: ReadonlySignal<number> // commands whose fate is not known yet
	/** The authority's clock less mine, in milliseconds. */
	clockOffset(): number
	/** Resolves with the refusal, or with nothing once it is done; a break only delays that. Never rejects. */
	send(type: SentName, args?: object): Promise<Rejected | undefined>
	/** A game that is over, to be replayed: the latest, unless told, or the one before it; null while there is none. */
	record(epoch?: number): Promise<GameRecord | null>
	retryNow(): void
	close(): void
}

export interface ConnectionOptions {
	code: string
	token: string
	fresh?: true | undefined // made for this: the browser may have been somebody there before
	url?: string // of the socket; where the page came from, unless told
	WebSocket?: Environment['WebSocket']
	environment?: Partial<Environment>
}

/** What becomes of commands once there is nobody left to tell them to. */
const UNREACHABLE: Rejected = { rejected: 'no-such-room' }

export function openConnection(options: ConnectionOptions): Connection {
	const { code, token, fresh, url, WebSocket, environment } = options
	const around: Environment = { ...browserEnvironment(), ...(WebSocket && { WebSocket }), ...environment }
	const page = around.random().toString(36).slice(2) // tells this page's commands from those of the same person's others
	const status = signal<Status>('connecting')
	const you = signal<number | null | undefined>(undefined)
	const owns = signal<number | null>(null)
	const asks = signal<number | null>(null)
	const banned = signal<readonly BannedView[]>([])
	const room = signal<RoomView | undefined>(undefined)
	const table = signal<TableView | undefined>(undefined)
	const hand = signal<unknown>(undefined)
	const presence = signal<Presence | undefined>(undefined)
	const chat = signal<readonly ChatLine[]>([])
	const reaction = signal<Reaction | undefined>(undefined)
	const name = signal<string | undefined>(undefined)
	const pending = signal(0)

	const documents = followDocuments()
	const held = holdHand()
	const commands = createOutbox<Rejected | undefined>()
	const records = createOutbox<GameRecord | null>()
	const clock = createClock()
	let sent = 0
	let greetedAt: number | undefined // while the greeting has no answer
	let unread: (string | Uint8Array)[] | undefined // while what somebody did is not on the screen yet

	/** Everything in one go: nothing here waits for an answer. */
	const greet = () => {
		greetedAt = around.now()
		const hello: Hello = { type: 'hello', protocol: PROTOCOL, token, fresh, name: name.peek() }
		link.send(JSON.stringify(hello))
		for (const question of documents.ask()) link.send(question)
		const lines: AskLines = { type: 'lines', after: chat.peek().at(-1)?.n ?? 0 }
		link.send(JSON.stringify(lines))
		for (const text of [...commands.texts(), ...records.texts()]) link.send(text)
	}

	const show = (shown = documents.shown()) => {
		room.value = shown?.room
		table.value = shown?.table
		hand.value = shown && held.at(shown.room.epoch, shown.table)
	}

	const receiveDocument = (bytes: Uint8Array) => {
		if (!documents.receive(bytes)) return link.restart()
		show()
		if (documents.areCurrent() && documents.shown()) link.markSteady()
	}

	const receive = (frame: AuthorityFrame | undefined) => {
		switch (frame?.type) {
			case 'you':
				if (greetedAt !== undefined) clock.restart(around.now() - greetedAt)
				greetedAt = undefined
				clock.hear(frame.now, around.now())
				if (frame.seat !== you.value) held.forget()
				you.value = frame.seat
				owns.value = frame.owns
				asks.value = frame.asks ?? null
				banned.value = frame.banned ?? []
				return show()
			case 'probe':
				return link.send(JSON.stringify(frame))
			case 'hand':
				held.receive(frame)
				return show()
			case 'presence':
				presence.value = frame
				return
			case 'ack':
				commands.settle(frame.id, undefined)
				pending.value = commands.size
				return
			case 'rejected':
				commands.settle(frame.id, refusalOf(frame))
				pending.value = commands.size
				return
			case 'lines':
				chat.value = withLines(chat.peek(), frame.lines)
				return
			case 'reaction':
				reaction.value = { ...frame, at: around.now() }
				return
			case 'record':
				return records.settle(`${frame.epoch}`, frame.record)
		}
	}

	const changeStatus = (next: Status) => {
		status.value = next
		if (!isOver(next)) return
		commands.settleAll(UNREACHABLE)
		records.settleAll(null)
		pending.value = 0
	}

	const read = (message: string | Uint8Array) =>
		batch(() => {
			for (const frame of unbundle(message))
				if (typeof frame === 'string') receive(parseAuthorityFrame(frame))
				else receiveDocument(frame)
		})

	/** The page shows what somebody did before it reads the answer, which may change all of the table. */
	const answerLater = () => {
		if (unread || !around.afterPaint) return
		const messages: (string | Uint8Array)[] = []
		unread = messages
		around.afterPaint(() => {
			unread = undefined
			for (const message of messages) read(message)
		})
	}

	const link = openLink(url ?? addressOf(code), around, {
		onOpen: greet,
		onFrame: (message) =>
			unread && !(typeof message === 'string' && message.includes('"probe"')) // which is timed
				? unread.push(message)
				: read(message),
		onRoundTrip: clock.time,
		onStatus: changeStatus,
	})

	return {
		status,
		you,
		owns,
		asks,
		banned,
		room,
		table,
		hand,
		presence,
		chat,
		reaction,
		name,
		pending,
		clockOffset: clock.offset,
		async send(type, args = {}) {
			if (isOver(status.value)) return UNREACHABLE
			if (type === 'introduce') name.value = (args as { name?: string }).name
			const command: SentCommand = {
				id: `${page}.${sent++}`,
				epoch: room.value?.epoch ?? 0,
				turn: table.value?.now.turn ?? 0,
				type,
				args,
			}
			const text = JSON.stringify(command)
			if (text.length > MAX_FRAME) return { rejected: 'too-large' }
			const fate = commands.put(command.id, text)
			pending.value = commands.size
			answerLater()
			link.send(text)
			return fate
		},
		async record(epoch = room.value?.epoch ?? 0) {
			if (isOver(status.value)) return null
			const ask: AskRecord = { type: 'record', epoch }
			const text = JSON.stringify(ask)
			link.send(text)
			return records.put(`${ask.epoch}`, text)
		},
		retryNow: link.retryNow,
		close: link.close,
	}
}

const MOST_LINES = 50

/** A line may come twice: as news, and as the answer to a question. */
function withLines(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
	const last = known.at(-1)?.n ?? 0
	return [...known, ...lines.filter(({ n }) => n > last)].slice(-MOST_LINES)
}

const refusalOf = ({ code, step }: Extract<AuthorityFrame, { type: 'rejected' }>): Rejected =>
	step === undefined ? { rejected: code } : { rejected: code, step }
