import { isRejected, reject } from '../../../shared/kernel/rejection.ts'
import { copyText } from '../../app/copy-text.ts'
import { navigate } from '../../app/router.ts'
import { forgetRoom } from '../../app/seats.ts'
import { toast } from '../../design/announcer.tsx'
import { explainLater } from '../../i18n/explain-later.ts'
import { moveOnline } from '../move-online.ts'
import type { HotSeat } from './hot-seat.ts'
import { clearAway } from './sweep.ts'
import { localWords } from './words.en.ts'

const { t } = localWords

/** Moves a room from this device to the edge, where whoever holds the device keeps their seat; says why not. */
export async function continueOnline(code: string, { holder, continuation }: HotSeat): Promise<void> {
	const { token, connection } = holder.peek()
	const game = await continuation()
	const moved = game
		? await moveOnline({ game, seat: connection.you.peek(), token })
		: reject('outdated-game')
	if (moved === 'unreachable') return toast(t('online.unreachable'))
	if (isRejected(moved)) return toast(t('online.failed', { reason: await explainLater(moved) }))
	const isCopied = await copyText(location.origin + moved.path)
	navigate(moved.path, { replace: true })
	forgetRoom(code)
	await clearAway(code)
	if (isCopied) toast(t('online.copied'))
}
