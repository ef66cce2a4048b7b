import { percentages } from '../../../../shared/games/metro/data/companies.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { percent } from '../../../i18n/percent.ts'
import { companyName } from '../company/company.ts'
import type { MetroStage } from '../staging.ts'
import { extraWords } from './words.en.ts'
import { worthOfShare, worthOfShares } from './worth.ts'

const { t } = extraWords

interface Share {
	company: number
	percentage: number
}

const allOf = (companies: readonly number[]): Share[] =>
	companies.map((company, index) => ({ company, percentage: percentages[index]! }))

/** A player's shares: all of one's own, and at the end everybody's; before, only what lies open. */
export function HeldShares({ stage, seat }: { stage: MetroStage; seat: Seat }) {
	const table = stage.shown.value
	const { seat: own, hand } = stage.view.value
	const known = table.revealed?.shares?.[seat] ?? (seat === own ? hand?.shares : undefined)
	const open = table.market?.shown.filter((share) => share.seat === seat) ?? []
	return (
		<div>
			{known && (
				<p>{t(seat === own ? 'shares.worth.you' : 'shares.worth', { worth: worthOfShares(table, known) })}</p>
			)}
			{!known && <p>{t(open.length > 0 ? 'shares.open' : 'shares.none')}</p>}
			<Shares table={table} shares={known ? allOf(known) : open} />
			{!known && open.length > 0 && <p class="soft">{t('shares.secret')}</p>}
		</div>
	)
}

const Shares = ({ table, shares }: { table: Table; shares: readonly Share[] }) => (
	<ul class="metro-held-shares metro-plates">
		{shares.map(({ company, percentage }) => (
			<li key={percentage}>
				<PlayerShape identity={company} size={18} />
				<span>{t('market.card', { share: percent(percentage), company: companyName(company) })}</span>
				<strong>{t('market.card.worth', { count: worthOfShare(table, company, percentage) })}</strong>
			</li>
		))}
	</ul>
)
