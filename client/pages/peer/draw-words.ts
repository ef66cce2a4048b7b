import type { RoomView } from '../../../shared/room/view.ts'
import { listOf } from '../../i18n/list-of.ts'
import { peerWords } from './words.ts'

const { t } = peerWords

/** Whom a draw waits for. */
export function sayWaiting({ draw, seats }: RoomView): string | undefined {
	if (!draw) return undefined
	const isLocked = draw.lots.every(({ pledge }) => pledge !== null)
	const late = draw.lots.filter(({ pledge, share }) => (isLocked ? share : pledge) === null)
	const names = late.flatMap(({ seat }) => seats.find(({ id }) => id === seat)?.name ?? [])
	return t('draw.waiting', { names: listOf(names) })
}

/** Who did not answer, where the last start came to nothing over it. */
export function sayAnswerless({ broken }: RoomView, rules: boolean): string | undefined {
	if (!broken || broken.awaited.length === 0) return undefined
	const text = t('draw.answerless', { names: listOf(broken.awaited) })
	return rules ? `${text} ${t('draw.again')}` : text
}
