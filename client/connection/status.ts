import { closeCodes } from '../../shared/sync/close-codes.ts'

export type Status =
	| 'connecting'
	| 'online' // what is shown is up to date
	| 'reconnecting'
	| 'offline' // the device has no network
	| 'host-away' // the room is kept by somebody's device, and that is gone for now
	| 'replaced' // opened elsewhere by the same person
	| 'room-full' // those who play come first
	| 'locked' // the door is, and we have no seat
	| 'banned' // removed by the creator, not to come back
	| 'room-closed'
	| 'no-such-room'
	| 'outdated' // the page must be loaded again
	| 'closed' // by us

/** What the end of a socket means, if it is the end of the connection too. */
export const statusOfClose = (code: number): Status | undefined => {
	switch (code) {
		case closeCodes.replaced:
			return 'replaced'
		case closeCodes.roomFull:
			return 'room-full'
		case closeCodes.locked:
			return 'locked'
		case closeCodes.banned:
			return 'banned'
		case closeCodes.roomClosed:
			return 'room-closed'
		case closeCodes.noSuchRoom:
			return 'no-such-room'
		case closeCodes.badHello:
		case closeCodes.oldProtocol:
			return 'outdated'
		default:
			return undefined
	}
}

/** Whether nothing will come of this connection any more. One that was replaced, or found a shut door, may be tried again. */
export const isOver = (status: Status): boolean =>
	['banned', 'room-closed', 'no-such-room', 'outdated', 'closed'].includes(status)
