import { comingFrom, comingFromAround, crowdAmong, largerCrowd } from '../shared/sync/crowd.ts'

const PLACES = 128
/** A household holds at most half of them. */
const SHARE = PLACES / 2
/** To one topic: at a door, a host and as many guests as it takes, and some pages that have not noticed yet that they are gone. */
const MOST_LISTENERS = 40

/** A socket at the signalling of a room, as others who want in see it. */
export interface Place<Socket> {
	socket: Socket
	household: string | undefined
	since: number // when it came, or last listened to nothing
	isIdle: boolean // listens to nothing
	isAlone: boolean // nobody else listens to anything that it listens to
}

const householdOf = ({ household }: { household: string | undefined }): string | undefined => household

const bySince = <Socket>(places: readonly Place<Socket>[]): Place<Socket>[] =>
	places.toSorted((one, other) => one.since - other.since)

/**
 * Whether one more finds a place, or who goes for that. A page listens as soon as it is in, so whoever listens to
 * nothing goes first. Then whoever came last from the network with most, and in it from the household with most. Then
 * whoever has listened longest where nobody else does: who has nothing but a room's code cannot know what its people
 * listen to. But a network that has half of the places drives out only its own: a host, too, waits alone.
 */
export function placeAmong<Socket>(
	open: readonly Place<Socket>[],
	household: string | undefined,
): 'free' | 'full' | Socket {
	const own = comingFrom(open, household, householdOf)
	const isShareTaken = own.length >= SHARE
	if (!isShareTaken && open.length < PLACES) return 'free'
	const around = comingFromAround(open, household, householdOf)
	const those = isShareTaken ? own : open
	const idle = those.filter(({ isIdle }) => isIdle)
	const alone = (around.length < SHARE || isShareTaken ? those : around).filter(({ isAlone }) => isAlone)
	const goes =
		bySince(crowdAmong(idle, householdOf))[0] ??
		(isShareTaken ? undefined : latestOfCrowd(those, household)) ??
		bySince(alone)[0]
	return goes?.socket ?? 'full'
}

export const isTopicFull = (listeners: number): boolean => listeners >= MOST_LISTENERS

/** The same for those who listen to a topic that is full: not even all who know it may fill the object, or drown it in copies. */
export function placeAtTopic<Socket>(
	listeners: readonly Place<Socket>[],
	household: string | undefined,
): 'full' | Socket {
	return latestOfCrowd(listeners, household)?.socket ?? 'full'
}

const latestOfCrowd = <Socket>(places: readonly Place<Socket>[], household: string | undefined) =>
	bySince(largerCrowd(household, { some: places, all: places }, householdOf)).at(-1)
