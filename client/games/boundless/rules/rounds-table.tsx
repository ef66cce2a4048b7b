import { planOf, ROUNDS } from '../../../../shared/games/boundless/rules/schedule.ts'
import { DataTable } from '../../../design/data-table.tsx'
import { planName } from '../plan-name.ts'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

/** What makes one round differ from another, as the game itself plans it. */
export const RoundsTable = () => (
	<DataTable
		columns={(['round', 'income', 'centre', 'tokens', 'way'] as const).map((column) => t(`rounds.${column}`))}
		rows={Array.from({ length: ROUNDS }, (_, index) => {
			const round = index + 1
			const { income, centre, tokens } = planOf(round)
			return [round, income === 0 ? '–' : income, centre, tokens, t(`rounds.way.${planName(round)}`)]
		})}
	/>
)
