import './final-table.css'
import { type FinalSource, finalSources } from '../../../../shared/games/franchise/rules/final-score.ts'
import { type Table, totalOf } from '../../../../shared/games/franchise/table.ts'
import { Sign } from '../about/sign.tsx'
import type { FranchiseStage } from '../staging.ts'
import { finalWords } from './words.en.ts'

const { t } = finalWords

export interface FinalTableProps extends Pick<FranchiseStage, 'players'> {
	table: Table // that is over
	counted?: readonly FinalSource[] // so far; all, unless told
}

/** What was counted when the game was over, a row for each source and a column for each player. */
export function FinalTable({ players, table: { seats }, counted = finalSources }: FinalTableProps) {
	const isDone = counted.length === finalSources.length
	return (
		<table class="franchise-final-count">
			<thead>
				<tr>
					<td />
					{seats.map((_, seat) => (
						<th key={seat} scope="col">
							<Sign players={players} seat={seat} size={14} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<tr>
					<th scope="row">{t('before')}</th>
					{seats.map(({ points: { metropolises, regions, track } }, seat) => (
						<td key={seat}>{metropolises + regions + track}</td>
					))}
				</tr>
				{counted.map((source) => (
					<tr key={source}>
						<th scope="row">{t(source)}</th>
						{seats.map(({ points }, seat) => (
							<td key={seat}>+{points[source]}</td>
						))}
					</tr>
				))}
			</tbody>
			{isDone && (
				<tfoot>
					<tr>
						<th scope="row">{t('total')}</th>
						{seats.map(({ points }, seat) => (
							<td key={seat}>{totalOf(points)}</td>
						))}
					</tr>
				</tfoot>
			)}
		</table>
	)
}
