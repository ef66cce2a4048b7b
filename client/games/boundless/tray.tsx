import './tray.css'
import { seatsOf } from '../../../shared/games/boundless/rules/colours.ts'
import { loneSeat } from '../../../shared/games/boundless/rules/company.ts'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { Countdown } from './countdown.ts'
import type { BoundlessStage } from './stage.ts'
import { boundlessWords } from './words.en.ts'

const { t } = boundlessWords

interface TrayProps {
	stage: BoundlessStage
	countdown: Countdown
}

/** Between rounds: who is ready, and when it goes on. */
export function Tray({ stage, countdown }: TrayProps) {
	const { table } = stage.view.value
	const players = stage.players.value
	if (table.phase !== 'ready') return null
	return (
		<div class="boundless-readiness">
			{table.round === 0 && <p class="boundless-readiness-aim">{t('aim.first')}</p>}
			<ul>
				{seatsOf(table).map((seat) => {
					const player = players[seat]
					const isReady = table.ready.includes(seat)
					const state = isReady ? 'ready' : table.away.includes(seat) ? 'away' : 'thinking'
					return (
						<li key={seat} data-state={state} title={player?.name}>
							<PlayerShape identity={player?.colour ?? 0} size={22} />
							<Icon name={isReady ? 'check' : state === 'away' ? 'offline' : 'clock'} size={16} />
							<span class="boundless-readiness-name">{player?.name}</span>
							<span class="unseen">{t(`state.${state}`)}</span>
						</li>
					)
				})}
			</ul>
			<Start stage={stage} countdown={countdown} />
		</div>
	)
}

/** When the round starts in any case; or for whom alone it waits, as long as they like. */
function Start({ stage, countdown }: TrayProps) {
	const { table, seat } = stage.view.value
	const seconds = countdown.seconds.value
	const lone = loneSeat(table)
	if (lone !== undefined && table.ready.includes(lone)) return null
	const name = stage.players.value[lone ?? -1]?.name ?? ''
	return (
		<span class="boundless-readiness-clock">
			{seconds !== undefined
				? t('starts', { seconds })
				: lone !== undefined && (lone === seat ? t('waits.you') : t('waits', { name }))}
		</span>
	)
}
