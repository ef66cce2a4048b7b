import { closeCodes } from '../../shared/sync/close-codes.ts'

export type Status =
	| 'connecting'
	| 'online' // what is shown is up to date
	| 'reconnecting'
	| 'offline' // the device has no network
	| 'host-away' // the room is kept by somebody's device, and that is gone for now
	| 'replaced' // opened elsewhere by the same person
	| 'room-closed'
	| 'no-such-room'
	| 'outdated' // the page must be loaded again
	| 'closed' // by us

/** What the end of a socket means, if it is the end of the connection too. */
export const statusOfClose = (code: number): Status | undefined => {
	switch (code) {
		case closeCodes.replaced:
			return 'replaced'
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

/** Whether nothing will come of this connection any more. One that was replaced may still be taken back. */
export const isOver = (status: Status): boolean =>
	['room-closed', 'no-such-room', 'outdated', 'closed'].includes(status)
