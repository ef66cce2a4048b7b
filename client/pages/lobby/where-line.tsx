import { useSignal } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import { navigate, route } from '../../app/router.ts'
import { forgetRoom } from '../../app/seats.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { Choice } from '../../design/choice.tsx'
import { lazily } from '../../design/lazily.tsx'
import { seatOf } from '../../room/seats.ts'
import type { LobbyPartProps } from './seat-list.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

const BrokenStarts = lazily(
	async () => (await import('../peer/draw-line.tsx')).BrokenStarts,
	() => null,
)

type Where = 'server' | 'devices'

/** Who keeps the table: said where it is a player's device, asked while nobody else has come. */
export function WhereLine({ connection, room, rules }: LobbyPartProps) {
	const here = route.value
	// The room that was left stays on screen until the page of the new one has come.
	if (here.page === 'peer' && here.code === room.code)
		return (
			<>
				<p class="soft">{explainHost(connection, room)}</p>
				<BrokenStarts room={room} />
			</>
		)
	const isAlone = room.seats.every(({ id, played }) => played === 'bot' || id === connection.you.value)
	if (!rules || !isAlone || room.phase !== 'lobby' || !isSecureContext) return null
	return <WhereChoice connection={connection} room={room} />
}

function explainHost({ you }: Connection, room: RoomView): string {
	if (room.creator !== null && room.creator === you.value) return t('where.mine')
	return t('where.theirs', { name: seatOf(room, room.creator)?.name ?? t('where.nobody') })
}

function WhereChoice({ connection, room }: { connection: Connection; room: RoomView }) {
	const chosen = useSignal<Where>('server')
	const move = async () => {
		chosen.value = 'devices'
		try {
			const { createPeerRoom } = await import('../../peer/create-peer-room.ts')
			const path = await createPeerRoom(room.game, room.options)
			await connection.send('leave')
			forgetRoom(room.code)
			navigate(path, { replace: true })
		} catch {
			chosen.value = 'server'
			toast(t('where.failed'))
		}
	}
	return (
		<Choice<Where>
			label={t('where.label')}
			hint={t('where.hint')}
			items={[
				{ value: 'server', label: t('where.server') },
				{ value: 'devices', label: t('where.devices') },
			]}
			chosen={[chosen.value]}
			onChoose={(where) => {
				if (where === 'devices') void move()
			}}
		/>
	)
}
