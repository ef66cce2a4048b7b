import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { Continuation } from '../../../shared/room/continuation.ts'
import { navigate } from '../../app/router.ts'
import { makeToken } from '../../app/seats.ts'
import { toast } from '../../design/announcer.tsx'
import { explainLater } from '../../i18n/explain-later.ts'
import { moveOnline } from '../move-online.ts'
import { findOnline, type Online } from './find-online.ts'
import { peerWords } from './words.en.ts'

const { t } = peerWords

interface OurGame {
	game: Continuation
	seat: unknown
	fingerprint: string // of the host that is gone
}

/**
 * The game goes on in a room of the server, to which everybody finds who had the link; says why not. Where somebody
 * went before us with another copy than ours we are not led there: whoever asked decides.
 */
export async function goOnOnline(ours: OurGame): Promise<Online | undefined> {
	const { fingerprint, game } = ours
	const found = (await findOnline(fingerprint, game)) ?? (await open(ours)) // in between somebody else may have
	if (found?.began !== 'same') return found
	navigate(found.path)
	return undefined
}

async function open(ours: OurGame): Promise<Online | undefined> {
	const opened = await bring(ours)
	if (!opened) return undefined
	return (await findOnline(ours.fingerprint, ours.game)) ?? { path: opened, began: 'same' }
}

/** Our copy goes on in a room of its own. */
export async function goOnApart(ours: OurGame): Promise<void> {
	const opened = await bring(ours, { apart: true })
	if (opened) navigate(opened)
}

/** Where it goes on then; says why not. */
async function bring({ game, seat }: OurGame, wish: { apart?: true } = {}): Promise<string | undefined> {
	const token = makeToken() // another one: the host that is gone knows the old
	const moved = await moveOnline({ game, seat, token, ...wish })
	if (moved === 'unreachable') toast(t('gone.unreachable'))
	else if (isRejected(moved)) toast(t('gone.failed', { reason: await explainLater(moved) }))
	else return moved.path
	return undefined
}
