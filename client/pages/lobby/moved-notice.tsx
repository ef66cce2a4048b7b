import { useEffect } from 'preact/hooks'
import type { Whereabouts } from '../../../shared/room/room.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import { noteIntent } from '../../app/intents.ts'
import { pathTo } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { isOwnRoom, noteSeat } from '../../app/seats.ts'
import type { Connection } from '../../connection/connection.ts'
import { toast } from '../../design/announcer.tsx'
import { Button } from '../../design/button.tsx'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { tell } from '../../room/tell.tsx'
import { Notice } from '../notices/notice.tsx'
import { seatingIn } from './move-table.ts'
import { lobbyWords } from './words.en.ts'

const { t } = lobbyWords

export interface MovedNoticeProps {
	connection: Connection
	room: RoomView
	to: Whereabouts
}

/** Ways that were gone by themselves: two rooms that point at each other must not send anybody round and round. */
const followed = new Set<string>()

/** The table has moved: guests go along by themselves, and whoever moved it may bring it back. */
export function MovedNotice({ connection, room, to }: MovedNoticeProps) {
	const you = connection.you.value
	const isCreator = typeof you === 'number' ? room.creator === you : isOwnRoom(room.code)
	const way = `${room.code} ${pathTo(to)}`
	const follows = !isCreator && !followed.has(way)
	const go = () => {
		const seating = seatingIn(room, connection.you.peek())
		if (seating) noteIntent(to.code, seating)
		noteSeat(room.code) // none: the home page leads to where everybody is
		navigate(pathTo(to), { replace: true })
	}
	useEffect(() => {
		if (!follows) return
		followed.add(way)
		toast(t(to.host === undefined ? 'moved.server' : 'moved.devices'))
		go()
	}, [])
	if (follows) return <WagonLoader label={t('moved')} />
	return (
		<Notice title={t('moved')} text={t(isCreator ? 'moved.mine' : 'moved.theirs')}>
			<Button kind="primary" onClick={go}>
				{t('moved.go')}
			</Button>
			{isCreator && (
				<Button onClick={() => void tell(connection, 'relocate', { to: null })}>{t('moved.back')}</Button>
			)}
		</Notice>
	)
}
