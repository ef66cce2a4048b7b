import { isPaidOut, planOf, ROUNDS } from '../../../../shared/games/boundless/rules/schedule.ts'
import { planName } from '../plan-name.ts'
import { ruleWords } from './words.en.ts'

const { t } = ruleWords

/** What makes one round differ from another, as the game itself plans it. */
export const RoundsTable = () => (
	<table class="boundless-rounds">
		<thead>
			<tr>
				<th scope="col">{t('rounds.round')}</th>
				<th scope="col">{t('rounds.income')}</th>
				<th scope="col">{t('rounds.centre')}</th>
				<th scope="col">{t('rounds.tokens')}</th>
				<th scope="col">{t('rounds.way')}</th>
			</tr>
		</thead>
		<tbody>
			{Array.from({ length: ROUNDS }, (_, index) => index + 1).map((round) => {
				const { income, centre, tokens } = planOf(round)
				return (
					<tr key={round} data-paid={isPaidOut(round) || undefined}>
						<th scope="row">{round}</th>
						<td>{income === 0 ? '–' : income}</td>
						<td>{centre}</td>
						<td>{tokens}</td>
						<td>{t(`rounds.way.${planName(round)}`)}</td>
					</tr>
				)
			})}
		</tbody>
	</table>
)
