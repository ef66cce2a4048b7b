import './band.css'
import { useComputed } from '@preact/signals'
import { coloursPerSeat } from '../../../../shared/games/boundless/rules/colours.ts'
import { planOf } from '../../../../shared/games/boundless/rules/schedule.ts'
import { useLagging } from '../../../table/surface/use-lagging.ts'
import { tellPlan } from '../plan-name.ts'
import { PlayedButton } from '../played/played-button.tsx'
import { usePart } from '../use-part.ts'
import { boundlessWords } from '../words.en.ts'
import { Beats } from './beats.tsx'
import { Income } from './income.tsx'
import { OwnTokens } from './own-tokens.tsx'
import { Postcard } from './postcard.tsx'
import type { RaceProps } from './race.tsx'

/** Between the cards: what the round is about, then the centre, and the tokens that are left. */
export function Band({ stage, racing, countdown, prompt }: RaceProps) {
	const phase = usePart(stage, ({ table }) => table.phase)
	const centre = usePart(stage, ({ table }) => table.centre)
	const round = usePart(stage, ({ table }) => table.round)
	const income = usePart(stage, ({ table }) => planOf(table.round).income * coloursPerSeat(table))
	const { map } = stage.view.peek().table.options
	return (
		<section class="boundless-band" data-phase={phase}>
			{phase === 'ring' ? (
				<div class="boundless-band-plan">
					<strong>
						{boundlessWords.t('round', { round })}
						{income > 0 && <small>{boundlessWords.t('income', { money: income })}</small>}
					</strong>
					<span>{tellPlan(round)}</span>
					<Beats stage={stage} />
				</div>
			) : (
				<div class="boundless-band-centre" data-count={centre.length}>
					{centre.map((state) => (
						<Postcard key={state} map={map} pick={state} />
					))}
				</div>
			)}
			<div class="boundless-band-foot">
				<div class="boundless-band-line">
					{round > 1 && <PlayedButton stage={stage} brief />}
					{phase === 'ring' && income > 0 ? (
						<Income stage={stage} />
					) : (
						<Saying stage={stage} countdown={countdown} prompt={prompt} />
					)}
					<OwnTokens stage={stage} racing={racing} />
				</div>
			</div>
		</section>
	)
}

/** One line: what was refused and why, how long there is, or who is waited for. */
function Saying({ stage, countdown, prompt }: Pick<RaceProps, 'stage' | 'countdown' | 'prompt'>) {
	const seconds = useComputed(() =>
		stage.view.value.table.phase === 'race' ? countdown.seconds.value : undefined,
	).value
	const notice = stage.notice.value
	const told = useLagging(prompt)
	return (
		<p class="boundless-band-saying" data-notice={notice !== undefined || undefined}>
			{seconds !== undefined && (
				<strong class="boundless-band-seconds">{boundlessWords.t('seconds', { seconds })}</strong>
			)}
			<span>{notice ?? told}</span>
		</p>
	)
}
