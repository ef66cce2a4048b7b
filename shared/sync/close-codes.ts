/** Why the authority closed a socket. 4xxx are ours to define; a client reconnects only where it helps. */
export const closeCodes = {
	replaced: 4001, // a newer socket of the same person took over; must not reconnect
	roomClosed: 4002, // the room was deleted
	noSuchRoom: 4004,
	tooFast: 4008, // flooded on after being told
	tooLarge: 4009,
	badHello: 4010, // no greeting, or none that can be read
	oldProtocol: 4011, // the page is older or newer than the authority: load it again
	malformed: 4012, // on signalling: nothing that can be read
	tooManyTopics: 4013, // on signalling
	idle: 4014, // did not greet in time; on signalling: listened to nothing
	roomFull: 4015, // those who play come first
	locked: 4016, // the door is, and whoever has no seat stays outside
	banned: 4017, // removed by the creator, not to come back
	crowded: 4018, // on signalling: others wanted in, or to listen, and more of these came from one place
	restarting: 1012, // deploys cut all sockets: come back
} as const

export type CloseReason = keyof typeof closeCodes
