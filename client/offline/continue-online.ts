import { isRejected } from '../../shared/kernel/rejection.ts'
import { navigate } from '../app/router.ts'
import { forgetRoom } from '../app/seats.ts'
import { toast } from '../design/announcer.tsx'
import { explainLater } from '../i18n/explain-later.ts'
import { copyText } from '../pages/copy-text.ts'
import { moveOnline } from '../pages/move-online.ts'
import { readLog } from './local-room.ts'
import type { Companion } from './party.ts'
import { clearAway } from './sweep.ts'
import { localWords } from './words.ts'

const { t } = localWords

/** Moves a room from this device to the edge, where whoever holds the device keeps their seat; says why not. */
export async function continueOnline(code: string, { token, connection }: Companion): Promise<void> {
	const moved = await moveOnline({ log: await readLog(code), seat: connection.you.peek(), token })
	if (moved === 'unreachable') return toast(t('online.unreachable'))
	if (isRejected(moved)) return toast(t('online.failed', { reason: await explainLater(moved) }))
	const isCopied = await copyText(location.origin + moved.path)
	navigate(moved.path, { replace: true })
	forgetRoom(code)
	await clearAway(code)
	if (isCopied) toast(t('online.copied'))
}
