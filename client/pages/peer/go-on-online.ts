import { isRejected } from '../../../shared/kernel/rejection.ts'
import { originOf } from '../../../shared/sync/peer/door.ts'
import { navigate } from '../../app/router.ts'
import { makeToken } from '../../app/seats.ts'
import { toast } from '../../design/announcer.tsx'
import { explainLater } from '../../i18n/explain-later.ts'
import type { PeerConnection } from '../../peer/open-peer-room.ts'
import { moveOnline } from '../move-online.ts'
import { peerWords } from './words.ts'

const { t } = peerWords

/** The game goes on in a room of the server, to which everybody finds who had the link; says why not. */
export async function goOnOnline({ log, you, room }: PeerConnection, fingerprint: string): Promise<void> {
	const moved = await moveOnline({
		log: log.peek(),
		seat: you.peek(),
		token: makeToken(), // another one: the host that is gone knows the old
		origin: originOf(fingerprint, room.peek()?.epoch ?? 0),
	})
	if (moved === 'unreachable') toast(t('gone.unreachable'))
	else if (isRejected(moved)) toast(t('gone.failed', { reason: await explainLater(moved) }))
	else navigate(moved.path)
}
