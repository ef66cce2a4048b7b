import './details.css'
import { useSignal } from '@preact/signals'
import { companyValue, finalScore } from '../../../../shared/games/metro/rules/final-score.ts'
import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { PlayerHeading } from '../../../design/player-heading.tsx'
import { mostOf } from '../../score-history.ts'
import { linesOf } from '../board/lines-of.ts'
import { companyName } from '../company/company.ts'
import { endOf, stationName } from '../describe.ts'
import { ownerName } from '../owner.ts'
import { OwnLines } from './own-lines.tsx'
import { ownersIn } from './owners.ts'
import { SecretGains } from './secret-gains.tsx'
import { resultWords } from './words.en.ts'

const { t } = resultWords

/** Where the points came from: lines, the longest of all first, and whatever else paid. */
export function Details({ view, mine }: { view: TableView; mine?: Seat | undefined }) {
	const table = view.table as Table
	const owners = ownersIn(view)
	const seen = useSignal<number | undefined>(undefined) // whose line is on the board
	const lines = linesOf(table)
	const longest = longestOf(lines)
	const linesFor = (owner: number) => (
		<OwnLines
			table={table}
			owners={owners}
			lines={lines.filter((line) => line.owner === owner)}
			seen={seen}
		/>
	)
	return (
		<div class="metro-line-results">
			{longest && (
				<p>
					{t('longest', {
						station: stationName(longest.departure),
						end: endOf(longest),
						count: longest.length,
						owner: ownerName(owners, longest.owner),
					})}
				</p>
			)}
			{view.about.seats.map(({ id, name, colour }, seat) => (
				<section key={id}>
					<PlayerHeading name={name} colour={colour}>
						{seat === mine && <span class="soft"> · {t('you')}</span>}
						<strong>{finalScore(table, seat).total}</strong>
					</PlayerHeading>
					{!table.market && linesFor(seat)}
					<SecretGains table={table} seat={seat} />
				</section>
			))}
			{table.market &&
				table.points.map((profit, company) => (
					<section key={company} class="metro-plates">
						<PlayerHeading
							name={t('company', {
								company: companyName(company),
								value: companyValue(table.points, company),
							})}
							colour={company}
						>
							<strong>{profit}</strong>
						</PlayerHeading>
						{linesFor(company)}
					</section>
				))}
		</div>
	)
}

const longestOf = (lines: readonly Line[]): Line | undefined =>
	mostOf(
		lines.filter((line) => line.end !== UNFINISHED),
		({ length }) => length,
	)
