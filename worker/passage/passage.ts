import type { Person } from '../../shared/room/room.ts'

/** How long a link is good for, and how long it is remembered, in milliseconds. */
export const GOOD_FOR = 5 * 60_000
const REMEMBERED_FOR = 24 * 3600 * 1000
/** So many tries in vain close it. */
export const MOST_TRIES = 10
/** Of so many is remembered how it ended who have no seat any more: seats are taken and left for nothing. */
const MOST_GONE = 8

/** A seat that is to go to another device: who follows the link asks for it, and the first device answers. */
export interface Passage {
	secret: string // SHA-256 of what the link holds, which is kept nowhere
	until: number
	tries: number // in vain: by a wrong link, too late, or after somebody else
	claim?: Claim
	end?: 'moved' | 'refused'
}

interface Claim {
	by: Person
	number: number // that both devices show
}

/** By whose seats they are. */
export type Passages = Readonly<Record<Person, Passage>>

/** What somebody is told of theirs. */
export interface PassageView {
	state: 'open' | 'asked' | 'moved' | 'refused' | 'late' | 'none'
	tries: number
	number?: number
}

/** With a new one; whoever has a seat is not pushed out by those who have none. */
export function withOffer(
	all: Passages,
	person: Person,
	secret: string,
	now: number,
	isSeated: (person: Person) => boolean,
): Passages {
	const others = Object.entries(all).filter(
		([other, { until }]) => other !== person && now < until + REMEMBERED_FOR,
	)
	const gone = others.filter(([other]) => !isSeated(other)).sort(([, a], [, b]) => a.until - b.until)
	return Object.fromEntries([
		...gone.slice(-MOST_GONE),
		...others.filter(([other]) => isSeated(other)),
		[person, { secret, until: now + GOOD_FOR, tries: 0 }],
	])
}

export function viewPassage(passage: Passage | undefined, now: number): PassageView {
	if (!passage) return { state: 'none', tries: 0 }
	const { end, claim, until, tries } = passage
	const state = end ?? (now >= until ? 'late' : claim ? 'asked' : 'open')
	return { state, tries, ...(claim && { number: claim.number }) }
}

const isOpen = ({ end, until }: Passage, now: number): boolean => end === undefined && now < until

/** Whether somebody follows a link that they have followed before: then they ask how it stands. */
export const hasClaimed = (all: Passages, secret: string, by: Person): boolean =>
	Object.values(all).some((one) => one.secret === secret && one.claim?.by === by)

/**
 * Somebody follows a link: whose seat they ask for, where it is a good one. Whatever is in vain is noted; so is who may
 * not ask, having no claim.
 */
export function withClaim(
	all: Passages,
	secret: string,
	claim: Claim | undefined,
	now: number,
): { all: Passages; owner?: Person } {
	const [owner, passage] = Object.entries(all).find(([, one]) => one.secret === secret) ?? []
	if (owner === undefined || !passage) return { all: withTries(all, (one) => isOpen(one, now)) }
	if (claim && passage.claim?.by === claim.by) return { all, owner } // asks how it stands
	if (!claim || !isOpen(passage, now) || passage.claim)
		return { all: withTries(all, (one) => one === passage) }
	return { all: { ...all, [owner]: { ...passage, claim } }, owner }
}

/** A guess names nobody's link: it counts for every one that is open. */
const withTries = (all: Passages, counts: (passage: Passage) => boolean): Passages =>
	Object.fromEntries(
		Object.entries(all).map(([person, passage]) => {
			if (!counts(passage)) return [person, passage]
			const tries = passage.tries + 1
			const end = passage.end ?? (tries >= MOST_TRIES ? 'refused' : undefined)
			return [person, { ...passage, tries, ...(end && { end }) }]
		}),
	)

/** Whom a seat goes to where its owner agrees now to who shows that number; nobody where there is nothing to agree to. */
export const claimantOf = (passage: Passage | undefined, number: unknown, now: number): Person | undefined =>
	passage && isOpen(passage, now) && passage.claim?.number === number ? passage.claim?.by : undefined

/** The same where somebody has none that is open. */
export function withEnd(all: Passages, person: Person, end: 'moved' | 'refused', now: number): Passages {
	const passage = all[person]
	return passage && isOpen(passage, now) ? { ...all, [person]: { ...passage, end } } : all
}
