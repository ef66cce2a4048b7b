import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Change } from '../../../../shared/games/metro/rules/preview.ts'
import type { Step } from '../../../../shared/games/metro/step.ts'
import type { Lay } from '../../../../shared/games/metro/steps/lay.ts'
import type { Hand } from '../../../../shared/games/metro/table.ts'
import { linesOf } from '../board/lines-of.ts'
import { cellName, lineName } from '../describe.ts'
import { type Owners, ownerName } from '../owner.ts'
import type { MetroParts } from '../play.ts'
import { changesBy, reasonFor } from './reason.ts'
import { hintWords } from './words.en.ts'

const { t } = hintWords

export type HintedParts = Pick<MetroParts, 'stage' | 'staging' | 'owners' | 'additions'>

/** A good move in a sentence: where it is, and what it does; in one more what that is good for, if it brings nothing. */
export function tellHint({ stage, staging, owners, additions }: HintedParts, step: Step): string {
	const { table, hand } = stage.view.peek()
	if (!additions && linesOf(table).every(({ end }) => end !== UNFINISHED)) return t('over')
	if (step.type === 'draw') return t('draw')
	if (step.type !== 'lay') {
		const told = additions?.describe(step)
		return told ? `${told.action}. ${told.prompt}` : ''
	}
	const isMine = (owner: number) => owners.peek()[owner]?.mine === true
	const changes = changesBy(table, step)
	const told = t('lay', { where: whereOf(step, hand), why: whyOf(changes, owners.peek()) })
	if (changes.some(({ line }) => line.end !== UNFINISHED)) return told
	const lays = staging.steps.peek().filter(({ type }) => type === 'lay') as Lay[]
	const same = lays.filter(({ tile }) => tile === step.tile)
	const reason = reasonFor(table, step, same, isMine)
	if (!reason) return told
	const { because } = reason
	switch (because) {
		case 'free':
			return told
		case 'later':
			return `${told} ${t('later', { line: lineName(reason.departure), count: reason.count })}`
		case 'spoilt':
			return `${told} ${t('spoilt', { count: reason.count })}`
		default:
			return `${told} ${t(`because.${because}`)}`
	}
}

function whereOf({ tile, cell }: Lay, hand: Hand | undefined): string {
	const number = hand && hand.drawn === null && hand.tiles.length > 1 ? hand.tiles.indexOf(tile) + 1 : 0
	return number > 0 ? t('where', { number, cell: cellName(cell) }) : cellName(cell)
}

/** The most that the tile does: points of one's own, the end of somebody else's line, a line that grows. */
function whyOf(owned: readonly Change[], owners: Owners): string {
	const isMine = ({ line }: Change) => owners[line.owner]?.mine === true
	const ended = owned.filter(({ line }) => line.end !== UNFINISHED)
	const found = mostOf(ended.filter(isMine)) ?? mostOf(ended) ?? mostOf(owned.filter(isMine)) ?? mostOf(owned)
	if (!found) return t('nothing')
	const { line } = found
	const about = { line: lineName(line.departure), owner: ownerName(owners, line.owner) }
	const whose = isMine(found) ? 'mine' : 'theirs'
	return line.end === UNFINISHED
		? t(`grows.${whose}`, { ...about, count: line.length })
		: t(`ends.${whose}`, { ...about, count: line.points })
}

const mostOf = (changes: readonly Change[]): Change | undefined =>
	changes.toSorted(
		(one, other) => other.line.points - one.line.points || other.line.length - one.line.length,
	)[0]
