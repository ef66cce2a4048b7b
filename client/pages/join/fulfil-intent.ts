import { botsFor, type Intent, type Seating } from '../../app/intents.ts'
import { rememberedProfile, rememberProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { findClientGame } from '../../games/index.ts'
import { wordsReady } from '../../i18n/language.ts'
import { tell } from '../../room/tell.tsx'
import { suggestName } from './suggest-name.ts'

/** Sits down, and where one came to play at once, plays. */
export async function fulfilIntent(connection: Connection, intent: Intent): Promise<void> {
	await wordsReady()
	if (typeof intent === 'object' && 'bots' in intent) return sitAgain(connection, intent)
	const { name = suggestName(), colour } = rememberedProfile()
	if (!(await tell(connection, 'sit', { name, ...(colour !== undefined && { colour }) }))) return
	rememberProfile({ name }) // in the next room they are the same
	if (intent === 'invite') return
	const length = intent.count ?? botsFor(findClientGame(connection.room.peek()?.game ?? ''))
	const added = await Promise.all(
		Array.from({ length }, () => tell(connection, 'add-bot', { bot: intent.level })),
	)
	if (added.every(Boolean)) await tell(connection, 'start')
}

/** As elsewhere, as far as it can be: somebody may have been quicker to a colour. Whoever has a seat here keeps it. */
async function sitAgain(connection: Connection, { name, colour, bots }: Seating): Promise<void> {
	if (typeof connection.you.peek() === 'number') return
	const refused = await connection.send('sit', { name, colour })
	if (refused && !(await tell(connection, 'sit', { name }))) return
	for (const bot of bots) await tell(connection, 'add-bot', { bot })
}
