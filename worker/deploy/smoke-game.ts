import { setTimeout as pause } from 'node:timers/promises'
import { effect } from '@preact/signals-core'
import { type Connection, openConnection } from '../../client/connection/connection.ts'
import { findGame, games } from '../../shared/games/index.ts'
import { hexOfBytes } from '../../shared/kernel/bytes.ts'

const BREATH = 250 // milliseconds
const PATIENCE = 30_000 // milliseconds for anything that is waited for

/** Node's WebSocket takes headers, which that of a page does not. */
interface SocketWithHeaders {
	new (url: string, options: { headers: Record<string, string> }): WebSocket
}

/**
 * Two people play the first game to its end, through a page's own connection: opening a room, sitting down, every move,
 * and the result. With headers that say which version is meant.
 */
export async function playSmokeGame(url: URL, headers: Record<string, string> = {}): Promise<number> {
	const all = { ...headers, origin: url.origin }
	const tokens = [newToken(), newToken()]
	const code = await openRoom(url, all, tokens[0]!)
	const players = tokens.map((token) => enter(url, all, code, token))
	try {
		await Promise.all(players.map((player) => until(player, isInside, 'the room')))
		for (const [index, player] of players.entries()) await tell(player, 'sit', { name: `Smoke ${index + 1}` })
		await tell(players[0]!, 'start')
		await Promise.all(players.map((player) => until(player, isDealt, 'the deal')))
		return await playToTheEnd(players)
	} finally {
		for (const player of players) player.close()
	}
}

async function playToTheEnd(players: readonly Connection[]): Promise<number> {
	for (let moves = 0; ; moves++) {
		const { about, now, table } = players[0]!.table.value!
		if (now.outcome) return moves
		const rules = findGame(about.game, about.version)!
		const [actor = 0] = rules.actors(table)
		const player = players.find(({ you }) => you.value === about.seats[actor]?.id)
		if (!player) throw new Error('The turn is nobody’s.')
		const [step] = rules.steps({ table: player.table.value!.table, seat: actor, hand: player.hand.value })
		await tell(player, 'move', { steps: [step] })
		const isSeen = (one: Connection) => isDealt(one) && one.table.value!.now.turn > now.turn
		await Promise.all(players.map((one) => until(one, isSeen, 'a move')))
	}
}

const isInside = ({ room, you }: Connection): boolean => room.value !== undefined && you.value !== undefined

const isDealt = ({ table, hand, you }: Connection): boolean =>
	table.value !== undefined && hand.value !== undefined && typeof you.value === 'number'

async function openRoom(url: URL, headers: Record<string, string>, token: string): Promise<string> {
	const body = JSON.stringify({ game: games[0]!.id, options: {}, token })
	const response = await fetch(new URL('/api/rooms', url), { method: 'POST', headers, body })
	if (response.status !== 201) throw new Error(`No room was opened: ${response.status}.`)
	return ((await response.json()) as { code: string }).code
}

function enter(url: URL, headers: Record<string, string>, code: string, token: string): Connection {
	class Socket extends (WebSocket as unknown as SocketWithHeaders) {
		constructor(address: string) {
			super(address, { headers })
		}
	}
	return openConnection({
		code,
		token,
		url: `${url.origin.replace('http', 'ws')}/api/rooms/${code}/socket`,
		WebSocket: Socket,
	})
}

/** We play faster than people, and wait where that is too fast. */
async function tell(player: Connection, ...[type, args]: Parameters<Connection['send']>): Promise<void> {
	const refused = await inTime(player.send(type, args), `the answer to ${type}`)
	if (refused?.rejected === 'too-fast') return pause(BREATH).then(() => tell(player, type, args))
	if (refused) throw new Error(`Refused to ${type}: ${refused.rejected}.`)
}

/** Resolves once it is so. */
function until(player: Connection, isSo: (player: Connection) => boolean, what: string): Promise<void> {
	let stop = () => {}
	const seen = new Promise<void>((resolve) => {
		stop = effect(() => {
			if (isSo(player)) queueMicrotask(resolve)
		})
	})
	return inTime(seen, what).finally(() => stop())
}

function inTime<T>(awaited: Promise<T>, what: string): Promise<T> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`Nothing came while waiting for ${what}.`)), PATIENCE)
	})
	return Promise.race([awaited, late]).finally(() => clearTimeout(timer))
}

const newToken = (): string => hexOfBytes(crypto.getRandomValues(new Uint8Array(16)))
