import type { Report } from '../../../shared/report/report.ts'
import { DataTable } from '../../design/data-table.tsx'
import type { Player } from '../../games/game.ts'
import { percent } from '../../i18n/percent.ts'
import { signed } from './accounts.tsx'
import { nameFor, percentOf } from './told-account.ts'
import { reportWords } from './words.en.ts'

const { t } = reportWords

/** Everything that was judged, to be read as a table: of each turn, what it changed for whoever took it. */
export const Figures = ({ report, players }: { report: Report; players: readonly Player[] }) => (
	<details class="report-figures">
		<summary>{t('figures')}</summary>
		<DataTable
			columns={[
				t('figures.move'),
				t('figures.who'),
				t('figures.chance'),
				t('figures.missed'),
				t('figures.luck'),
				t('figures.after'),
			]}
			rows={report.turns.map(({ seat, from, before, best, made, after }) => [
				from + 1,
				nameFor(players[seat]!),
				percent(percentOf(before[seat]!)),
				signed(percentOf(made[seat]! - best[seat]!)),
				signed(percentOf(after[seat]! - made[seat]!)),
				percent(percentOf(after[seat]!)),
			])}
		/>
	</details>
)
