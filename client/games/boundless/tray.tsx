import './tray.css'
import { seatsOf } from '../../../shared/games/boundless/rules/colours.ts'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { BoundlessPlay } from './play.ts'
import { boundlessWords } from './words.ts'

const { t } = boundlessWords

/** Between rounds: who is ready, and when it goes on in any case. */
export function Tray({ play: { stage, countdown } }: { play: BoundlessPlay }) {
	const { table } = stage.view.value
	const players = stage.players.value
	if (table.phase !== 'ready') return null
	return (
		<div class="readiness">
			{table.round === 0 && <p class="readiness-aim">{t('aim.first')}</p>}
			<ul>
				{seatsOf(table).map((seat) => {
					const player = players[seat]
					const isReady = table.ready.includes(seat)
					const state = isReady ? 'ready' : table.away.includes(seat) ? 'away' : 'thinking'
					return (
						<li key={seat} data-state={state} title={player?.name}>
							<PlayerShape identity={player?.colour ?? 0} size={22} />
							<Icon name={isReady ? 'check' : state === 'away' ? 'offline' : 'clock'} size={16} />
							<span class="readiness-name">{player?.name}</span>
							<span class="unseen">{t(`state.${state}`)}</span>
						</li>
					)
				})}
			</ul>
			{countdown.seconds.value !== undefined && (
				<span class="readiness-clock">{t('starts', { seconds: countdown.seconds.value })}</span>
			)}
		</div>
	)
}
