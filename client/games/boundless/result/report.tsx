import './report.css'
import { settledRounds, takingsOf } from '../../../../shared/games/boundless/rules/look-back.ts'
import { bestChoices, cardOn } from '../../../../shared/games/boundless/rules/review.ts'
import type { Space, Table } from '../../../../shared/games/boundless/table.ts'
import { DataTable } from '../../../design/data-table.tsx'
import { PlayerHeading } from '../../../design/player-heading.tsx'
import { PlayerTable } from '../../../design/player-table.tsx'
import { listOf } from '../../../i18n/list-of.ts'
import { percent } from '../../../i18n/percent.ts'
import type { ReportProps } from '../../game.ts'
import { signed, tellPurse } from '../describe.ts'
import { pickName } from '../pick-name.ts'
import { tellSeconds } from '../verdict/tell-seconds.ts'
import { boundlessWords } from '../words.en.ts'
import { reportWords } from './report.en.ts'

const { t } = reportWords

/** How much of the best possible everybody made, and where the rest went. */
export function BoundlessReport({ tables, entries, players }: ReportProps) {
	const all = tables as readonly Table[]
	const last = all.at(-1)!
	const rounds = settledRounds(all, entries)
	const takings = takingsOf(last, rounds)
	const shares = takings.map(({ purse, best }) => (best > 0 ? Math.round((100 * purse) / best) : 100))
	const { map } = last.options
	return (
		<>
			<section>
				<h2>{t('share')}</h2>
				<p>{t('share.about')}</p>
				<ul class="boundless-report-shares">
					{players.map(({ seat, name, colour }) => (
						<li key={seat} data-player={colour}>
							<PlayerHeading name={name} colour={colour}>
								<b>{percent(shares[seat]!)}</b>
							</PlayerHeading>
							<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
								<rect width={Math.min(100, shares[seat]!)} height="4" />
							</svg>
						</li>
					))}
				</ul>
				<PlayerTable
					players={players}
					head={<span class="unseen">{t('share')}</span>}
					rows={[
						[t('purse'), ...takings.map(({ purse }) => purse)],
						[t('best'), ...takings.map(({ best }) => best)],
						[t('borders'), ...takings.map(({ borders }) => borders)],
						[t('late'), ...takings.map(({ late }) => tellSeconds(Math.round(late / 10)))],
						[t('late.cost'), ...takings.map(({ lateCost }) => signed(-lateCost))],
					]}
				/>
			</section>
			<section>
				<h2>{t('rounds')}</h2>
				<DataTable
					columns={[t('round'), t('round.best'), t('round.money')]}
					rows={rounds.map(({ round, best }) => [
						round,
						tellBest(tableOf(round), best.spaces),
						signed(best.price.money),
					])}
				/>
				<p class="soft">{t('rounds.about', { purse: tellPurse(takings[0]?.best ?? 0) })}</p>
			</section>
		</>
	)

	/** What was best, and how many more choices would have come to the same. */
	function tellBest(table: Table, spaces: readonly Space[]): string {
		const names = listOf(spaces.map((space) => pickName(map, cardOn(table, space))))
		const others = bestChoices(table).length - 1
		return others > 0 ? names + boundlessWords.t('pass.others', { count: others }) : names
	}

	/** The table on which a round was settled. */
	function tableOf(round: number): Table {
		return all.findLast((table) => table.round === round && table.centre.length > 0)!
	}
}
