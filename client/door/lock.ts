import type { RoomView } from '../../shared/room/view.ts'
import type { Connection } from '../connection/connection.ts'
import { toast } from '../design/announcer.tsx'
import { tell } from '../room/tell.tsx'
import { doorWords } from './words.en.ts'

/** Shuts the door to newcomers, or opens it, and says so. */
export async function turnKey(connection: Connection, { locked: was }: RoomView): Promise<void> {
	const done = await tell(connection, 'lock', { locked: !was })
	if (done) toast(doorWords.t(was ? 'unlocked' : 'locked'))
}
