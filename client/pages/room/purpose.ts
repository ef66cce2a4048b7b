import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { rememberedProfile } from '../../app/profile.ts'
import { BOTS, type Purpose, takePurpose } from '../../app/purposes.ts'
import type { Connection } from '../../connection/connection.ts'
import { suggestName } from '../join/suggest-name.ts'
import { tell } from './tell.ts'

/** Does at once what a creator came for; true while that is under way. */
export function usePurpose(connection: Connection, code: string): boolean {
	const purpose = useSignal<Purpose | undefined>(undefined)
	const asked = useSignal(false)
	if (!asked.peek()) {
		asked.value = true
		purpose.value = takePurpose(code)
	}

	useEffect(() => {
		const wanted = purpose.peek()
		if (!wanted) return
		fulfil(connection, wanted).finally(() => {
			purpose.value = undefined
		})
	}, [connection, purpose])

	return purpose.value !== undefined
}

async function fulfil(connection: Connection, purpose: Purpose): Promise<void> {
	const { name = suggestName(), colour } = rememberedProfile()
	if (!(await tell(connection, 'sit', { name, ...(colour !== undefined && { colour }) }))) return
	if (purpose === 'invite') return
	const added = await Promise.all(Array.from({ length: BOTS }, () => tell(connection, 'add-bot')))
	if (added.every(Boolean)) await tell(connection, 'start')
}
