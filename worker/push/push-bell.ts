import { bytesOfText } from '../../shared/kernel/bytes.ts'
import { sha256Hex } from '../../shared/kernel/sha256.ts'
import type { Person } from '../../shared/room/room.ts'
import type { Bell, Seated } from '../../shared/sync/bell.ts'
import type { PushKeys } from './push-keys.ts'
import { type Delivery, send } from './send.ts'
import {
	dueCalls,
	ofSeated,
	type Subscriber,
	type Subscribers,
	withCall,
	withDelivery,
	withoutSubscription,
	withSubscription,
} from './subscribers.ts'
import type { Subscription } from './subscription.ts'

/** What a bell needs of its room. */
interface Around {
	store: { subscribers: Subscribers } // as stored; what is put there is written
	keys: PushKeys | undefined
	now(): number
	/** Does something beside the room, which waits for nobody's push service. */
	aside(work: () => Promise<void>): void
	/** Lets the room look round again. */
	lookAgain(): Promise<void>
}

/** Calls people by Web Push who left their table when it waits for them. */
export class PushBell implements Bell {
	readonly #around: Around

	constructor(around: Around) {
		this.#around = around
	}

	add(person: Person, subscription: Subscription): void {
		const { store, now } = this.#around
		store.subscribers = withSubscription(store.subscribers, person, subscription, now())
	}

	remove(person: Person, endpoint: string): void {
		this.#change((all) => withoutSubscription(all, person, endpoint))
	}

	look(code: string, seated: () => readonly Seated[]): number {
		const { store, keys, now } = this.#around
		if (!keys || Object.keys(store.subscribers).length === 0) return Number.POSITIVE_INFINITY
		const people = seated()
		const { calls, next } = dueCalls(store.subscribers, people, now())
		this.#change((all) => calls.reduce(withCall, ofSeated(all, people)))
		for (const call of calls)
			this.#call(code, call.person, call.to, keys, async (delivery) => {
				this.#change((all) => withDelivery(all, call, delivery, now()))
				if (delivery.kind === 'refused') await this.#around.lookAgain()
			})
		return next
	}

	nudge(code: string, person: Person): void {
		const { store, keys, now } = this.#around
		if (!keys) return
		for (const to of store.subscribers[person] ?? [])
			if ((to.restsUntil ?? 0) <= now())
				this.#call(code, person, to, keys, async (delivery) =>
					this.#change((all) => withDelivery(all, { person, to, wait: NUDGED }, delivery, now())),
				)
	}

	#call(
		code: string,
		person: Person,
		to: Subscriber,
		keys: PushKeys,
		settle: (delivery: Delivery) => Promise<void>,
	): void {
		const message = { room: code }
		this.#around.aside(async () =>
			settle(await send(to, message, topicFor(code, person), keys, this.#around.now())),
		)
	}

	/** Writes what has changed, and only that: the room, and all that is stored of it, may be gone meanwhile. */
	#change(change: (all: Subscribers) => Subscribers): void {
		const { store } = this.#around
		const changed = change(store.subscribers)
		if (changed !== store.subscribers) store.subscribers = changed
	}
}

/** No wait is called that. */
const NUDGED = ''

/** At most 32 letters, which tell the service nothing of the room. */
const topicFor = (code: string, person: Person): string =>
	sha256Hex(bytesOfText(`${code} ${person}`)).slice(0, 32)
