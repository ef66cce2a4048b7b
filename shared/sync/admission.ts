import { SILENCE } from './attendance.ts'
import { comingFrom, crowdAmong, largerCrowd } from './crowd.ts'
import type { HostSocket } from './shell.ts'

/** How many may be in a room; and how many more at its door, who have not said yet who they are. */
export const PLACES = 64
/** Of both a household holds at most half. */
const SHARE = PLACES / 2
/** A page greets as soon as its socket is open: what says nothing for so long is none. In milliseconds. */
export const GREET_WITHIN = 5_000

const householdOf = ({ attachment }: HostSocket): string | undefined => attachment.household

const byArrival = (sockets: readonly HostSocket[]): HostSocket[] =>
	sockets.toSorted((one, other) => one.attachment.openedAt - other.attachment.openedAt)

/** Of those at the door, who goes so that one more can come to it: whoever had the longest time to greet. */
export function crowdedOut(
	sockets: readonly HostSocket[],
	household: string | undefined,
): HostSocket | undefined {
	const waiting = sockets.filter(({ attachment }) => attachment.person === null)
	const own = comingFrom(waiting, household, householdOf)
	if (own.length >= SHARE) return byArrival(own)[0]
	return waiting.length >= PLACES ? byArrival(crowdAmong(waiting, householdOf))[0] : undefined
}

/** Who is in a room, as its door sees it. */
export interface Inside {
	sockets: readonly HostSocket[]
	isKnown(socket: HostSocket): boolean // opened the room, or has a seat in it: goes for nobody
	now: number
}

/**
 * Whether somebody who has said who they are finds a place, or who goes for that. Those who only watch make room for
 * those with a seat: of the network, and in it the household, with most of them whoever came last, since a crowd that
 * comes to fill a room comes late. For others who watch nobody goes who is alive, but where one network, or household,
 * has taken more than its share.
 */
export function placeFor(
	newcomer: HostSocket,
	{ sockets, isKnown, now }: Inside,
): 'free' | 'full' | HostSocket {
	const inside = sockets.filter((other) => other.attachment.person !== null && other !== newcomer)
	const own = comingFrom(inside, householdOf(newcomer), householdOf)
	const isShareTaken = own.length >= SHARE
	if (!isShareTaken && inside.length < PLACES) return 'free'
	const watchers = (isShareTaken ? own : inside).filter((socket) => !isKnown(socket))
	const silent = watchers.find((socket) => now - socket.lastHeard() >= SILENCE)
	if (silent) return silent
	const latest = (those: readonly HostSocket[]) => byArrival(those).at(-1)
	if (isKnown(newcomer)) return latest(crowdAmong(watchers, householdOf)) ?? 'free' // more have a seat than ever could
	if (isShareTaken) return 'full'
	return latest(largerCrowd(householdOf(newcomer), { some: watchers, all: inside }, householdOf)) ?? 'full'
}
