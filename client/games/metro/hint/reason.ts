import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { type Change, previewLay } from '../../../../shared/games/metro/rules/preview.ts'
import { rotate } from '../../../../shared/games/metro/rules/tile.ts'
import type { Lay } from '../../../../shared/games/metro/steps/lay.ts'
import { NOBODY, type Table } from '../../../../shared/games/metro/table.ts'

/** What a move that brings nothing is good for, by what the other cells would do. */
export type Reason =
	| { because: 'later'; departure: number; count: number } // another cell would end that own line for so much
	| { because: 'only' } // all others help somebody
	| { because: 'least' } // none helps others less
	| { because: 'free' }

export const changesBy = (table: Table, { tile, cell, rotation }: Lay): readonly Change[] =>
	previewLay(table, cell, rotate(tile, rotation ?? 0)).filter(({ line }) => line.owner !== NOBODY)

export function reasonFor(
	table: Table,
	lay: Lay,
	lays: readonly Lay[],
	isMine: (owner: number) => boolean,
): Reason | undefined {
	const others = lays
		.filter(({ cell, rotation }) => cell !== lay.cell || rotation !== lay.rotation)
		.map((other) => changesBy(table, other))
	const ended = ({ line }: Change) => isMine(line.owner) && line.end !== UNFINISHED
	const given = (changes: readonly Change[]) =>
		changes.reduce((sum, { line, before }) => sum + (isMine(line.owner) ? 0 : line.length - before), 0)
	const [dearest] = others
		.flat()
		.filter(ended)
		.toSorted((one, other) => other.line.points - one.line.points)
	if (dearest) return { because: 'later', departure: dearest.line.departure, count: dearest.line.points }
	const gift = given(changesBy(table, lay))
	if (others.length === 0) return undefined
	if (gift === 0) return { because: others.every((changes) => given(changes) > 0) ? 'only' : 'free' }
	return others.every((changes) => given(changes) >= gift) ? { because: 'least' } : undefined
}
