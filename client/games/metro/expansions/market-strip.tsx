import { companyValue, percentageHeld } from '../../../../shared/games/metro/rules/final-score.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { percent } from '../../../i18n/percent.ts'
import type { ExpandedPlay } from './expanded-play.ts'
import { extraWords } from './words.en.ts'
import { worthOfShares } from './worth.ts'

/** All companies at a glance: what each has earned, what it is worth, how much of it one holds. */
export function MarketStrip({ play: { stage, sharesOpen } }: { play: ExpandedPlay }) {
	const table = stage.shown.value
	const shares = stage.view.value.hand?.shares
	return (
		<button
			type="button"
			class="metro-market metro-plates"
			aria-haspopup="dialog"
			aria-label={
				shares
					? extraWords.t('market.about', { worth: worthOfShares(table, shares) })
					: extraWords.t('market.about.watching')
			}
			onClick={() => {
				sharesOpen.value = true
			}}
		>
			{table.points.map((profit, company) => {
				const held = shares ? percentageHeld(shares, company) : 0
				return (
					<span key={company} class="metro-market-company" data-player={company} data-held={held > 0}>
						<PlayerShape identity={company} size={16} />
						<strong>{profit}</strong>
						<span class="metro-market-value">×{companyValue(table.points, company)}</span>
						<span class="metro-market-held">{held > 0 && percent(held)}</span>
					</span>
				)
			})}
		</button>
	)
}
