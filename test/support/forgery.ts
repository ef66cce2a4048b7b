import { type AnyGame, applySteps } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { type GameRecord, type Move, momentOf, replay } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'

/** The record with one move after that share of it replaced by another that the rules allow and that can be told from it. */
export function withAnotherMove(
	game: AnyGame,
	record: GameRecord,
	share: number,
	suits: (move: Move) => boolean = ({ seat }) => seat >= 0,
) {
	const positions = replay(game, record)
	if (isRejected(positions)) throw new Error('the record itself is refused')
	for (let index = Math.floor(share * record.moves.length); index < record.moves.length; index++) {
		const move = record.moves[index]!
		if (!suits(move)) continue
		const { state } = positions[index]!
		const view = { table: game.table(state), seat: move.seat, hand: game.hand(state, move.seat) }
		for (const step of game.steps(view)) {
			const applied = applySteps(game, state, move.seat, [step], momentOf(move))
			if (isRejected(applied)) continue
			if (canonical(applied.events) === canonical(positions[index + 1]!.events)) continue
			return { index, record: { ...record, moves: record.moves.with(index, { ...move, steps: [step] }) } }
		}
	}
	throw new Error('no other move was legal')
}
