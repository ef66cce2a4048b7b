import type { Price } from '../../../../shared/games/franchise/data/roads.ts'
import { moneyText } from '../names.ts'
import { aboutWords } from './words.en.ts'

const prices: readonly Price[] = [0, 1, 3, 5, 8]

/** How roads tell what they cost. */
export const RoadKey = () => (
	<>
		<p>{aboutWords.t('roads')}</p>
		<ul class="franchise-about-roads">
			{prices.map((price) => (
				<li key={price}>
					<svg viewBox="0 0 56 12" width="56" height="12" aria-hidden="true">
						{(price === 1 || price === 8) && (
							<path class={`franchise-road franchise-road-${price}-case`} d="M4 6H52" />
						)}
						<path class={`franchise-road franchise-road-${price}`} d="M4 6H52" />
					</svg>
					{moneyText(price)}
				</li>
			))}
		</ul>
	</>
)
