import { useEffect, useState } from 'preact/hooks'
import type { ChatLine } from '../../shared/room/chat.ts'
import type { Connection } from '../connection/connection.ts'
import { announce } from '../design/announcer.tsx'
import { heardBy } from '../room/muted.ts'

const SHOWN_FOR = 6000

/** What somebody else has just written, for a moment. */
export function useFreshChat(connection: Connection): ChatLine | undefined {
	const latest = heardBy(connection).at(-1)
	const [known, setKnown] = useState(latest?.n ?? 0)
	const fresh = latest && latest.n > known && latest.seat !== connection.you.value ? latest : undefined
	useEffect(() => {
		if (!fresh) return undefined
		announce(`${fresh.name}: ${fresh.text}`)
		const timer = setTimeout(setKnown, SHOWN_FOR, fresh.n)
		return () => clearTimeout(timer)
	}, [fresh?.n])
	return fresh
}
