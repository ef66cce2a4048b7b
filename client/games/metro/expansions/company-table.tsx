import { percentages } from '../../../../shared/games/metro/data/companies.ts'
import { companyValue, percentageHeld } from '../../../../shared/games/metro/rules/final-score.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { percent } from '../../../i18n/percent.ts'
import type { Player } from '../../game.ts'
import { companyName } from '../company/company.ts'
import type { MetroStage } from '../staging.ts'
import { extraWords } from './words.en.ts'

const { t } = extraWords

/** The companies in the order of their profits, with every share that can be seen. */
export function CompanyTable({ stage: { view, players } }: { stage: MetroStage }) {
	const { table, hand } = view.value
	const companies = [...table.points.keys()].sort((a, b) => table.points[b]! - table.points[a]!)
	return (
		<table class="metro-companies metro-plates">
			<thead>
				<tr>
					<th scope="col">{t('market.name')}</th>
					<th scope="col">{t('market.profit')}</th>
					<th scope="col">{t('market.rank')}</th>
					{hand?.shares && <th scope="col">{t('market.held')}</th>}
					<th scope="col">{t('market.known')}</th>
				</tr>
			</thead>
			<tbody>
				{companies.map((company) => (
					<tr key={company} data-player={company}>
						<th scope="row">
							<PlayerShape identity={company} size={16} /> {companyName(company)}
						</th>
						<td>{table.points[company]}</td>
						<td>{companyValue(table.points, company)}</td>
						{hand?.shares && <td>{heldOf(hand.shares, company)}</td>}
						<td>{seenOf(table, players.value, company).join(', ')}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function heldOf(shares: readonly number[], company: number): string {
	const held = percentageHeld(shares, company)
	return held > 0 ? percent(held) : ''
}

/** Its shares that everybody sees: face up on the piles, shown by players, or revealed at the end. */
function seenOf({ market, revealed }: Table, players: readonly Player[], company: number): string[] {
	const open = percentages.flatMap((percentage, index) =>
		market?.open[index] === company ? [t('market.face-up', { share: percent(percentage) })] : [],
	)
	const name = (seat: number) => players[seat]?.name ?? ''
	const held = revealed?.shares
		? revealed.shares.flatMap((shares, seat) => {
				const share = heldOf(shares, company)
				return share === '' ? [] : [t('market.shown-by', { share, name: name(seat) })]
			})
		: (market?.shown ?? [])
				.filter((share) => share.company === company)
				.map(({ seat, percentage }) => t('market.shown-by', { share: percent(percentage), name: name(seat) }))
	return [...open, ...held]
}
