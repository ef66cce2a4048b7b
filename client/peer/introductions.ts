import { type Room, type SignalingConn, WebrtcConn, type WebrtcProvider } from 'y-webrtc'
import { type Introduction, parseIntroduction } from '../../shared/sync/peer/introduction.ts'
import { freshLimit, type Rate, take } from '../../shared/sync/rate-limit.ts'
import { lockWords, unlockWords } from './locked-words.ts'
import type { SignalLine } from './signal-line.ts'

/** Ends of pages that are gone linger for a while: many reloads must not shut the door. */
const MOST_ENDS = 12
/** For each of them this page describes itself in some ten messages. */
const ENDS: Rate = { burst: 16, perSecond: 0.5 }
/** Two pages that find each other say a few dozen things. */
const WORDS: Rate = { burst: 300, perSecond: 5 }

interface IntroductionEvents {
	onEnd(end: WebrtcConn): void // of a direct way that is being looked for
	onSpoiled(): void // the other side talks and talks
}

/**
 * Introduces the pages at a board to each other, in the words of y-webrtc. The library's own client believes
 * whatever it is told: what it cannot open, or does not expect, it throws over where nobody can catch it, and it
 * makes ends without limit. Here only what an honest page says gets through.
 */
export class Introductions {
	readonly #line: SignalLine
	readonly #topic: string
	readonly #events: IntroductionEvents
	readonly #ends = freshLimit(Date.now(), ENDS)
	readonly #words = freshLimit(Date.now(), WORDS)
	readonly #aboutToCall = new WeakSet<WebrtcConn>()
	#room: Room | undefined // once its key is made

	constructor(provider: WebrtcProvider, line: SignalLine, events: IntroductionEvents) {
		this.#line = line
		this.#topic = provider.roomName
		this.#events = events
		provider.once('status', () => {
			if (!provider.connected || !provider.room) return // closed meanwhile
			this.#room = provider.room
			line.listen(
				this.#topic,
				(data) => void this.#hear(data),
				() => void this.announce(),
			)
		})
	}

	/** Says that this page is here: whoever hears it calls. */
	async announce(): Promise<void> {
		const room = this.#room
		if (!room || room.webrtcConns.size >= MOST_ENDS) return
		const words: Introduction = { type: 'announce', from: room.peerId }
		this.#line.publish(this.#topic, await lockWords(room.key, words))
	}

	close(): void {
		if (this.#room) this.#line.forget(this.#topic)
		this.#room = undefined
	}

	async #hear(data: unknown): Promise<void> {
		const room = this.#room
		const words = room && parseIntroduction(await unlockWords(room.key, data))
		// Our own words come back to us; and pages of one browser need no direct way.
		if (!words || room !== this.#room || words.from === room.peerId || room.bcConns.has(words.from)) return
		if (take(this.#words, Date.now(), { rate: WORDS }) !== 'yes') this.#events.onSpoiled()
		else if (words.type === 'announce') this.#endOf(room, words.from, true)
		else if (words.to === room.peerId) this.#follow(room, words)
	}

	#follow(room: Room, words: Extract<Introduction, { type: 'signal' }>): void {
		const { from, token, signal } = words
		const known = room.webrtcConns.get(from)
		if (signal.type === 'answer' && !known) return
		// The other was quicker. An end that still gets ready to call fails over that, so another one follows.
		if (signal.type === 'offer' && known && this.#aboutToCall.has(known)) {
			known.peer.once('close', () => this.#follow(room, words))
			known.destroy()
			return
		}
		// Both called at the same moment: the later call counts.
		if (signal.type === 'offer' && known?.glareToken && known.glareToken > token) return
		const end = this.#endOf(room, from, false)
		if (!end || end.peer.destroyed) return
		if (signal.type !== 'candidate') Object.assign(end, { glareToken: undefined }) // it follows, and calls no more
		try {
			end.peer.signal(signal)
		} catch {
			end.destroy() // no browser describes itself so
		}
	}

	/** The end towards another page; undefined where there are too many already. */
	#endOf(room: Room, from: string, isCalling: boolean): WebrtcConn | undefined {
		const known = room.webrtcConns.get(from)
		if (known) return known
		if (room.webrtcConns.size >= MOST_ENDS) return undefined
		if (take(this.#ends, Date.now(), { rate: ENDS }) !== 'yes') return undefined
		// All that the library ever does with it is to publish what the end says, locked.
		const sender = { send: ({ data }: { data: string }) => this.#line.publish(this.#topic, data) }
		const end = new WebrtcConn(sender as unknown as SignalingConn, isCalling, from, room)
		room.webrtcConns.set(from, end)
		if (isCalling) {
			this.#aboutToCall.add(end)
			end.peer.once('signal', () => this.#aboutToCall.delete(end))
		}
		this.#events.onEnd(end)
		return end
	}
}
