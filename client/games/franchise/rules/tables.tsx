import { incomeSteps } from '../../../../shared/games/franchise/data/box.ts'
import { regionIds } from '../../../../shared/games/franchise/data/regions.ts'
import { DataTable } from '../../../design/data-table.tsx'
import { moneyText, regionName, tileName } from '../names.ts'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

/** From how many empty slots on an income is one dollar higher, by number of players. */
export const IncomeTable = () => (
	<DataTable
		class="franchise-table"
		caption={t('income.table')}
		columns={[t('income.players'), ...[1, 2, 3, 4, 5, 6, 7].map(moneyText)]}
		rows={Object.entries(incomeSteps).map(([players, steps]) => [players, 0, ...steps])}
	/>
)

/** What the printed region tiles pay. */
export const RegionTable = () => (
	<DataTable
		class="franchise-table"
		caption={t('region.table')}
		rows={regionIds.map((region, tile) => [regionName(region), tileName(tile)])}
	/>
)
