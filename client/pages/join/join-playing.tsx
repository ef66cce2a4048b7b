import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Rejected } from '../../../shared/kernel/rejection.ts'
import type { RoomView, SeatView } from '../../../shared/room/view.ts'
import { rememberedProfile, rememberProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-shape.tsx'
import { explainLater } from '../../i18n/explain-later.ts'
import { openSeats, seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'
import { RuleLink } from '../../rules/rule-link.tsx'
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
	const refusal = useSignal<Refusal | undefined>(undefined)
	// Who asks again at once is refused again; another answer may come once others have asked no more.
	const refused = refusal.value?.room === room.asks ? refusal.value : undefined
	const sitFor = async (seat: number, called: string) => {
		const answer = await sitOrAsk(connection, seat, called)
		if (answer) refusal.value = { why: await explainLater(answer), code: answer.rejected, room: room.asks }
		else tellOwnName(connection, called)
	}
	const byName = () => {
		rememberProfile({ ...remembered, name: name.value })
		return name.value
	}
	// Whoever shared a device is at the table already, under a name of their own.
	const isMoved = room.from !== undefined
	const byOwnName = isMoved ? open.filter(({ owned }) => !owned) : []
	return (
		<>
			<p>
				{t(
					isMoved && open.length > 0 ? 'join.moved' : open.length > 0 ? 'join.playing' : 'join.playing.watch',
				)}
			</p>
			{byOwnName.map(({ id, name: theirs, colour }) => (
				<Button key={id} wide disabled={refused !== undefined} onClick={() => sitFor(id, theirs)}>
					<span class="join-open">
						<PlayerShape identity={colour} /> {t('join.mine', { name: theirs })}
					</span>
				</Button>
			))}
			{byOwnName.length > 0 && <p class="soft">{t('join.moved.other')}</p>}
			{open.length > 0 && <NameField name={name.value} onName={(next) => (name.value = next)} />}
			{open.map(({ id, name: theirs, colour }) => (
				<Button key={id} wide disabled={refused !== undefined} onClick={() => sitFor(id, byName())}>
					<span class="join-open">
						<PlayerShape identity={colour} /> {t('join.open', { name: theirs })}
					</span>
				</Button>
			))}
			<p role="status">
				{refused?.why} {refused && <RuleLink game={room.game} code={refused.code} />}
			</p>
			<WatchButton game primary={open.length === 0} watch={watch} />
		</>
	)
}

interface Refusal {
	why: string
	code: string
	room: RoomView['asks'] // when it was given
}

/** Where there are secrets, somebody at the table has to say yes. */
async function sitOrAsk(connection: Connection, seat: number, name: string): Promise<Rejected | undefined> {
	const refused = await connection.send('sit', { seat, name })
	return refused?.rejected === 'ask-first' ? connection.send('ask', { seat, name }) : refused
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
