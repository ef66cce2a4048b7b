import type { Price, Road } from '../../../../shared/games/franchise/data/roads.ts'
import { moneyText } from '../gain.ts'
import { placeName } from '../names.ts'
import { aboutWords } from './words.ts'

const { t } = aboutWords
const prices: readonly Price[] = [0, 1, 3, 5, 8]

/** What a road costs, and how all of them tell it. */
export const RoadReport = ({ road: [a, b, price] }: { road: Road }) => (
	<>
		<h3>
			{t('road.title', { a: placeName(a), b: placeName(b) })} <small>{moneyText(price)}</small>
		</h3>
		<p>{t('road.text')}</p>
		<ul class="about-roads">
			{prices.map((kind) => (
				<li key={kind} data-asked={kind === price || undefined}>
					<svg viewBox="0 0 56 12" width="56" height="12" aria-hidden="true">
						{(kind === 1 || kind === 8) && <path class={`road road-${kind}-case`} d="M4 6H52" />}
						<path class={`road road-${kind}`} d="M4 6H52" />
					</svg>
					{moneyText(kind)}
				</li>
			))}
		</ul>
	</>
)
