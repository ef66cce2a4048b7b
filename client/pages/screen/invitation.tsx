import type { RoomView } from '../../../shared/room/view.ts'
import { roomPath } from '../../app/route.ts'
import { QrCode } from '../../design/qr-code.tsx'
import { findClientGame } from '../../games/index.ts'
import { screenWords } from './words.en.ts'

const { t } = screenWords

/** Whether somebody could still play: in a game by an open seat alone. */
function isOpen({ game, phase, seats }: RoomView): boolean {
	const { max = 0 } = findClientGame(game)?.players ?? {}
	return seats.some(({ played }) => played === 'nobody') || (phase !== 'playing' && seats.length < max)
}

/** The way into the room for whoever has a phone. */
export function Invitation({ room }: { room: RoomView }) {
	return (
		<section class="screen-invitation">
			<QrCode text={location.origin + roomPath(room.code)} label={t('qr')} />
			<p>
				<b>{t(isOpen(room) ? 'join' : 'watch')}</b>
				<span>{location.host}</span>
				<span class="screen-code">{room.code}</span>
			</p>
		</section>
	)
}
