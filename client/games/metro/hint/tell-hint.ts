import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import { type Change, previewLay } from '../../../../shared/games/metro/rules/preview.ts'
import { rotate } from '../../../../shared/games/metro/rules/tile.ts'
import type { Step } from '../../../../shared/games/metro/step.ts'
import type { Lay } from '../../../../shared/games/metro/steps/lay.ts'
import { type Hand, NOBODY } from '../../../../shared/games/metro/table.ts'
import { cellName, stationName } from '../describe.ts'
import { type Owners, ownerName } from '../owner.ts'
import type { MetroParts } from '../play.ts'
import { hintWords } from './words.en.ts'

const { t } = hintWords

export type HintedParts = Pick<MetroParts, 'stage' | 'owners' | 'additions'>

/** A good move in one sentence: where it is, and what it does. */
export function tellHint({ stage, owners, additions }: HintedParts, step: Step): string {
	const { table, hand } = stage.view.peek()
	if (step.type === 'draw') return t('draw')
	if (step.type !== 'lay') {
		const told = additions?.describe(step)
		return told ? `${told.action}. ${told.prompt}` : ''
	}
	const changes = previewLay(table, step.cell, rotate(step.tile, step.rotation ?? 0))
	return t('lay', { where: whereOf(step, hand), why: whyOf(changes, owners.peek()) })
}

function whereOf({ tile, cell }: Lay, hand: Hand | undefined): string {
	const number = hand && hand.drawn === null && hand.tiles.length > 1 ? hand.tiles.indexOf(tile) + 1 : 0
	return number > 0 ? t('where', { number, cell: cellName(cell) }) : cellName(cell)
}

/** The most that the tile does: points of one's own, the end of somebody else's line, a line that grows. */
function whyOf(changes: readonly Change[], owners: Owners): string {
	const owned = changes.filter(({ line }) => line.owner !== NOBODY)
	const isMine = ({ line }: Change) => owners[line.owner]?.mine === true
	const ended = owned.filter(({ line }) => line.end !== UNFINISHED)
	const found = mostOf(ended.filter(isMine)) ?? mostOf(ended) ?? mostOf(owned.filter(isMine)) ?? mostOf(owned)
	if (!found) return t('nothing')
	const { line } = found
	const about = { station: stationName(line.departure), owner: ownerName(owners, line.owner) }
	const whose = isMine(found) ? 'mine' : 'theirs'
	return line.end === UNFINISHED
		? t(`grows.${whose}`, { ...about, count: line.length })
		: t(`ends.${whose}`, { ...about, count: line.points })
}

const mostOf = (changes: readonly Change[]): Change | undefined =>
	changes.toSorted(
		(one, other) => other.line.points - one.line.points || other.line.length - one.line.length,
	)[0]
