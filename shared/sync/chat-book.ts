import { isRejected, type Rejected, reject } from '../kernel/rejection.ts'
import { type Chat, type ChatLine, NO_CHAT, newLine, type Saying, say, withoutLinesOf } from '../room/chat.ts'
import type { Person, Room } from '../room/room.ts'
import { Hearing } from './company.ts'
import type { Rate } from './rate-limit.ts'
import type { Shell } from './shell.ts'

/** About a line a second from each person, and some at once: people send short lines. */
const RATE: Rate = { burst: 5, perSecond: 1 }

/** What people say, beside the log and the documents. It is read when somebody asks: most wakes need none of it. */
export class ChatBook {
	readonly #shell: Pick<Shell, 'store' | 'now'>
	readonly #hearing = new Hearing(RATE)
	#chat: Chat | undefined // once it was read

	constructor(shell: Pick<Shell, 'store' | 'now'>) {
		this.#shell = shell
	}

	/** Keeps a line; what to tell everybody, if it is new, or why not. */
	async say(room: Room, saying: Saying): Promise<ChatLine | undefined | Rejected> {
		const chat = await this.#read()
		const said = say(chat, room, saying)
		if (isRejected(said)) return said
		const line = newLine(chat, said)
		if (!line) return undefined
		if (!this.#hearing.allows(room, saying.by, this.#shell.now())) return reject('too-fast')
		await this.#shell.store.keepChat(said)
		this.#chat = said
		return line
	}

	async linesAfter(n: number): Promise<ChatLine[]> {
		const { lines } = await this.#read()
		return lines.filter((line) => line.n > n)
	}

	/** When something was last said, as far as is known without reading it. */
	get lastAt(): number {
		return this.#chat?.lines.at(-1)?.at ?? 0
	}

	/** The same, for certain. */
	async readLastAt(): Promise<number> {
		await this.#read()
		return this.lastAt
	}

	/** What was said somewhere else goes on here. */
	async adopt(chat: Chat): Promise<void> {
		await this.#shell.store.keepChat(chat)
		this.#chat = chat
	}

	/** Nobody hears any more what somebody said; whether that was anything. */
	async erase(people: ReadonlySet<Person>): Promise<boolean> {
		const chat = await this.#read()
		const left = withoutLinesOf(chat, people)
		if (left === chat) return false
		await this.adopt(left)
		return true
	}

	/** The room is gone, and what was said in it. */
	forget(): void {
		this.#chat = undefined
		this.#hearing.forget()
	}

	async #read(): Promise<Chat> {
		this.#chat ??= (await this.#shell.store.readChat()) ?? NO_CHAT
		return this.#chat
	}
}
