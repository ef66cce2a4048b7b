import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { Host } from '../../shared/sync/host.ts'
import type { HostSocket } from '../../shared/sync/shell.ts'
import { SqliteStore } from '../../worker/sqlite-store.ts'
import { actorOf, isOver, sitAndStart, stepsOf, tokenOf } from '../support/play.ts'
import { type RawSocket, ScriptedClient } from '../support/scripted-client.ts'

/** A storage that counts the rows that are read and written: they are what a room costs. */
function countRows(storage: DurableObjectStorage) {
	const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
	const sql = {
		exec(query: string, ...bindings: unknown[]) {
			const cursor = storage.sql.exec(query, ...bindings)
			cursors.push(cursor)
			return cursor
		},
	}
	const counted = new Proxy(storage, {
		get(target, key) {
			if (key === 'sql') return sql
			const value: unknown = Reflect.get(target, key)
			return typeof value === 'function' ? value.bind(target) : value
		},
	})
	/** What was read and written since it was last asked. */
	const count = () => {
		const all = cursors.splice(0)
		return {
			read: all.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
			written: all.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
		}
	}
	return { counted, count }
}

/** A room on counted rows, with people in it; it sleeps when it is told to. */
class CountedRoom {
	readonly count: () => { read: number; written: number }
	readonly #raw: DurableObjectStorage
	readonly #storage: DurableObjectStorage // counted
	readonly #sockets = new Set<HostSocket>()
	host: Host
	now = 1_700_000_000_000

	constructor(storage: DurableObjectStorage) {
		const { counted, count } = countRows(storage)
		this.#raw = storage
		this.#storage = counted
		this.count = count
		this.host = this.#start()
	}

	#start(): Host {
		return new Host({
			store: new SqliteStore(this.#storage),
			games: findGame,
			sockets: () => this.#sockets,
			now: () => this.now,
			entropy: () => randomEntropy(),
			breathe: () => Promise.resolve(),
			aside: (work) => void work(),
		})
	}

	/** Memory is lost, sockets stay. */
	async sleep(): Promise<void> {
		this.host = this.#start()
		await this.host.settled()
	}

	/** How many entries the current game has: what a wake has to read, however they are stored. */
	entries(): number {
		const rows = this.#raw.sql.exec<{ body: string }>('SELECT body FROM steps').toArray()
		return rows.reduce(
			(sum, { body }) => sum + (JSON.parse(body) as { entries: unknown[] }).entries.length,
			0,
		)
	}

	async enter(person: number): Promise<ScriptedClient> {
		let hear: (event: { data: unknown }) => void = () => {}
		const end: HostSocket = {
			attachment: { person: null, openedAt: this.now },
			send: (data) => hear({ data: typeof data === 'string' ? data : data.slice().buffer }),
			close: () => this.#sockets.delete(end),
			lastHeard: () => this.now,
		}
		this.#sockets.add(end)
		const raw: RawSocket = {
			send: (data) => void this.host.receive(end, data),
			close: () => {
				this.#sockets.delete(end)
				void this.host.leave(end)
			},
			addEventListener: (type: string, listener: (event: never) => void) => {
				if (type === 'message') hear = listener as typeof hear
			},
		}
		return new ScriptedClient(raw, tokenOf(person)).enter()
	}
}

const random = randomFrom('rows')
const randomEntropy = () => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('')

const inCountedRoom = (work: (room: CountedRoom) => Promise<void>): Promise<void> =>
	runInDurableObject(env.ROOMS.get(env.ROOMS.newUniqueId()), (_, { storage }) =>
		work(new CountedRoom(storage)),
	)

async function open(room: CountedRoom, game: string, people = 4): Promise<ScriptedClient[]> {
	await room.host.create({ code: 'BCDFGH', game, options: {} }, tokenOf(0))
	const players: ScriptedClient[] = []
	for (let person = 0; person < people; person++) players.push(await room.enter(person))
	return players
}

