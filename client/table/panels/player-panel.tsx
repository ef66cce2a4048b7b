import './player-panel.css'
import { useSignal } from '@preact/signals'
import { GONE_AFTER } from '../../../shared/room/room.ts'
import type { SeatView } from '../../../shared/room/view.ts'
import type { Network } from '../../../shared/sync/frames.ts'
import { isLocalCode } from '../../app/room-code.ts'
import { MuteButton } from '../../company/mute-button.tsx'
import { ReactionBar } from '../../company/reaction-bar.tsx'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { RemoveDialog } from '../../door/remove-dialog.tsx'
import { doorWords } from '../../door/words.en.ts'
import type { Player } from '../../games/game.ts'
import { common } from '../../i18n/common.en.ts'
import { actsAsCreator } from '../../room/seats.ts'
import type { TableModel } from '../table-model.ts'
import { tableWords } from '../words.en.ts'
import { panelWords } from './words.en.ts'

interface PlayerPanelProps {
	connection: Connection
	table: TableModel
	seat: number
	onDone: () => void
	onBot: () => void // both for one's own seat, once that is confirmed
	onLeave: () => void
}

/** Somebody at the table, and what can be done about their seat. */
export function PlayerPanel({ connection, table, seat, onDone, onBot, onLeave }: PlayerPanelProps) {
	const player = table.players.value[seat]
	const held = connection.room.value?.seats.find(({ id }) => id === player?.id)
	if (!player || !held) return null

	const tell = async (type: 'hand-over' | 'reclaim', args: object = {}) => {
		onDone()
		await table.refuse(await connection.send(type, args))
	}
	const handOver = (to: 'bot' | 'open') => tell('hand-over', { seat: player.id, to })
	const Possessions = table.play.holdings?.InWords
	const isShared = !isLocalCode(connection.room.value?.code ?? '')
	const playing = connection.room.value?.phase === 'playing'

	return (
		<div class="player-panel">
			<p class="player-panel-who">
				<PlayerShape
					identity={player.colour}
					size={48}
					label={common.find(`identity.${player.colour}`) ?? ''}
				/>
				<span>
					<strong>
						{table.hidesScores.value
							? tableWords.t('player.secret')
							: table.tellScore(table.scores.value[seat] ?? 0)}
					</strong>
					<br />
					{stateOf(player)}
				</span>
			</p>
			{isShared && player.mine && <ReactionBar connection={connection} onDone={onDone} />}
			{Possessions && <Possessions seat={seat} />}
			{player.network && <NetworkFacts network={player.network} mine={player.mine} />}
			{held.id === connection.owns.value && (
				<Button kind="primary" wide onClick={() => tell('reclaim')}>
					{tableWords.t('reclaim')}
				</Button>
			)}
			{held.owned && held.id !== connection.owns.value && <p class="soft">{panelWords.t('player.owned')}</p>}
			{playing && player.mine && (
				<>
					<Button icon="bot" wide onClick={onBot}>
						{panelWords.t('menu.bot')}
					</Button>
					<Button icon="leave" wide onClick={onLeave}>
						{panelWords.t('leave')}
					</Button>
				</>
			)}
			{playing && !player.mine && typeof connection.you.value === 'number' && (
				<Absent
					player={player}
					held={held}
					since={awaySince(connection, player)}
					rules={actsAsCreator(connection, connection.room.value!)}
					handOver={handOver}
				/>
			)}
			{isShared && !player.mine && held.played === 'person' && (
				<MuteButton connection={connection} seat={held.id} name={player.name} />
			)}
			{playing && !player.mine && held.played === 'person' && <Remove connection={connection} seat={held} />}
		</div>
	)
}

/** For the host: somebody may have to go. */
function Remove({ connection, seat }: { connection: Connection; seat: SeatView }) {
	const sure = useSignal(false)
	const room = connection.room.value
	if (!room || isLocalCode(room.code) || !actsAsCreator(connection, room)) return null
	return (
		<>
			<Button icon="close" wide onClick={() => (sure.value = true)}>
				{doorWords.t('remove.table', { name: seat.name })}
			</Button>
			<RemoveDialog connection={connection} room={room} seat={seat} shown={sure} />
		</>
	)
}

/** How fair a race is to them: what their network takes, and how much of it was taken off. */
function NetworkFacts({ network: { ping, given, verified }, mine }: { network: Network; mine: boolean }) {
	const { t } = panelWords
	return (
		<p>
			{ping > 0
				? t(mine ? 'player.ping.you' : 'player.ping', { ping })
				: t(mine ? 'player.quick.you' : 'player.quick')}{' '}
			{given > 0 && t(mine ? 'player.given.you' : 'player.given', { given })}{' '}
			{!verified && given > 0 && (
				<span class="soft">{t(mine ? 'player.unverified.you' : 'player.unverified')}</span>
			)}
		</p>
	)
}

interface AbsentProps {
	player: Player
	held: SeatView
	since: number | undefined // how long they have been away, in milliseconds
	rules: boolean // whether we may send a bot away
	handOver: (to: 'bot' | 'open') => void
}

/** A seat that nobody plays at the moment can be handed over. */
function Absent({ player, held, since, rules, handOver }: AbsentProps) {
	if (held.played === 'person' && since === undefined) return null
	if (held.played === 'person' && since! < GONE_AFTER)
		return <p class="soft">{panelWords.t('player.wait')}</p>
	return (
		<>
			{held.played !== 'bot' && (
				<Button icon="bot" wide onClick={() => handOver('bot')}>
					{panelWords.t('player.to.bot', { name: player.name })}
				</Button>
			)}
			{(held.played === 'person' || (held.played === 'bot' && rules)) && (
				<Button icon="person" wide onClick={() => handOver('open')}>
					{panelWords.t('player.to.open')}
				</Button>
			)}
		</>
	)
}

function awaySince({ presence, clockOffset }: Connection, { id }: Player): number | undefined {
	const since = presence.value?.away[id]
	return since === undefined ? undefined : Date.now() + clockOffset() - since
}

function stateOf({ played, away }: Player): string {
	if (played === 'bot') return panelWords.t('player.bot')
	if (played === 'nobody') return panelWords.t('player.open')
	return panelWords.t(away ? 'player.away' : 'player.here')
}
