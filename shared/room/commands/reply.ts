import { isOnly } from '../../kernel/json.ts'
import { isRejected, reject } from '../../kernel/rejection.ts'
import { settleAnswer } from '../agreement.ts'
import type { Command } from '../command.ts'
import { areVoters, openProposal, type Proposal, votersFor, withoutProposal } from '../proposal.ts'
import { seatOf } from '../room.ts'

export interface Reply {
	proposal: number // id
	yes: boolean
	voters?: number[] // whose answer counts, as it was then
}

/**
 * Say yes or no to what somebody proposed. Whoever made it takes it back by a no, and whoever a bot was to play for by
 * any answer. Who has said yes may say it again, once those who have not are gone.
 */
export const reply: Command<Reply> = {
	meantFor: 'game',
	parse: ({ proposal, yes }) =>
		Number.isSafeInteger(proposal) && typeof yes === 'boolean'
			? { proposal: proposal as number, yes }
			: reject('malformed'),
	complete: (room, args, world, by) => ({
		...args,
		voters: votersFor(room, room.proposal ?? {}, by, world),
	}),
	signedArgs: ({ voters: _, ...args }) => args,
	carried: {
		isTold({ voters, ...args }, isOwn) {
			return !isOwn && isOnly(args, 'proposal', 'yes') && !isRejected(reply.parse(args)) && areVoters(voters)
		},
	},
	apply(room, { proposal: id, yes, voters = [] }, fold) {
		const own = seatOf(room, fold.by)
		const proposal = openProposal(room, fold.at)
		if (!own) return reject('not-seated')
		if (proposal?.id !== id) return reject('not-proposed')
		const isWithdrawn = own.id === proposal.seat || (!yes && own.id === proposal.by)
		if (isWithdrawn) return withoutProposal(room)
		return settleAnswer(room, withAnswer(proposal, own.id, yes), voters, fold)
	},
}

function withAnswer({ yes, no = [], ...proposal }: Proposal, seat: number, isYes: boolean): Proposal {
	const without = (seats: readonly number[]) => seats.filter((one) => one !== seat)
	const against = isYes ? without(no) : [...without(no), seat]
	return {
		...proposal,
		yes: isYes ? [...without(yes), seat] : without(yes),
		...(against.length > 0 && { no: against }),
	}
}
