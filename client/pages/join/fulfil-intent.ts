import { botsFor, type Intent } from '../../app/intents.ts'
import { rememberedProfile, rememberProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { findClientGame } from '../../games/index.ts'
import { wordsReady } from '../../i18n/language.ts'
import { tell } from '../../room/tell.ts'
import { suggestName } from './suggest-name.ts'

/** Sits down, and where one came to play at once, plays. */
export async function fulfilIntent(connection: Connection, intent: Intent): Promise<void> {
	await wordsReady()
	const { name = suggestName(), colour } = rememberedProfile()
	if (!(await tell(connection, 'sit', { name, ...(colour !== undefined && { colour }) }))) return
	rememberProfile({ name }) // in the next room they are the same
	if (intent === 'invite') return
	const length = botsFor(findClientGame(connection.room.peek()?.game ?? ''))
	const added = await Promise.all(Array.from({ length }, () => tell(connection, 'add-bot')))
	if (added.every(Boolean)) await tell(connection, 'start')
}
