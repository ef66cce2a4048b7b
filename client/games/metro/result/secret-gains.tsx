import { companyValue, finalScore } from '../../../../shared/games/metro/rules/final-score.ts'
import { follow } from '../../../../shared/games/metro/rules/line.ts'
import { seenNumbers, type Table } from '../../../../shared/games/metro/table.ts'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { percent } from '../../../i18n/percent.ts'
import { companyName } from '../company/company.ts'
import { endName, stationName } from '../describe.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

interface Gain {
	text: string
	points: number
	company?: number
}

/** What a player's shares, bonuses and numbers brought, once they are no secret any more. */
export function SecretGains({ table, seat }: { table: Table; seat: number }) {
	const { shares, bonuses, numbers } = finalScore(table, seat)
	const { points: profits, revealed } = table
	const held = seenNumbers(table)
	return (
		<>
			{revealed?.shares && (
				<Gains
					title={t('shares')}
					gains={shares.map(({ company, percentage, points }) => ({
						company,
						points,
						text: t('share', {
							share: percent(percentage),
							company: companyName(company),
							value: companyValue(profits, company),
						}),
					}))}
				/>
			)}
			{bonuses.length > 0 && (
				<Gains
					title={t('bonuses')}
					gains={bonuses.map(({ company, points }) => ({
						company,
						points,
						text: t('bonus', { company: companyName(company), profit: profits[company] ?? 0 }),
					}))}
				/>
			)}
			{held && (
				<Gains
					title={t('numbers')}
					gains={numbers.map(({ number, departure, points }) => ({
						points,
						text: t('number', {
							number,
							station: stationName(departure),
							end: endName(follow(table, departure).end),
						}),
					}))}
				>
					{idle(held[seat] ?? [], numbers)}
				</Gains>
			)}
		</>
	)
}

/** The numbers at which no line ended. */
function idle(held: readonly number[], gains: readonly { number: number }[]): string | undefined {
	const rest = held.filter((number) => !gains.some((gain) => gain.number === number))
	return rest.length > 0 ? t('number.none', { numbers: rest.join(', ') }) : undefined
}

interface GainsProps {
	title: string
	gains: readonly Gain[]
	children?: string | undefined
}

const Gains = ({ title, gains, children }: GainsProps) => (
	<>
		<h4>
			{title} <strong>{gains.reduce((sum, { points }) => sum + points, 0)}</strong>
		</h4>
		<ul>
			{gains.map(({ text, points, company }) => (
				<li key={text} class="metro-line-result metro-plates">
					<span>
						{company !== undefined && <PlayerShape identity={company} size={14} />} {text}
					</span>
					<strong>{points}</strong>
				</li>
			))}
		</ul>
		{children && <p class="soft">{children}</p>}
	</>
)