const playMove = async (room: CountedRoom, players: readonly ScriptedClient[]) => {
	const actor = actorOf(players)!
	room.now += 1_000
	room.count()
	await actor.send('move', { steps: [random.pick(stepsOf(actor))] })
	await room.host.settled()
	return room.count()
}

test.each(['metro', 'franchise'])(
	'%s: a move writes at most two rows; a wake reads the current game and ten rows, whatever came before it',
	(game) =>
		inCountedRoom(async (room) => {
			const players = await open(room, game)
			await sitAndStart(players)
			let written = 0
			let moves = 0
			for (let played = 1; played <= 3; played++) {
				for (let made = 1; !isOver(players[0]!) && made < 400; made++) {
					const cost = await playMove(room, players)
					expect(cost.written).toBeLessThanOrEqual(2)
					written += cost.written
					moves += 1
					if (made % 20 !== 0) continue
					room.count()
					await room.sleep()
					const wake = room.count()
					expect(wake.read).toBeLessThanOrEqual(made + 1 + 10)
					expect(wake.written).toBe(0)
				}
				if (!isOver(players[0]!)) break
				for (const text of ['well', 'played']) await players[0]!.send('chat', { text })
				await players[1]!.send('rematch')
				await Promise.all(
					players.map((player) => player.until(() => player.epoch === played + 1, 'the next game')),
				)
			}
			expect(written / moves).toBeLessThan(1.1)
		}),
)

test('boundless: the same in races; and who is away is one row more when somebody goes or comes back', () =>
	inCountedRoom(async (room) => {
		const players = await open(room, 'boundless')
		await sitAndStart(players)
		let goer: ScriptedClient | undefined = players.pop()
		/** What is read and written while something happens, and how many entries that makes. */
		const during = async (happen: () => Promise<unknown>) => {
			const before = room.entries()
			room.count()
			await happen()
			await room.host.settled()
			return { ...room.count(), entries: room.entries() - before }
		}
		const isGoing = (event: number) => event % 7 === 0
		/** Somebody goes or comes back, or plays, or time passes. */
		const happen = async (event: number) => {
			if (isGoing(event)) {
				goer?.close()
				goer = goer ? undefined : await room.enter(3)
				return
			}
			const actor = players.find((player) => stepsOf(player).length > 0)
			if (actor) await actor.send('move', { steps: [random.pick(stepsOf(actor))], claim: 5 })
			else await room.host.wake()
		}
		for (let played = 1; played <= 2; played++) {
			for (let event = 1; !isOver(players[0]!) && event < 1_000; event++) {
				room.now += 1_000
				const { written, entries } = await during(() => happen(event))
				expect(written).toBeLessThanOrEqual(2 * entries + (isGoing(event) ? 1 : 0))
				if (event % 20 !== 0) continue
				const wake = await during(() => room.sleep())
				expect(wake.read).toBeLessThanOrEqual(room.entries() + 10)
				expect(wake.written).toBeLessThanOrEqual(2 * wake.entries) // who went a moment ago is waited for anew
			}
			expect(isOver(players[0]!)).toBe(true)
			await players[1]!.send('rematch')
			await Promise.all(
				players.map((player) => player.until(() => player.epoch === played + 1, 'the next game')),
			)
		}
	}))

test('before a game a change writes one row, and a wake reads two', () =>
	inCountedRoom(async (room) => {
		const [ada] = await open(room, 'metro', 1)
		await ada!.send('sit', { name: 'Ada' })
		for (let i = 0; i < 60; i++) {
			room.now += 1_000
			room.count()
			await ada!.send('profile', { name: `Ada ${i}` })
			expect(room.count()).toEqual({ read: expect.any(Number), written: 1 })
			await ada!.send('chat', { text: `line ${i}` })
			expect(room.count().written).toBeLessThanOrEqual(1)
		}
		await room.sleep()
		expect(room.count().read).toBeLessThanOrEqual(10)
	}))
