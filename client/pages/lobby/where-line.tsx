import { useSignal } from '@preact/signals'
import type { RoomView } from '../../../shared/room/view.ts'
import { route } from '../../app/router.ts'
import { isOwnRoom } from '../../app/seats.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { Choice } from '../../design/choice.tsx'
import { lazily } from '../../design/lazily.tsx'
import { hasNetwork } from '../../room/network.ts'
import { seatOf } from '../../room/seats.ts'
import type { LobbyPartProps } from './seat-list.tsx'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

const BrokenStarts = lazily(
	async () => (await import('../peer/draw-line.tsx')).BrokenStarts,
	() => null,
)

type Where = 'server' | 'devices'

/** Who keeps the table: for whoever opened it to choose, for the others to know where it is a player's device. */
export function WhereLine({ connection, room }: LobbyPartProps) {
	const here = route.value
	if (here.page === 'local') return null
	// The room that was left stays on screen until the page of the new one has come.
	const isBetween = here.page === 'peer' && here.code === room.code
	const you = connection.you.value
	const isCreator = typeof you === 'number' ? room.creator === you : isOwnRoom(room.code)
	return (
		<>
			{isCreator && isSecureContext && (
				<WhereChoice connection={connection} room={room} where={isBetween ? 'devices' : 'server'} />
			)}
			{isBetween && (
				<>
					{!hasNetwork.value && <p role="status">{t('where.unfound')}</p>}
					<p class="choice-hint">{explainHost(connection, room)}</p>
					<BrokenStarts room={room} />
				</>
			)}
		</>
	)
}

function explainHost({ you }: Connection, room: RoomView): string {
	if (room.creator !== null && room.creator === you.value) return t('where.mine')
	return t('where.theirs', { name: seatOf(room, room.creator)?.name ?? t('where.nobody') })
}

interface WhereChoiceProps extends Pick<LobbyPartProps, 'connection' | 'room'> {
	where: Where // now
}

function WhereChoice({ connection, room, where }: WhereChoiceProps) {
	const wished = useSignal<Where | undefined>(undefined) // while everybody is on the way
	const move = async (to: Where) => {
		if (to === where || wished.peek() !== undefined) return
		if (!hasNetwork.peek()) return toast(t('where.offline'))
		wished.value = to
		try {
			const { moveToDevices, moveToServer } = await import('./move-table.ts')
			await (to === 'devices' ? moveToDevices : moveToServer)(connection, room)
		} catch {
			toast(t(`where.failed.${to}`))
		}
		wished.value = undefined
	}
	return (
		<Choice<Where>
			label={t('where.label')}
			hint={t(hasNetwork.value ? 'where.hint' : 'where.offline')}
			items={[
				{ value: 'server', label: t('where.server') },
				{ value: 'devices', label: t('where.devices') },
			]}
			chosen={[wished.value ?? where]}
			onChoose={(to) => void move(to)}
		/>
	)
}
