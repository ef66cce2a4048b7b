import { beforeAll, describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { canonical, isRecord } from '../../shared/kernel/json.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { commit } from '../../shared/room/commit.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { beginContinued, continueRoom, entriesSince } from '../../shared/room/continue.ts'
import type { Entry, MoveArgs } from '../../shared/room/entry.ts'
import { tidy } from '../../shared/room/profile.ts'
import { replayLog } from '../../shared/room/replay.ts'
import { COLOURS, MAX_NAME, type Room, seatById } from '../../shared/room/room.ts'
import { verify } from '../../shared/room/verify.ts'
import { viewHand, viewRoom, viewTable } from '../../shared/room/view.ts'
import { Bench } from '../support/bench.ts'
import { Between } from '../support/between.ts'
import { nextOwnMove } from '../support/next-own-move.ts'
import { ada, bob, gameOf, underWay } from '../support/shared-device.ts'

const EACH = 800
const LATER = 9_000_000_000_000
const ODD: readonly unknown[] = [
	null,
	true,
	'',
	'x',
	'a'.repeat(64),
	'b'.repeat(64),
	'0'.repeat(130),
	'__proto__',
	'move',
	'A\u202eB',
	0,
	-1,
	1,
	2,
	0.5,
	-0,
	1e300,
	2 ** 53,
	[],
	{},
	[[]],
	{ constructor: { prototype: 1 } },
	JSON.parse('{"__proto__": {"bot": "steady"}}'),
]

type Node = Record<string, unknown> | unknown[]

const nodesIn = (value: unknown, depth = 12): Node[] =>
	depth > 0 && (Array.isArray(value) || isRecord(value))
		? [value, ...Object.values(value).flatMap((part) => nodesIn(part, depth - 1))]
		: []

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** One thing is otherwise: somewhere a value, its type, its place, its number, or what it is made of. */
function mutate(copy: Continuation, random: Random): void {
	const node = random.pick(nodesIn(copy))
	const keys = Object.keys(node)
	const key = keys.length > 0 ? random.pick(keys) : '0'
	const at = node as Record<string, unknown>
	const value = at[key]
	const list = Array.isArray(node) ? node : undefined
	switch (random.below(11)) {
		case 0:
			at[key] = structuredClone(random.pick(ODD))
			return
		case 1:
			if (list) list.splice(Number(key), 1)
			else delete at[key]
			return
		case 2:
			list?.push(structuredClone(value))
			return
		case 3:
			list?.reverse()
			return
		case 4:
			at[random.pick(['__proto__x', 'seat', 'acted', 'signed', 'id', 'by', 'claim', 'bot', 'more'])] =
				structuredClone(random.pick(ODD))
			return
		case 5:
			at[key] = structuredClone(random.pick(nodesIn(copy)))
			return
		case 6:
			if (typeof value === 'number') at[key] = value + random.below(2001) - 1000
			return
		case 7:
			if (list && list.length > 1) list.splice(random.below(list.length), 0, ...list.splice(Number(key), 1))
			return
		case 8:
			at[key] = nested(50)
			return
		case 9:
			leaveOut(copy, random)
			return
		case 10:
			takeForARobot(copy, random)
	}
}

const someEntry = ({ entries }: Continuation, random: Random): Entry | undefined =>
	Array.isArray(entries) && entries.length > 0 ? (random.pick(entries) ?? undefined) : undefined

/** All entries of a kind are gone, that somebody's seat was handed over, say. */
function leaveOut(copy: Continuation, random: Random): void {
	const type = someEntry(copy, random)?.type
	if (type !== undefined) copy.entries = copy.entries.filter((entry) => entry?.type !== type)
}

/** A move is told as that of a bot, or of the table. */
function takeForARobot(copy: Continuation, random: Random): void {
	const entry = someEntry(copy, random)
	if (entry?.type !== 'move') return
	Object.assign(entry, { by: null, args: { ...(entry.args as MoveArgs), seat: random.below(4) - 1 } })
}

/** What holds in every room that there ever was. */
function holds(room: Room, first: Entry): void {
	const game = findGame(room.game)!
	const { seats, match } = room
	expect(seats.length).toBeLessThanOrEqual(game.players.max)
	for (const part of ['id', 'colour'] as const)
		expect(new Set(seats.map((seat) => seat[part])).size).toBe(seats.length)
	for (const { name, colour, bot, player } of seats) {
		expect(tidy(name, MAX_NAME)).toBe(name)
		expect([...Array(COLOURS).keys()]).toContain(colour)
		expect(bot === null || player === null).toBe(true)
	}
	expect(Object.keys(Object.prototype)).toEqual([])
	expect(canonical(replayLog(JSON.parse(JSON.stringify([first])), findGame))).toBe(canonical(room))
	viewRoom(room, findGame)
	viewTable(room, findGame)
	nextOwnMove(room, findGame)
	if (!match) return
	for (const place of match.seats.keys()) viewHand(room, place, findGame)
	expect(room.phase).toBe(match.outcome ? 'over' : 'playing')
	expect(match.seats.length).toBe(match.seating.count)
	const { version, options, seating, seed, moves } = match
	const record: GameRecord = { game: match.game, version, options, seating, seats: match.seats, seed, moves }
	expect(verify(findGame(match.game)!, record)).toMatchObject({ altered: null })
	for (const { at, acted = at } of moves) {
		expect(at).toBeLessThanOrEqual(room.touchedAt - match.startedAt)
		expect(acted).toBeLessThanOrEqual(at)
	}
	expectOwnMovesToBeBots(first)
}

function expectOwnMovesToBeBots(first: Entry): void {
	let room = beginContinued(first, findGame) as Room
	for (const entry of entriesSince(first)) {
		const { seat = -1 } = entry.args as MoveArgs
		if (entry.type === 'move' && entry.by === null && seat !== -1)
			expect(seatById(room, room.match!.seats[seat]!.id)!.bot).not.toBeNull()
		const done = commit(room, entry, findGame)
		if (isRejected(done)) throw new Error('an entry is refused after all')
		room = done.room
	}
}

function inLobby(): Continuation {
	const bench = new Bench({ game: 'franchise', creator: ada, games: findGame })
	return gameOf(
		bench.must(ada, 'sit', { name: 'Ada' }).must(bob, 'sit', { name: 'Bob' }).must(ada, 'add-bot'),
	)
}

async function betweenDevices(): Promise<Continuation> {
	const between = await Between.open('franchise', findGame)
	await between.start()
	between.bench.must('ada', 'hand-over', { seat: between.bench.seat('ada').id, to: 'bot' })
	for (let moves = 0; moves < 8; moves++) await between.goOn()
	return between.continuation()
}

describe.each<[string, () => Continuation | Promise<Continuation>]>([
	['Metro', () => gameOf(underWay('metro'))],
	['Franchise', () => gameOf(underWay('franchise'))],
	['Boundless', () => gameOf(underWay('boundless', 40))],
	['Franchise between devices', betweenDevices],
	['a lobby', inLobby],
])('%s with something altered', (name, make) => {
	let game: Continuation
	beforeAll(async () => {
		game = await make()
	})

	test(`is refused without a stumble, or is a game that could have been: ${EACH} times`, () => {
		const fates: Record<string, number> = {}
		for (let seed = 0; seed < EACH; seed++) {
			const random = randomFrom(`${name} ${seed}`)
			const copy = structuredClone(game)
			for (let changes = random.below(3); changes >= 0; changes--) mutate(copy, random)
			if (seed % 50 === 0) Object.assign(random.pick(nodesIn(copy)), { 0: nested(20_000) })
			try {
				const step = continueRoom({ code: 'BCDFGH', game: copy, seat: 2 }, 'c'.repeat(64), LATER, findGame)
				const fate = isRejected(step) ? step.rejected : 'taken'
				fates[fate] = (fates[fate] ?? 0) + 1
				if (!isRejected(step)) holds(step.room, step.entry!)
			} catch (error) {
				throw new Error(`seed ${seed}`, { cause: error })
			}
		}
		expect(fates['bad-log']).toBeGreaterThan(EACH / 2)
		expect(fates.taken).toBeGreaterThan(0)
	})
})
