import { useEffect, useState } from 'preact/hooks'
import type { ChatLine } from '../../shared/room/room.ts'
import type { Connection } from '../connection/connection.ts'
import { announce } from '../design/announcer.tsx'

const SHOWN_FOR = 6000

/** What somebody else has just written, for a moment. */
export function useFreshChat({ room, you }: Connection): ChatLine | undefined {
	const latest = room.value?.chat.at(-1)
	const [known, setKnown] = useState(latest?.at ?? 0)
	const fresh = latest && latest.at > known && latest.seat !== you.value ? latest : undefined
	useEffect(() => {
		if (!fresh) return undefined
		announce(`${fresh.name}: ${fresh.text}`)
		const timer = setTimeout(setKnown, SHOWN_FOR, fresh.at)
		return () => clearTimeout(timer)
	}, [fresh?.at])
	return fresh
}
