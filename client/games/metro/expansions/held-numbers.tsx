import type { Seat } from '../../../../shared/kernel/game.ts'
import { stationName } from '../describe.ts'
import type { MetroStage } from '../staging.ts'
import { numbersKnown } from './known-numbers.ts'
import { extraWords } from './words.en.ts'
import { paidSoFar } from './worth.ts'

const { t } = extraWords

/** A player's station numbers, with what each has paid; or that they are a secret. */
export function HeldNumbers({ stage, seat }: { stage: MetroStage; seat: Seat }) {
	const table = stage.shown.value
	const { name = '', mine = false } = stage.players.value[seat] ?? {}
	const numbers = numbersKnown({ ...stage.view.value, table }, seat)
	if (!numbers) return <p class="soft">{t('numbers.secret')}</p>
	return (
		<div>
			<p>{mine ? t('numbers.held.you') : t('numbers.held', { name })}</p>
			<ul class="metro-held-numbers">
				{numbers.map((number) => {
					const paid = paidSoFar(table, number)
					return (
						<li key={number}>
							<span>{stationName(number)}</span> {paid > 0 && <strong>+{paid}</strong>}
						</li>
					)
				})}
			</ul>
		</div>
	)
}
