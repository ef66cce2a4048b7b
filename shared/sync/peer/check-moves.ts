import { isSignature } from '../../kernel/digits.ts'
import { type AnyGame, asOfVersion } from '../../kernel/game.ts'
import { type GameRecord, type Move, type MoveSignature, replay } from '../../kernel/record.ts'
import { isRejected } from '../../kernel/rejection.ts'
import type { ObservedDigests } from '../../room/observed-digests.ts'
import type { Undone } from '../../room/room.ts'
import { keepsTurn } from '../../room/turn.ts'
import { fingerprintOf } from './card.ts'
import type { Proof } from './proof.ts'
import { signedBytes } from './signed-command.ts'
import type { Altered, IsSigned, OwnPart } from './verify-proof.ts'

/**
 * Every signature is genuine, none is there twice, and whoever asks finds their own under each of their moves. A move
 * that somebody signed is gone only where they signed that too.
 */
export async function checkMoves(
	{ moves }: GameRecord,
	proof: Proof,
	{ key: mine, seen }: OwnPart,
	isSigned: IsSigned,
): Promise<Altered | undefined> {
	const { keys, undone = [] } = proof
	const isNext = signatureReader(proof, isSigned)
	for (const index of [...moves.keys(), moves.length]) {
		const number = index + 1
		for (const { move, undo } of undoneAt(undone, index)) {
			if (!move.signed) continue
			if (!(await isNext(move.signed, 'move', move)) || undo?.key !== move.signed.key)
				return { altered: 'undo', move: number }
			if (!(await isNext(undo, 'undo'))) return { altered: 'undo', move: number }
		}
		const move = moves[index]
		const isMine = mine !== undefined && seen?.mine?.includes(number) === true
		if (isMine && keys[move?.signed?.key ?? -1] !== mine) return { altered: 'signature', move: number }
		if (move?.signed && !(await isNext(move.signed, 'move', move)))
			return { altered: 'signature', move: number }
	}
	return checkGone(proof, mine, seen)
}

const undoneAt = (undone: readonly Undone[], index: number): Undone[] =>
	undone.filter(({ after }) => after === index)

/** Tells of one signature after the other whether it is genuine, and none of those before it. */
function signatureReader({ host, keys, epoch }: Proof, isSigned: IsSigned) {
	const used = new Set<string>()
	let latest = 0
	return async (
		{ key: number, id, turn, claim, signature }: MoveSignature,
		type: 'move' | 'undo',
		move?: Move,
	): Promise<boolean> => {
		const key = keys[number]
		const args = move ? { steps: move.steps, ...(claim !== undefined && { claim }) } : {}
		const bytes = signedBytes(fingerprintOf(host), { id, epoch, turn, type, args })
		const isNew = turn >= latest && !used.has(`${key} ${id}`)
		if (!isNew || !key || !isSignature(signature) || !(await isSigned(key, bytes, signature))) return false
		used.add(`${key} ${id}`)
		latest = turn
		return true
	}
}

/** What was seen and then taken back is told: and by nobody's word but one's own, where it was one's own move. */
function checkGone(
	{ keys, undone = [] }: Proof,
	mine: string | undefined,
	seen: ObservedDigests | undefined,
): Altered | undefined {
	const left = [...undone]
	for (const { move, isMine } of seen?.gone ?? []) {
		const found = left.findIndex(
			({ after, undo }) =>
				after === move - 1 && (!isMine || mine === undefined || keys[undo?.key ?? -1] === mine),
		)
		if (found < 0) return { altered: 'undo', move }
		left.splice(found, 1)
	}
	return undefined
}

/**
 * Whoever signed a move was at the turn that it comes to. Turns are never counted twice, so that a move which is
 * gone without a word is missed in the number of the next.
 */
export function checkTurns(
	today: AnyGame,
	record: GameRecord,
	{ undone }: Pick<Proof, 'undone'>,
): Altered | undefined {
	const game = asOfVersion(today, record.version)
	const positions = replay(game, record)
	if (undone === undefined || isRejected(positions)) return undefined
	let turn = 0
	for (const [index, { seat, signed }] of record.moves.entries()) {
		for (const { move, undo } of undoneAt(undone, index)) {
			if ((move.signed?.turn ?? turn) !== turn || (undo?.turn ?? turn + 1) !== turn + 1)
				return { altered: 'undo', move: index + 1 }
			turn += 2
		}
		if (signed && signed.turn !== turn)
			return { altered: signed.turn > turn ? 'undo' : 'signature', move: index + 1 }
		const [before, after] = [positions[index]!, positions[index + 1]!].map(({ state }) => game.table(state))
		if (!keepsTurn(game, before, after, seat)) turn += 1
	}
	return undefined
}
