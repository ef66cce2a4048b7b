import './players-strip.css'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-shape.tsx'
import type { Player } from '../games/game.ts'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.ts'

interface PlayersStripProps {
	table: TableModel
	choose?: (player: Player) => void // shows what can be done about a player
}

/** Everybody at the table: shape, name, score; the underline moves to whose turn it is. */
export function PlayersStrip({ table, choose }: PlayersStripProps) {
	const players = table.players.value
	const actors = table.called.value
	const { Holdings } = table.play
	const scoreOf = ({ seat }: Player): number | undefined =>
		table.hidesScores.value ? undefined : table.scores.value[seat]
	const tellScore = (player: Player): string => {
		const score = scoreOf(player)
		return score === undefined ? tableWords.t('player.secret') : table.tellScore(score)
	}
	const only = actors.length === 1 ? actors[0]! : undefined
	return (
		<ul
			class={Holdings ? 'players players-holding' : 'players'}
			aria-label={tableWords.t('players')}
			style={{ '--count': players.length }}
		>
			{players.map((player) => (
				<li
					key={player.seat}
					class="player"
					data-player={player.colour}
					data-turn={actors.includes(player.seat)}
				>
					<button
						type="button"
						class="player-button"
						data-seat={player.seat}
						disabled={!choose}
						onClick={() => choose?.(player)}
					>
						<span class="player-sign">
							<PlayerShape identity={player.colour} size={22} />
							<Mark player={player} />
						</span>
						<span class="unseen">{describe(player, tellScore(player), actors.includes(player.seat))}</span>
						{player.network && (
							<span class="player-ping">{tableWords.t('player.ping', { ping: player.network.ping })}</span>
						)}
						<span class={player.mine ? 'player-name player-mine' : 'player-name'} aria-hidden="true">
							<span>{player.name}</span>
							{player.mine && <i>{` · ${tableWords.t('player.you')}`}</i>}
						</span>
						<span class="player-score" aria-hidden="true">
							{scoreOf(player) ?? '?'}
						</span>
						{Holdings && (
							<span class="player-holdings">
								<Holdings seat={player.seat} />
							</span>
						)}
					</button>
				</li>
			))}
			{only !== undefined && (
				<li
					class="player-turn"
					aria-hidden="true"
					data-player={players[only]?.colour}
					style={{ '--seat': only }}
				/>
			)}
		</ul>
	)
}

function Mark({ player: { played, away } }: { player: Player }) {
	if (played === 'bot') return <Icon name="bot" size={12} />
	if (played === 'nobody') return <Icon name="leave" size={12} />
	return away ? <Icon name="offline" size={12} /> : null
}

/** Everything that the chip shows, for a screen reader. */
function describe(player: Player, score: string, turn: boolean): string {
	const parts = [player.name, score]
	if (player.mine) parts.push(tableWords.t('player.you'))
	if (turn) parts.push(tableWords.t('player.turn'))
	if (player.played === 'bot') parts.push(tableWords.t('player.bot'))
	if (player.played === 'nobody') parts.push(tableWords.t('player.open'))
	if (player.away) parts.push(tableWords.t('player.away'))
	return parts.join(', ')
}
