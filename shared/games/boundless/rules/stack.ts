import type { Seat } from '../../../kernel/game.ts'
import type { Space, Token } from '../table.ts'
import { FRAME } from './schedule.ts'

/**
 * The tokens on a space from the bottom up, in the order in which their owners acted. Within a frame the
 * round's tie order decides; tokens of one player keep the order in which they came.
 */
export const stackOn = (
	tokens: readonly Token[],
	space: Space,
	revealed: number,
	ties: readonly Seat[],
): Token[] => {
	const frameOf = ({ acted }: Token) => Math.floor((acted - revealed) / FRAME)
	return tokens
		.filter((token) => token.space === space)
		.sort((one, other) => frameOf(one) - frameOf(other) || ties.indexOf(one.seat) - ties.indexOf(other.seat))
}

/** When the owner of a new token acted, as its place in a stack has it. */
export const orderKey = (tokens: readonly Token[], seat: Seat, acted: number, revealed: number): number =>
	tokens.reduce(
		(latest, token) => (token.seat === seat ? Math.max(latest, token.acted) : latest),
		Math.max(acted, revealed),
	)
