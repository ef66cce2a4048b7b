import { incomeSteps } from '../../../../shared/games/franchise/data/box.ts'
import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { moneyText, regionName, tileName } from '../names.ts'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

/** From how many empty slots on an income is one dollar higher, by number of players. */
export const IncomeTable = () => (
	<table class="franchise-table">
		<caption>{t('income.table')}</caption>
		<thead>
			<tr>
				<th scope="col">{t('income.players')}</th>
				{[1, 2, 3, 4, 5, 6, 7].map((dollars) => (
					<th key={dollars} scope="col">
						{moneyText(dollars)}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{Object.entries(incomeSteps).map(([players, steps]) => (
				<tr key={players}>
					<th scope="row">{players}</th>
					{[0, ...steps].map((slots) => (
						<td key={slots}>{slots}</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
)

/** What the printed region tiles pay. */
export const RegionTable = () => (
	<table class="franchise-table franchise-table-regions">
		<caption>{t('region.table')}</caption>
		<tbody>
			{regionIds.map((region, tile) => (
				<tr key={region}>
					<th scope="row">{regionName(region)}</th>
					<td>{tileName(tile)}</td>
				</tr>
			))}
		</tbody>
	</table>
)
