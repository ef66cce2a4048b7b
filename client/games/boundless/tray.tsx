import './tray.css'
import { seatsOf } from '../../../shared/games/boundless/rules/colours.ts'
import { loneSeat } from '../../../shared/games/boundless/rules/company.ts'
import { onceHeard } from '../../app/once-heard.ts'
import { Button } from '../../design/button.tsx'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { NotesButton } from './atlas/notes-button.tsx'
import type { Countdown } from './countdown.ts'
import { PlayedButton } from './played/played-button.tsx'
import type { Review } from './settlement/review.ts'
import { type BoundlessStage, isRound } from './stage.ts'
import { boundlessWords } from './words.en.ts'

const { t } = boundlessWords

const SOON = 15 // seconds before a round starts, with or without one: from here on nobody overlooks them

interface TrayProps {
	stage: BoundlessStage
	countdown: Countdown
	review: Review
}

/** Between rounds: what there is to look at, who is ready, and when it goes on. */
export function Tray({ stage, countdown, review }: TrayProps) {
	const { table } = stage.view.value
	if (isRound(table) || review.isHeld.value) return null
	return (
		<div class="boundless-tray">
			<div class="boundless-tray-tools">
				{review.isPlayback.value ? (
					<Button class="boundless-tray-skip" onClick={onceHeard(review.skip)}>
						{t('skip')}
					</Button>
				) : (
					<>
						<NotesButton map={table.options.map} />
						<PlayedButton stage={stage} />
					</>
				)}
			</div>
			{table.phase === 'ready' && <Readiness stage={stage} />}
			{table.phase === 'ready' && <Start stage={stage} countdown={countdown} />}
		</div>
	)
}

/** Who is ready. Whoever is alone against bots knows whom the round waits for. */
function Readiness({ stage }: Pick<TrayProps, 'stage'>) {
	const { table } = stage.view.value
	const players = stage.players.value
	if (loneSeat(table) !== undefined) return null
	return (
		<ul class="boundless-readiness">
			{seatsOf(table).map((seat) => {
				const player = players[seat]
				const isReady = table.ready.includes(seat)
				const isGone = player?.away || player?.played === 'nobody'
				const state = isReady ? 'ready' : isGone ? 'away' : 'thinking'
				return (
					<li key={seat} data-state={state} title={player?.name}>
						<PlayerShape identity={player?.colour ?? 0} size={20} />
						<Icon name={isReady ? 'check' : state === 'away' ? 'offline' : 'clock'} size={12} />
						<span class="unseen">
							{player?.name} {t(`state.${state}`)}
						</span>
					</li>
				)
			})}
		</ul>
	)
}

/** When the round starts in any case; or for whom alone it waits, as long as they like. */
function Start({ stage, countdown }: Omit<TrayProps, 'review'>) {
	const { table, seat } = stage.view.value
	const seconds = countdown.seconds.value
	const round = table.round + 1
	const lone = loneSeat(table)
	if (lone !== undefined && table.ready.includes(lone)) return null
	const name = stage.players.value[lone ?? -1]?.name ?? ''
	return (
		<span
			class="boundless-tray-clock"
			data-soon={seconds !== undefined && seconds <= SOON}
			data-lone={lone !== undefined}
		>
			{seconds !== undefined
				? t('starts', { round, seconds })
				: lone !== undefined && (lone === seat ? t('waits.you') : t('waits', { name }))}
		</span>
	)
}
