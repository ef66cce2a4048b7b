import { type Rejected, reject } from '../kernel/rejection.ts'
import type { Fold } from './command.ts'
import { playTable } from './commands/move.ts'
import { isAgreed, isHopeless, type Proposal, withoutProposal } from './proposal.ts'
import { isRacing } from './race.ts'
import type { Room } from './room.ts'
import { standIn } from './stand-in.ts'

/** What an answer makes of a proposal: it is done, or given up, or goes on waiting for the others. */
export function settleAnswer(
	room: Room,
	proposal: Proposal,
	voters: readonly number[],
	fold: Fold,
): Room | Rejected {
	if (isHopeless(proposal, voters)) return withoutProposal(room)
	return isAgreed(proposal, voters)
		? carryOut(forgiven(withoutProposal(room), proposal), proposal, fold)
		: { ...room, proposal }
}

/** Whoever proposed what the others wanted too need not wait with the next. */
function forgiven(room: Room, { by }: Proposal): Room {
	const { match } = room
	if (!match?.proposed) return room
	const { [by]: _, ...proposed } = match.proposed
	return { ...room, match: { ...match, proposed } }
}

function carryOut(room: Room, { what, seat }: Proposal, fold: Fold): Room | Rejected {
	const { at, games } = fold
	const { match } = room
	if (!match) return reject('wrong-phase')
	switch (what) {
		case 'end':
			return conclude(room, fold)
		case 'pause':
			return isRacing(match, games) ? reject('in-a-race') : { ...room, match: { ...match, pausedAt: at } }
		case 'bot':
			return standIn(room, seat ?? -1, at, games)
	}
}

/** Nobody plays on, and the game is counted as it stands. */
export function conclude(room: Room, fold: Fold): Room | Rejected {
	const { match } = room
	const step = match && fold.games(match.game, match.version)?.conclusion
	return step === undefined || !match ? reject('no-early-end') : playTable(room, match, step, fold)
}
