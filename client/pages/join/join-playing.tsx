import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RoomView, SeatView } from '../../../shared/room/view.ts'
import { rememberedProfile, rememberProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { explainLater } from '../../i18n/explain-later.ts'
import { openSeats, seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.ts'
import { lobbyWords } from '../lobby/words.en.ts'
import { expectNoAnswer, followAnswer } from './follow-answer.ts'
import { NameField } from './name-field.tsx'
import { tellOwnName } from './own-name.ts'
import { suggestName } from './suggest-name.ts'
import { WatchButton } from './watch-button.tsx'

interface JoinPlayingProps {
	connection: Connection
	room: RoomView
	watch: () => void
}

const { t } = lobbyWords

/** A game is on: its seats are taken but for those who got up. */
export function JoinPlaying(props: JoinPlayingProps) {
	const { connection, room } = props
	useEffect(() => followAnswer(connection), [connection])
	const asked = seatOf(room, connection.asks.value)
	return asked ? <Waiting seat={asked} {...props} /> : <OpenSeats {...props} />
}

function OpenSeats({ connection, room, watch }: JoinPlayingProps) {
	const open = openSeats(room)
	const remembered = rememberedProfile()
	const name = useSignal(remembered.name ?? suggestName(room.seats.map((other) => other.name)))
	const sitFor = async (seat: number) => {
		rememberProfile({ ...remembered, name: name.value })
		const refused = await connection.send('sit', { seat, name: name.value })
		// Where there are secrets, somebody at the table has to say yes.
		if (refused?.rejected === 'ask-first') await tell(connection, 'ask', { seat, name: name.value })
		else if (refused) toast(await explainLater(refused))
		else tellOwnName(connection, name.value)
	}
	return (
		<>
			<p>{t(open.length > 0 ? 'join.playing' : 'join.playing.watch')}</p>
			{open.length > 0 && <NameField name={name.value} onName={(next) => (name.value = next)} />}
			{open.map(({ id, name, colour }) => (
				<Button key={id} wide onClick={() => sitFor(id)}>
					<span class="join-open">
						<PlayerShape identity={colour} /> {t('join.open', { name })}
					</span>
				</Button>
			))}
			<WatchButton game primary={open.length === 0} watch={watch} />
		</>
	)
}

/** Whoever asked for a seat waits for a yes, or looks on meanwhile. */
function Waiting({ connection, room, watch, seat: { name } }: JoinPlayingProps & { seat: SeatView }) {
	const host = seatOf(room, room.creator)
	const isHostAway = !host || connection.presence.value?.away[host.id] !== undefined
	const withdraw = () => {
		expectNoAnswer(connection)
		void tell(connection, 'withdraw')
	}
	return (
		<>
			<p role="status">
				{isHostAway ? t('join.asked.anyone', { name }) : t('join.asked', { name, host: host.name })}
			</p>
			<WatchButton game primary watch={watch} />
			<Button wide onClick={withdraw}>
				{t('join.withdraw')}
			</Button>
		</>
	)
}
