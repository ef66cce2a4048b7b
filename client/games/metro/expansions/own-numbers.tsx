import { stationName } from '../describe.ts'
import type { ExpandedPlay } from './expanded-play.ts'
import { extraWords } from './words.en.ts'
import { paidSoFar } from './worth.ts'

const { t } = extraWords

/** The player's secret numbers, with what they have brought; each shows its station. */
export function OwnNumbers({
	play: { stage, staging },
	numbers,
}: {
	play: ExpandedPlay
	numbers: readonly number[]
}) {
	const { station } = staging
	const table = stage.shown.value
	return (
		<fieldset class="metro-own-numbers">
			<legend>{t('numbers.title')}</legend>
			{numbers.map((number) => {
				const paid = paidSoFar(table, number)
				return (
					<button
						key={number}
						type="button"
						class="metro-own-number"
						aria-pressed={station.value === number}
						aria-label={`${t('numbers.one', { station: stationName(number) })}, ${t('numbers.paid', { count: paid })}`}
						onClick={() => {
							station.value = station.peek() === number ? undefined : number
						}}
					>
						<span>{number}</span>
						{paid > 0 && <strong>+{paid}</strong>}
					</button>
				)
			})}
		</fieldset>
	)
}
