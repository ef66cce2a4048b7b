import type { AuthorityFrame } from '../../shared/sync/frames.ts'
import type { Attachment, HostSocket } from '../../shared/sync/shell.ts'

export interface MadeSocket extends HostSocket {
	heardAt: number
	readonly told: AuthorityFrame[]
}

/** A socket with nothing behind it: what it is told is in a list. */
export function madeSocket(attachment: Partial<Attachment> = {}, heardAt = 0): MadeSocket {
	const socket: MadeSocket = {
		attachment: { person: null, openedAt: 0, ...attachment },
		heardAt,
		told: [],
		send: (data) => void socket.told.push(JSON.parse(data as string)),
		close() {},
		lastHeard: () => socket.heardAt,
	}
	return socket
}
