import type { Phase } from '../../shared/room/room.ts'

/** What a stranger may know of a room. */
export interface About {
	game: string
	phase: Phase
	free: number
}

export async function askAbout(code: string): Promise<About | 'no-such-room' | 'unreachable'> {
	try {
		const response = await fetch(`/api/rooms/${code}`)
		if (response.status === 404) return 'no-such-room'
		return response.ok ? ((await response.json()) as About) : 'unreachable'
	} catch {
		return 'unreachable'
	}
}
