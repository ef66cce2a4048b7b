import { originOf } from '../../../shared/sync/peer/door.ts'
import { roomPath } from '../../app/route.ts'

/** The way to where a game between devices goes on without its host, if it does. */
export async function findOnline(fingerprint: string, epoch: number): Promise<string | undefined> {
	try {
		const response = await fetch(`/api/rooms/continued/${originOf(fingerprint, epoch)}`)
		const { code } = (await response.json()) as { code: string | null }
		return response.ok && code !== null ? roomPath(code) : undefined
	} catch {
		return undefined
	}
}
