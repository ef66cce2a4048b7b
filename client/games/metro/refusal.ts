import type { Code } from '../../../shared/games/metro/codes.ts'
import { UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import { type Line, previewLay } from '../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
import { lineName } from './describe.ts'
import type { Owners } from './owner.ts'
import { whyNot } from './placing.ts'
import { metroWords } from './words.en.ts'

/** Why a tile, as it would lie, may not go on a cell. */
export interface Refusal {
	cell: number
	code: string
	lines: readonly Line[] // those that would be one tile long, where that is why
	why: Code
	reason: string // in words
}

export function refusalOf(table: Table, cell: number, code: string, owners: Owners): Refusal {
	const why = whyNot(table, cell, code)
	const lines =
		why === 'one-tile-line'
			? previewLay(table, cell, code)
					.map(({ line }) => line)
					.filter(({ length, end }) => length === 1 && end !== UNFINISHED)
			: []
	const [line] = lines
	const isDoubling = why === 'central-station' && Object.keys(table.centre).length === 0
	const reason = line
		? tellShort(line, owners, !table.market)
		: metroWords.t(isDoubling ? 'refused.centre' : `rejected.${why}`)
	return { cell, code, lines, why, reason }
}

function tellShort({ departure, owner }: Line, owners: Owners, areOfPlayers: boolean): string {
	const line = lineName(departure)
	const whose = owners[owner]
	if (!whose) return metroWords.t('refused.short', { line })
	if (areOfPlayers && whose.mine) return metroWords.t('refused.short.yours', { line })
	return metroWords.t('refused.short.theirs', { line, owner: whose.name })
}
