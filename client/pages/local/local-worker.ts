import { findGame } from '../../../shared/games/index.ts'
import { branchOf, idOf } from '../../../shared/room/branch.ts'
import { personOf } from '../../../shared/room/person.ts'
import type { Attachment, HostSocket } from '../../../shared/sync/shell.ts'
import { IndexedLog } from '../../authority/indexed-log.ts'
import { TabRoom } from '../../authority/tab-room.ts'
import type { LocalIntent } from './local-intents.ts'
import type { Closed, Opening } from './local-room.ts'

/** Of bots, with a thread of their own: what the strongest gain by more is little. */
const EFFORT = 3

/**
 * The authority of a room on this device, on a thread of its own: bots think here while the page stays quick, and
 * a page that needs no authority loads nothing of it. The page sends one message, with a port; through that it
 * is told whether there is such a room, and sends a port for every socket, or to be told the game on it.
 */
addEventListener('message', async ({ data, ports: [page] }: MessageEvent<Opening>) => {
	const { code, create } = data
	const room = await openRoom(code)
	if (create) await makeRoom(room, code, create)
	page!.onmessage = async ({ data: wanted, ports: [line] }) => {
		if (wanted === 'continuation') line!.postMessage(await room.continuation())
		else admit(room, line!)
	}
	page!.postMessage((await room.about()) !== undefined)
})

async function makeRoom(
	room: TabRoom,
	code: string,
	{ game, options = {}, token, branch }: LocalIntent,
): Promise<void> {
	const rules = findGame(game)
	if (!branch || !rules) await room.create({ code, game, options }, token)
	else
		await room.continue(
			{ code, game: branchOf(branch, personOf(token), rules), seat: idOf(branch.seat) },
			token,
		)
}

/** While nobody has the room open its clock stands still: whoever comes back has missed nothing. */
async function openRoom(code: string): Promise<TabRoom> {
	const { entries, after } = await new IndexedLog(code, () => {}).read()
	const last = after?.room.touchedAt ?? entries.at(-1)?.at ?? Date.now()
	const stood = Math.max(0, Date.now() - last)
	return TabRoom.open(code, { now: () => Date.now() - stood, effort: EFFORT })
}

function admit(room: TabRoom, line: MessagePort): void {
	const socket = new LineEnd(line)
	room.admit(socket)
	line.onmessage = ({ data }: MessageEvent<string | Uint8Array | null>) => {
		if (data === null) room.leave(socket)
		else room.receive(socket, data)
	}
}

/** The host's end of a socket whose other end is in the page. */
class LineEnd implements HostSocket {
	attachment: Attachment = { person: null, openedAt: Date.now() }
	readonly #line: MessagePort

	constructor(line: MessagePort) {
		this.#line = line
	}

	send(data: string | Uint8Array): void {
		this.#line.postMessage(data)
	}

	close(code: number): void {
		this.#line.postMessage({ closed: code } satisfies Closed)
	}

	lastHeard(): number {
		return Date.now()
	}
}
