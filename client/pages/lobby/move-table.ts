import { effect } from '@preact/signals'
import type { Whereabouts } from '../../../shared/room/room.ts'
import type { RoomView } from '../../../shared/room/view.ts'
import { noteIntent, type Seating } from '../../app/intents.ts'
import { pathTo } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { hostOf, noteSeat, whoIn } from '../../app/seats.ts'
import { keep, recall } from '../../app/storage.ts'
import { type Connection, openConnection } from '../../connection/connection.ts'
import { seatOf } from '../../room/seats.ts'
import { tell } from '../../room/tell.tsx'

const PATIENCE = 8_000 // milliseconds for the server to answer
const FAREWELL = 4_000 // for guests to hear where everybody goes, before the device that tells them does

/** Where a room that a device keeps was before: the way back, should it be wanted. */
const keyOf = (code: string): string => `before.${code}`

/** Who sits with us, to sit down elsewhere. */
export function seatingIn(room: RoomView, you: number | null | undefined): Seating | undefined {
	const seat = seatOf(room, you)
	const bots = room.creator === you ? room.seats.flatMap(({ bot }) => bot ?? []) : []
	return seat && { name: seat.name, colour: seat.colour, bots }
}

/** The table goes on between the devices, and everybody with it; the room on the server says where. */
export async function moveToDevices(connection: Connection, room: RoomView): Promise<void> {
	const { createPeerRoom } = await import('../../peer/create-peer-room.ts')
	const there = await createPeerRoom(room.game, room.options)
	keep(keyOf(there.code), room.code)
	await lead(connection, room, there)
}

/** And back: to the room where it was, or to a new one where that is gone. */
export async function moveToServer(connection: Connection, room: RoomView): Promise<void> {
	const before = recall<string>(keyOf(room.code))
	const isOpen = before !== undefined && (await reopen(before, room))
	const code = isOpen ? before : await openAnew(room)
	await lead(connection, room, { code })
}

async function lead(connection: Connection, room: RoomView, to: Whereabouts): Promise<void> {
	const seating = seatingIn(room, connection.you.peek())
	if (seating) noteIntent(to.code, seating)
	if (!(await tell(connection, 'relocate', { to }))) return
	if (hostOf(room.code) !== undefined) await untilGone(connection)
	noteSeat(room.code) // none: the home page leads to where everybody is
	navigate(pathTo(to), { replace: true })
}

/** The room on the server is where everybody meets again. */
async function reopen(code: string, { game, options }: RoomView): Promise<boolean> {
	const there = openConnection({ code, ...whoIn(code) })
	try {
		const refused = await inTime(there.send('relocate', { to: null }))
		if (!refused) await inTime(there.send('configure', { game, options }))
		return !refused
	} finally {
		there.close()
	}
}

async function openAnew({ game }: RoomView): Promise<string> {
	const { createRoom } = await import('../home/create-room.ts')
	return createRoom(game, 'invite')
}

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
	Promise.race([
		answer,
		new Promise<never>((_, refuse) => {
			setTimeout(() => refuse(new Error('no answer')), PATIENCE)
		}),
	])

/** Until nobody is here but us, or they had their time. */
const untilGone = ({ presence, you }: Connection): Promise<void> =>
	new Promise((resolve) => {
		const timer = setTimeout(done, FAREWELL)
		const stop = effect(() => {
			const { here = [], watching = 0 } = presence.value ?? {}
			if (watching === 0 && here.every((id) => id === you.peek())) queueMicrotask(done)
		})
		function done(): void {
			clearTimeout(timer)
			stop()
			resolve()
		}
	})
