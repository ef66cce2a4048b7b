import './players-strip.css'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Seat } from '../../shared/kernel/game.ts'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-shape.tsx'
import type { Player } from '../games/game.ts'
import type { TableModel } from './table-model.ts'
import { tableWords } from './words.en.ts'

interface PlayersStripProps {
	table: TableModel
	choose?: (player: Player) => void // shows what can be done about a player
	own?: string // what one is called oneself, in place of a name
	Time?: ComponentType<{ seat: Seat }> | undefined // what somebody has left, where clocks run
}

/** Everybody at the table: shape, name, score; the underline moves to whose turn it is. */
export function PlayersStrip({ table, choose, own, Time }: PlayersStripProps) {
	const players = table.players.value
	const actors = table.called.value
	const Holdings = table.play.holdings?.InSight
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
					<Chip seat={player.seat} choose={choose && (() => choose(player))}>
						<span class="player-sign">
							<PlayerShape identity={player.colour} size={22} />
							<Mark player={player} />
						</span>
						<span class="unseen">{describe(player, tellScore(player), actors.includes(player.seat))}</span>
						{player.network && (
							<span class="player-ping">{tableWords.t('player.ping', { ping: player.network.ping })}</span>
						)}
						<Name player={player} own={own} />
						{Time && <Time seat={player.seat} />}
						<span class="player-score" aria-hidden="true">
							{scoreOf(player) ?? '?'}
						</span>
						{Holdings && (
							<span class="player-holdings">
								<Holdings seat={player.seat} />
							</span>
						)}
					</Chip>
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

interface ChipProps {
	seat: Seat
	choose: (() => void) | undefined
	children: ComponentChildren
}

/** Where nothing can be done about players, a tap explains what it meets. */
const Chip = ({ seat, choose, children }: ChipProps) =>
	choose ? (
		<button type="button" class="player-button" data-seat={seat} onClick={choose}>
			{children}
		</button>
	) : (
		<div class="player-button" data-seat={seat}>
			{children}
		</div>
	)

/** With what they are, if not just somebody; where there is no room for the word, a bot has its sign. */
function Name({ player: { name, mine, played }, own }: { player: Player; own: string | undefined }) {
	const kind = mine ? 'you' : played === 'bot' ? 'bot' : undefined
	const instead = mine ? own : undefined
	return (
		<span class="player-name" data-kind={kind} aria-hidden="true">
			{kind === 'bot' && <Icon name="bot" size={15} />}
			<span>{instead ?? name}</span>
			{kind && instead === undefined && <i>{tableWords.t(`player.${kind}`)}</i>}
		</span>
	)
}

function Mark({ player: { played, away } }: { player: Player }) {
	if (played === 'nobody') return <Icon name="leave" size={12} />
	return away ? <Icon name="offline" size={12} /> : null
}

/** Everything that the chip shows, for a screen reader. */
function describe(player: Player, score: string, turn: boolean): string {
	const parts = [player.name, score]
	if (player.mine) parts.push(tableWords.t('player.you'))
	if (turn) parts.push(tableWords.t('player.turn'))
	if (player.played === 'bot') parts.push(tableWords.t('player.played'))
	if (player.played === 'nobody') parts.push(tableWords.t('player.open'))
	if (player.away) parts.push(tableWords.t('player.away'))
	return parts.join(', ')
}
