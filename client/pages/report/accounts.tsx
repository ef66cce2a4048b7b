import type { Report } from '../../../shared/report/report.ts'
import { PlayerHeading } from '../../design/player-heading.tsx'
import type { Player } from '../../games/game.ts'
import { percent } from '../../i18n/percent.ts'
import {
	hasDraws,
	nameFor,
	reasonOf,
	type Slips,
	slipsOf,
	type ToldAccount,
	tellAccount,
} from './told-account.ts'
import { reportWords } from './words.en.ts'

interface AccountsProps {
	report: Report
	players: readonly Player[]
}

const { t } = reportWords

/** For each player why it came out like that: bars one behind the other, from a fair share to the result. */
export function Accounts({ report: { turns, accounts, early }, players }: AccountsProps) {
	const told = accounts.map(tellAccount)
	const reach = reachOf(told)
	const isDrawn = hasDraws(turns)
	return (
		<ul class="report-accounts">
			{players.map((player) => (
				<li key={player.seat} data-player={player.colour}>
					<AccountBars
						player={player}
						account={told[player.seat]!}
						slips={slipsOf(turns, player.seat)}
						early={early}
						reach={reach}
						isDrawn={isDrawn}
					/>
				</li>
			))}
		</ul>
	)
}

type Step = 'fair' | 'luck' | 'own' | 'others'

const STEPS: readonly Step[] = ['fair', 'luck', 'own', 'others']

interface Reach {
	low: number
	high: number
}

/** From where to where the bars lead, the same for all players, so that they can be compared. */
function reachOf(accounts: readonly ToldAccount[]): Reach {
	const stops = accounts.flatMap((account) => STEPS.map((_, index) => sumTo(account, index + 1)))
	return { low: Math.min(0, ...stops), high: Math.max(100, ...stops) }
}

/** Where the bars have come to after so many of them. */
const sumTo = (account: ToldAccount, count: number): number =>
	STEPS.slice(0, count).reduce((sum, step) => sum + account[step], 0)

interface AccountBarsProps {
	player: Player
	account: ToldAccount
	slips: Slips
	early: true | undefined
	reach: Reach
	isDrawn: boolean // whether chance came in after the start
}

function AccountBars({ player, account, slips, early, reach, isDrawn }: AccountBarsProps) {
	const { name, colour, mine } = player
	const { reason, isGood } = reasonOf(account)
	const verdict = `account.${reason}.${isGood ? 'good' : 'bad'}` as const
	return (
		<>
			<PlayerHeading name={nameFor(player)} colour={colour} />
			<p>{t(mine ? `${verdict}.you` : verdict, { name })}</p>
			<dl class="report-bars">
				{STEPS.map((step, index) => (
					<Bar
						key={step}
						step={step}
						name={t(step === 'luck' && !isDrawn ? 'account.luck.start' : `account.${step}`)}
						from={sumTo(account, index)}
						by={account[step]}
						reach={reach}
					/>
				))}
				<div class="report-bar" data-step="result">
					<dt>{t(early ? 'account.early' : 'account.result')}</dt>
					<dd>{percent(account.result)}</dd>
				</div>
			</dl>
			<p class="soft">
				{slips.count > 0
					? t('account.slips', { ...slips, worst: percent(slips.worst) })
					: t('account.flawless')}
			</p>
		</>
	)
}

interface BarProps {
	step: Step
	name: string
	from: number
	by: number
	reach: Reach
}

const Bar = ({ step, name, from, by, reach: { low, high } }: BarProps) => (
	<div class="report-bar" data-step={step} data-sign={by < 0 ? 'less' : 'more'}>
		<dt>{name}</dt>
		<dd>{step === 'fair' ? percent(by) : signed(by)}</dd>
		<svg viewBox={`${low} 0 ${high - low} 8`} preserveAspectRatio="none" aria-hidden="true">
			<path class="report-zero" d="M0 0V8M100 0V8" />
			<rect x={Math.min(from, from + by)} width={Math.max(0.6, Math.abs(by))} y="1" height="6" />
		</svg>
	</div>
)

/** What is added or taken: a number with a sign before it, and a true minus. All turns together may make more than 100. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'))
