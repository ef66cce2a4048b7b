import { roomPath } from '../app/route.ts'
import { navigate } from '../app/router.ts'
import { forgetRoom, keepToken } from '../app/seats.ts'
import { toast } from '../design/announcer.tsx'
import { explainLater } from '../i18n/explain-later.ts'
import { copyText } from '../pages/copy-text.ts'
import { readLog } from './local-room.ts'
import type { Companion } from './party.ts'
import { clearAway } from './sweep.ts'
import { localWords } from './words.ts'

const { t } = localWords

/** Moves a room from this device to the edge, where whoever holds the device keeps their seat; says why not. */
export async function continueOnline(code: string, { token, connection }: Companion): Promise<void> {
	const body = JSON.stringify({ log: await readLog(code), seat: connection.you.peek(), token })
	const headers = { 'content-type': 'application/json' }
	const response = await fetch('/api/rooms/continue', { method: 'POST', headers, body }).catch(
		() => undefined,
	)
	if (!response) return toast(t('online.unreachable'))
	const answer = (await response.json().catch(() => ({}))) as { code?: string }
	if (!response.ok || answer.code === undefined) {
		const reason = await explainLater({ rejected: answer.code ?? 'malformed' })
		return toast(t('online.failed', { reason }))
	}
	keepToken(answer.code, token)
	const path = roomPath(answer.code)
	const isCopied = await copyText(location.origin + path)
	navigate(path, { replace: true })
	forgetRoom(code)
	await clearAway(code)
	if (isCopied) toast(t('online.copied'))
}
