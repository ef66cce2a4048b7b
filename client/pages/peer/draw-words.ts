import type { RoomView } from '../../../shared/room/view.ts'
import { listOf } from '../../i18n/list-of.ts'
import { peerWords } from './words.en.ts'

const { t } = peerWords

/** Whom a draw waits for. */
export function sayWaiting({ draw, seats }: RoomView): string | undefined {
	if (!draw) return undefined
	const isLocked = draw.lots.every(({ pledge }) => pledge !== null)
	const late = draw.lots.filter(({ pledge, share }) => (isLocked ? share : pledge) === null)
	return t('draw.waiting', {
		names: listOf(
			namesOf(
				late.map(({ seat }) => seat),
				seats,
			),
		),
	})
}

/** Who did not answer, where the last start came to nothing over it. */
export function sayAnswerless({ broken, seats }: RoomView, rules: boolean): string | undefined {
	const names = namesOf(broken?.awaited ?? [], seats) // whoever left since is no obstacle any more
	if (names.length === 0) return undefined
	const text = t('draw.answerless', { names: listOf(names) })
	return rules ? `${text} ${t('draw.again')}` : text
}

const namesOf = (ids: readonly number[], seats: RoomView['seats']): string[] =>
	ids.flatMap((id) => seats.find((seat) => seat.id === id)?.name ?? [])
