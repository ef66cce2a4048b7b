import { isOnly } from '../../kernel/json.ts'
import { isRejected, type Rejected, reject } from '../../kernel/rejection.ts'
import { settleAnswer } from '../agreement.ts'
import type { Command, Fold } from '../command.ts'
import { refuseSooner, STAND_IN_AFTER } from '../nudge.ts'
import { parseSeatId } from '../profile.ts'
import { areVoters, openProposal, PROPOSE_EVERY, type Purpose, purposes, votersFor } from '../proposal.ts'
import { isRacing } from '../race.ts'
import { type Match, type Room, seatOf } from '../room.ts'

export interface Propose {
	what: Purpose
	seat?: number // for whom a bot is to play
	voters?: number[] // whose answer counts, as it was then
}

/** Put something to all who play; where nobody else has a say, it is done at once. */
export const propose: Command<Propose> = {
	meantFor: 'game',
	parse(args) {
		const what = purposes.find((purpose) => purpose === args.what)
		if (what === undefined) return reject('malformed')
		if (what !== 'bot') return { what }
		const seat = parseSeatId(args)
		return isRejected(seat) ? seat : { what, ...seat }
	},
	complete: (room, args, world, by) => ({ ...args, voters: votersFor(room, args, by, world) }),
	signedArgs: ({ voters: _, ...args }) => args,
	carried: {
		isTold({ voters, ...args }, isOwn) {
			const parsed = propose.parse(args)
			return !isOwn && !isRejected(parsed) && isOnly(args, ...Object.keys(parsed)) && areVoters(voters)
		},
	},
	apply(room, { what, seat, voters = [] }, fold) {
		const { at, by } = fold
		const { match } = room
		const own = seatOf(room, by)
		if (room.phase !== 'playing' || !match || match.outdated) return reject('wrong-phase')
		if (!own) return reject('not-seated')
		if (openProposal(room, at)) return reject('already-proposed')
		if (at - (match.proposed?.[own.id] ?? Number.NEGATIVE_INFINITY) < PROPOSE_EVERY) return reject('too-soon')
		const refused = refuse(room, match, { what, ...(seat !== undefined && { seat }) }, own.id, fold)
		if (refused) return refused
		const id = room.counter + 1
		const proposal = {
			id,
			what,
			...(seat !== undefined && { seat }),
			by: own.id,
			yes: [own.id],
			at,
			turn: match.turn,
		}
		const proposed = { ...match.proposed, [own.id]: at }
		return settleAnswer({ ...room, counter: id, match: { ...match, proposed } }, proposal, voters, fold)
	},
}

function refuse(
	room: Room,
	match: Match,
	{ what, seat }: Propose,
	own: number,
	{ at, games }: Fold,
): Rejected | undefined {
	const game = games(match.game, match.version)
	if (what === 'end') return game?.conclusion === undefined ? reject('no-early-end') : undefined
	if (what === 'bot')
		return seat === own ? reject('not-allowed') : refuseSooner(room, seat ?? -1, STAND_IN_AFTER, at, games)
	if (match.pausedAt !== undefined) return reject('wrong-phase')
	return isRacing(match, games) ? reject('in-a-race') : undefined
}
