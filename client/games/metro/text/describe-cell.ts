import { departureAt, isCentral } from '../../../../shared/games/metro/rules/board.ts'
import { departureInto, UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { ownerOf } from '../../../../shared/games/metro/rules/owner.ts'
import type { Change } from '../../../../shared/games/metro/rules/preview.ts'
import { exitSide } from '../../../../shared/games/metro/rules/tile.ts'
import { NOBODY, type Table } from '../../../../shared/games/metro/table.ts'
import { touchAlone } from '../../../app/settings.ts'
import { cellName, describeTrack, describeTracks, endName, sideName, stationName } from '../describe.ts'
import type { Additions } from '../extras.ts'
import { type Owners, ownerName } from '../owner.ts'
import type { MetroParts } from '../play.ts'
import { refusalOf } from '../refusal.ts'
import { textWords } from './words.en.ts'

const SIDES = [0, 1, 2, 3]

/** Everything about a cell, as a screen reader says it. */
export function describeCell(play: MetroParts, cell: number): string {
	const { stage, staging } = play
	const { legal, myTurn, code } = staging
	const table = stage.shown.value
	const owners = play.owners.value
	const name = cellName(cell)
	const tile = table.cells[cell] ?? table.centre[cell]
	if (tile !== undefined)
		return sentence(
			textWords.t('cell.tile', { cell: name, tracks: describeTracks(tile) }),
			passing(table, owners, cell, tile),
		)
	if (isCentral(cell)) return textWords.t('cell.centre', { cell: name })
	const waiting = linesWaiting(table, owners, cell)
	if (!myTurn.value || code.value === undefined)
		return sentence(textWords.t('cell.empty', { cell: name }), waiting)
	if (legal.value.includes(cell)) return sentence(textWords.t('cell.free', { cell: name }), waiting)
	const { reason } = refusalOf(table, cell, code.value, owners)
	return textWords.t('cell.refused', { cell: name, reason })
}

const sentence = (about: string, more: string | undefined): string => (more ? `${about}; ${more}` : about)

/** The lines that run over a tile, each with its track. */
function passing(table: Table, owners: Owners, cell: number, tile: string): string | undefined {
	const lines = SIDES.flatMap((side) => {
		const about = lineInto(table, owners, cell, side)
		return about
			? [textWords.t('cell.pass', { ...about, track: describeTrack(side, exitSide(tile, side)) })]
			: []
	})
	return lines.length > 0 ? textWords.t('cell.passes', { lines: lines.join(', ') }) : undefined
}

/** The lines that would go on if a tile were laid here. */
function linesWaiting(table: Table, owners: Owners, cell: number): string | undefined {
	const lines = SIDES.flatMap((side) => {
		const about = lineInto(table, owners, cell, side)
		return about ? [textWords.t('cell.line', { ...about, side: sideName(side) })] : []
	})
	return lines.length > 0 ? textWords.t('cell.waits', { lines: lines.join(', ') }) : undefined
}

function lineInto(table: Table, owners: Owners, cell: number, side: number) {
	const departure = departureAt(cell, side) || departureInto(table, cell, side)
	const owner = departure > 0 ? ownerOf(table, departure) : NOBODY
	return owner === NOBODY ? undefined : { station: stationName(departure), owner: ownerName(owners, owner) }
}

/** What a tile would do, before it is confirmed. */
export function describeChanges(
	changes: readonly Change[],
	owners: Owners,
	additions: Additions | undefined,
): string {
	const told = changes.flatMap(({ line }) => {
		if (line.owner === NOBODY) return []
		const about = { station: stationName(line.departure), owner: ownerName(owners, line.owner) }
		return line.end === UNFINISHED
			? [textWords.t('change.open', { ...about, count: line.length })]
			: [textWords.t('change.rim', { ...about, end: endName(line.end), count: line.points })]
	})
	const effects = told.length > 0 ? told : [textWords.t('change.none')]
	const more = additions?.gains(changes).map((gain) => `${gain}.`) ?? []
	return [
		...effects,
		...more,
		textWords.t(touchAlone.value ? 'change.confirm.touch' : 'change.confirm'),
	].join(' ')
}
