import './screen.css'
import { useEffect, useMemo } from 'preact/hooks'
import type { RoomView } from '../../../shared/room/view.ts'
import { useHead } from '../../app/head.ts'
import { isRoomCode } from '../../app/room-code.ts'
import { screenPath } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import type { Connection } from '../../connection/connection.ts'
import { isOver } from '../../connection/status.ts'
import { WagonLoader } from '../../design/wagon-loader.tsx'
import { roomWords } from '../room/words.en.ts'
import { keepAwake } from './keep-awake.ts'
import { Magnified } from './magnified.tsx'
import { ScreenLobby } from './screen-lobby.tsx'
import { ScreenTable } from './screen-table.tsx'
import { watchRoom } from './watch.ts'
import { screenWords } from './words.en.ts'

const { t } = screenWords

/** A room on a television: nothing to touch, and it goes on by itself from lobby to game to result to the next game. */
export function ScreenPage({ code }: { code: string }) {
	useHead(t('title', { code }), { noindex: true })
	useEffect(keepAwake, [])
	return (
		<Magnified>
			<main id="main" class="screen">
				<h1 class="unseen" tabIndex={-1}>
					{t('title', { code })}
				</h1>
				{isRoomCode(code) ? <Watched code={code} /> : <Message title={t('lost')} text={t('lost.text')} />}
			</main>
		</Magnified>
	)
}

function Watched({ code }: { code: string }) {
	const connection = useMemo(() => watchRoom(code), [code])
	useEffect(() => () => connection.close(), [connection])
	const status = connection.status.value
	const room = connection.room.value
	if (isOver(status)) return <Message title={t('lost')} text={t('lost.text')} />
	if (status === 'room-full' || status === 'locked')
		return <Message title={t('shut')} text={t('shut.text')} />
	if (!room || connection.you.value === undefined) return <WagonLoader label={roomWords.t('connecting')} />
	return <Phase connection={connection} room={room} />
}

function Phase({ connection, room }: { connection: Connection; room: RoomView }) {
	const to = room.moved
	useEffect(() => {
		if (to && to.host === undefined) navigate(screenPath(to.code), { replace: true })
	}, [to])
	if (to) return <Message title={t('moved')} text={t('moved.text')} />
	return room.phase === 'lobby' ? (
		<ScreenLobby connection={connection} room={room} />
	) : (
		<ScreenTable connection={connection} room={room} />
	)
}

const Message = ({ title, text }: { title: string; text: string }) => (
	<div class="screen-message">
		<h2>{title}</h2>
		<p>{text}</p>
	</div>
)
