import type { Person } from '../../shared/room/room.ts'
import type { Seated } from '../../shared/sync/bell.ts'
import type { Delivery } from './send.ts'
import type { Subscription } from './subscription.ts'

/** A seat's browsers: nobody plays with more. */
export const MOST_SUBSCRIPTIONS = 3
/** Whoever was heard from so lately need not be called: in milliseconds. */
export const SILENT_FOR = 60_000
/** A service that fails is left alone for a minute, and twice as long each time, up to a day. */
const REST = 60_000
const LONGEST_REST = 24 * 3600 * 1000

/** One browser of somebody's, and how it went so far. */
export interface Subscriber extends Subscription {
	addedAt: number // that was a sign of life, too
	calledFor?: string // the wait for which it was called last
	failures?: number // since it went well
	restsUntil?: number
}

/** Whom a room calls, as it is stored. */
export type Subscribers = Readonly<Record<Person, readonly Subscriber[]>>

/**
 * With one more; of more than a seat has the oldest goes. The same browser again replaces itself, and what was noted of
 * it stays: else whoever subscribes again and again is called each time, and no service is left alone.
 */
export function withSubscription(
	all: Subscribers,
	person: Person,
	one: Subscription,
	now: number,
): Subscribers {
	const known = all[person]?.find(({ endpoint }) => endpoint === one.endpoint)
	const subscriber = { ...known, ...one, addedAt: now }
	return {
		...all,
		[person]: [...others(all, person, one.endpoint), subscriber].slice(-MOST_SUBSCRIPTIONS),
	}
}

export function withoutSubscription(all: Subscribers, person: Person, endpoint: string): Subscribers {
	const left = others(all, person, endpoint)
	if (left.length === (all[person]?.length ?? 0)) return all
	const { [person]: _, ...rest } = all
	return left.length > 0 ? { ...rest, [person]: left } : rest
}

const others = (all: Subscribers, person: Person, endpoint: string): Subscriber[] =>
	(all[person] ?? []).filter((subscriber) => subscriber.endpoint !== endpoint)

/** Whoever has no seat any more is forgotten; the same where nobody is. */
export function ofSeated(all: Subscribers, seated: readonly Seated[]): Subscribers {
	const isSeated = (person: Person) => seated.some((one) => one.person === person)
	const people = Object.entries(all)
	const left = people.filter(([person]) => isSeated(person))
	return left.length === people.length ? all : Object.fromEntries(left)
}

/** One call: to a browser, because of a wait. */
export interface Call {
	person: Person
	to: Subscriber
	wait: string
}

/** Whom to call now, and when the next may have to be called. */
export function dueCalls(
	all: Subscribers,
	seated: readonly Seated[],
	now: number,
): { calls: Call[]; next: number } {
	const calls: Call[] = []
	let next = Number.POSITIVE_INFINITY
	for (const { person, heardAt, wait } of seated) {
		if (!wait) continue
		const subscribers = all[person] ?? []
		const silentFrom = Math.max(wait.since, heardAt, ...subscribers.map(({ addedAt }) => addedAt))
		for (const to of subscribers) {
			if (to.calledFor === wait.name) continue
			const at = Math.max(silentFrom + SILENT_FOR, to.restsUntil ?? 0)
			if (at <= now) calls.push({ person, to, wait: wait.name })
			else next = Math.min(next, at)
		}
	}
	return { calls, next }
}

/** Noted before it is made: a room that falls meanwhile calls nobody twice. */
export const withCall = (all: Subscribers, { person, to, wait }: Call): Subscribers =>
	withChange(all, person, to.endpoint, (subscriber) => ({ ...subscriber, calledFor: wait }))

/** What became of a call. What was refused may be tried again for the same wait, once the service has rested. */
export function withDelivery(
	all: Subscribers,
	{ person, to: { endpoint }, wait }: Call,
	delivery: Delivery,
	now: number,
): Subscribers {
	if (delivery.kind === 'gone') return withoutSubscription(all, person, endpoint)
	return withChange(all, person, endpoint, ({ failures = 0, restsUntil: _, calledFor, ...subscriber }) => {
		const called = calledFor === wait && delivery.kind === 'refused' ? undefined : calledFor
		const noted: Subscriber = called === undefined ? subscriber : { ...subscriber, calledFor: called }
		if (delivery.kind === 'sent') return noted
		const asked = delivery.kind === 'refused' ? (delivery.after ?? 0) : 0
		const rest = Math.min(Math.max(REST * 2 ** failures, asked), LONGEST_REST)
		return { ...noted, failures: failures + 1, restsUntil: now + rest }
	})
}

/** Nothing where the browser is not among them any more. */
function withChange(
	all: Subscribers,
	person: Person,
	endpoint: string,
	change: (subscriber: Subscriber) => Subscriber,
): Subscribers {
	const known = all[person]
	if (!known?.some((subscriber) => subscriber.endpoint === endpoint)) return all
	return { ...all, [person]: known.map((one) => (one.endpoint === endpoint ? change(one) : one)) }
}
