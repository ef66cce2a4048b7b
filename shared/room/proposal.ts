import type { World } from './command.ts'
import { GONE_AFTER, type Person, type Room, seatById } from './room.ts'

/** What people can agree on: to end the game and count it as it stands, to pause it, to let a bot play for somebody. */
export const purposes = ['end', 'pause', 'bot'] as const
export type Purpose = (typeof purposes)[number]

/** Something that everybody is asked; seats by their ids. */
export interface Proposal {
	id: number
	what: Purpose
	seat?: number // for whom a bot is to play
	by: number
	yes: number[]
	no?: number[] // where a majority decides: elsewhere one no is the end of it
	at: number
	turn: number // of the game, when it was made
}

export const PROPOSAL_LASTS = 120_000 // milliseconds: then it is as if nobody had asked
export const PROPOSE_EVERY = 30_000 // how often one person may

/** What everybody is asked now, if they are. */
export const openProposal = ({ proposal }: Pick<Room, 'proposal'>, at: number): Proposal | undefined =>
	proposal && at - proposal.at < PROPOSAL_LASTS ? proposal : undefined

/** Whose answer counts: people who play and are here, or went a moment ago; not the one for whom a bot is to play. */
export const votersFor = (
	{ seats }: Room,
	{ seat: about }: Pick<Proposal, 'seat'>,
	by: Person,
	{ awayFor }: Pick<World, 'awayFor'>,
): number[] =>
	seats.flatMap(({ id, player }) =>
		player !== null && id !== about && (player === by || awayFor(player) < GONE_AFTER) ? [id] : [],
	)

/** Whether enough of them have said yes: more than half where a bot is to play, everybody elsewhere. */
export function isAgreed({ what, yes }: Proposal, voters: readonly number[]): boolean {
	const agreed = voters.filter((voter) => yes.includes(voter)).length
	return what === 'bot' ? agreed * 2 > voters.length : agreed === voters.length
}

/** Whether it can come to nothing any more. */
export const isHopeless = ({ what, no = [] }: Proposal, voters: readonly number[]): boolean =>
	no.length > 0 &&
	(what !== 'bot' || voters.filter((voter) => !no.includes(voter)).length * 2 <= voters.length)

export const withoutProposal = ({ proposal: _, ...room }: Room): Room => room

/** A proposal goes with whoever made it, with the game, and with the turn that a bot was to take. Who has got up has no say. */
export function settleProposal(before: Room, room: Room): Room {
	const { proposal, phase, match } = room
	if (!proposal) return room
	const isOver =
		phase !== 'playing' ||
		(proposal.what === 'bot' && proposal.turn !== match?.turn) ||
		hasLeft(room, proposal)
	if (isOver) return withoutProposal(room)
	if (before.seats === room.seats) return room
	const isSame = (id: number) => seatById(before, id)?.player === seatById(room, id)?.player
	const { yes, no, ...asked } = proposal
	return {
		...room,
		proposal: { ...asked, yes: yes.filter(isSame), ...(no && { no: no.filter(isSame) }) },
	}
}

const hasLeft = (room: Room, { by, seat }: Proposal): boolean =>
	[by, seat].some((id) => id !== undefined && (seatById(room, id)?.player ?? null) === null)

const MOST_VOTERS = 6

/** Whether that is a list of seats as it is kept with an answer. */
export const areVoters = (value: unknown): boolean =>
	Array.isArray(value) && value.length <= MOST_VOTERS && value.every(Number.isSafeInteger)
