import { tileCounts } from '../../../../shared/games/metro/data/tiles.ts'
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
	| { because: 'spoilt'; count: number } // with another tile there, somebody’s line could come to so much
	| { because: 'longer' } // other cells lengthen own lines that are longer
	| { because: 'keep' } // other cells spend the ends of own lines

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
	const changes = changesBy(table, lay)
	const longest = Math.max(0, ...changes.map(({ line }) => (isMine(line.owner) ? line.length : 0)))
	if (longest > 0) {
		const isLonger = ({ line }: Change) => isMine(line.owner) && line.length > longest
		return others.flat().some(isLonger) ? { because: 'longer' } : undefined
	}
	const gift = given(changes)
	if (others.length === 0) return undefined
	if (gift === 0) return { because: others.every((changes) => given(changes) > 0) ? 'only' : 'free' }
	if (others.every((changes) => given(changes) >= gift)) return { because: 'least' }
	const count = mostFor(table, lay)
	if (count !== undefined) return { because: 'spoilt', count }
	return others.flat().some(({ line }) => isMine(line.owner)) ? { because: 'keep' } : undefined
}

/** What any tile there could make of the line that this one lengthens most; undefined where none could do far more. */
function mostFor(table: Table, lay: Lay): number | undefined {
	const [longest] = changesBy(table, lay).toSorted((one, other) => other.line.length - one.line.length)
	if (!longest) return undefined
	const worths = Object.keys(tileCounts).map((tile) => {
		const same = changesBy(table, { type: 'lay', tile, cell: lay.cell }).find(
			({ line }) => line.departure === longest.line.departure,
		)
		return same ? Math.max(same.line.points, same.line.length) : 0
	})
	const most = Math.max(...worths)
	return most >= longest.line.length + FAR_MORE ? most : undefined
}

const FAR_MORE = 3
