import type { Connection } from '../connection/connection.ts'

/** The way to watch a game again that is over, the latest or the one before it: an address that carries the whole record. */
export async function wayToReplay({ record }: Connection, epoch?: number): Promise<string | undefined> {
	const played = await record(epoch)
	if (!played) return undefined
	const { replayPath } = await import('./replay-link.ts')
	return replayPath(played)
}
