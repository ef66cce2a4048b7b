import { percentages } from '../../../../shared/games/metro/data/companies.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { percent } from '../../../i18n/percent.ts'
import { companyName } from '../company/company.ts'
import type { ExpandedPlay } from './expanded-play.ts'
import { extraWords } from './words.en.ts'

const { t } = extraWords

/** Whose wagon it is to be: the shares of which one can be shown. */
export function ShownShares({ play: { stage, wagons, shown, show } }: { play: ExpandedPlay }) {
	const shares = stage.view.value.hand?.shares ?? []
	return (
		<fieldset class="metro-shown-shares metro-plates">
			<legend class="unseen">{t('wagon.choose')}</legend>
			{percentages.map((percentage, index) => {
				const company = shares[index] ?? 0
				return (
					<button
						key={percentage}
						type="button"
						class="metro-shown-share"
						aria-pressed={shown.value === percentage}
						aria-label={t('wagon.share', { share: percent(percentage), company: companyName(company) })}
						disabled={!wagons.value.some((step) => step.percentage === percentage)}
						onClick={() => show(percentage)}
					>
						<PlayerShape identity={company} size={20} />
						{percent(percentage)}
					</button>
				)
			})}
		</fieldset>
	)
}
