import { percentages } from '../../../../shared/games/metro/data/companies.ts'
import type { Exchange } from '../../../../shared/games/metro/steps/exchange.ts'
import { Button } from '../../../design/button.tsx'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { percent } from '../../../i18n/percent.ts'
import { companyName } from '../company/company.ts'
import type { ExpandedPlay } from './expanded-play.ts'
import { extraWords } from './words.en.ts'
import { worthOfShare, worthOfShares } from './worth.ts'

const { t } = extraWords

/** Four cards, each with what it is worth now, and what it could be exchanged for. */
export function OwnShares({ play, shares }: { play: ExpandedPlay; shares: readonly number[] }) {
	const { table } = play.stage.view.value
	return (
		<>
			<h3>{t('market.yours')}</h3>
			<p>{t('market.worth', { worth: worthOfShares(table, shares) })}</p>
			<ul class="metro-own-shares metro-plates">
				{shares.map((company, index) => (
					<OwnShare key={index} play={play} company={company} percentage={percentages[index]!} />
				))}
			</ul>
			<p class="soft">{t('market.hidden')}</p>
		</>
	)
}

interface OwnShareProps {
	play: ExpandedPlay
	company: number
	percentage: number
}

function OwnShare({ play, company, percentage }: OwnShareProps) {
	const { table, seat } = play.stage.view.value
	const shown = table.market?.shown.some((share) => share.seat === seat && share.percentage === percentage)
	const ways = play.exchanges.value.filter((step) => step.percentage === percentage)
	return (
		<li class="metro-own-share" data-player={company}>
			<span class="metro-own-share-card">
				<PlayerShape identity={company} size={26} />
				<strong>{t('market.card', { share: percent(percentage), company: companyName(company) })}</strong>
				<span>{t('market.card.worth', { count: worthOfShare(table, company, percentage) })}</span>
				{shown && <span class="soft">{t('market.card.shown')}</span>}
			</span>
			{ways.length > 0 && (
				<span class="metro-own-share-ways">
					{ways.map((step) => (
						<Button key={step.take} onClick={() => play.exchange(step)}>
							<Taken play={play} step={step} />
						</Button>
					))}
				</span>
			)}
		</li>
	)
}

/** What one would get: a card that lies open, or one that nobody has seen. */
function Taken({ play, step: { take, percentage } }: { play: ExpandedPlay; step: Exchange }) {
	const { table } = play.stage.view.value
	const company = table.market?.open[percentage / 10 - 1] ?? 0
	if (take === 'pile') return <>{t('market.take.pile')}</>
	return (
		<>
			{t('market.take.open', { company: companyName(company) })} <PlayerShape identity={company} size={16} />{' '}
			<small>{t('market.take.open.worth', { points: worthOfShare(table, company, percentage) })}</small>
		</>
	)
}
