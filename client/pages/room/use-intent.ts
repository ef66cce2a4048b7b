import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { botsFor, type Intent, takeIntent } from '../../app/intents.ts'
import { rememberedProfile, rememberProfile } from '../../app/profile.ts'
import type { Connection } from '../../connection/connection.ts'
import { findClientGame } from '../../games/index.ts'
import { tell } from '../../room/tell.ts'
import { suggestName } from '../join/suggest-name.ts'

/** Does at once what a creator came for; true while that is under way. */
export function useIntent(connection: Connection, code: string): boolean {
	const intent = useSignal<Intent | undefined>(undefined)
	const asked = useSignal(false)
	if (!asked.peek()) {
		asked.value = true
		intent.value = takeIntent(code)
	}

	useEffect(() => {
		const wanted = intent.peek()
		if (!wanted) return
		fulfil(connection, wanted).finally(() => {
			intent.value = undefined
		})
	}, [connection, intent])

	return intent.value !== undefined
}

async function fulfil(connection: Connection, intent: Intent): Promise<void> {
	const { name = suggestName(), colour } = rememberedProfile()
	if (!(await tell(connection, 'sit', { name, ...(colour !== undefined && { colour }) }))) return
	rememberProfile({ name }) // in the next room they are the same
	if (intent === 'invite') return
	const length = botsFor(findClientGame(connection.room.peek()?.game ?? ''))
	const added = await Promise.all(Array.from({ length }, () => tell(connection, 'add-bot')))
	if (added.every(Boolean)) await tell(connection, 'start')
}
