import { describe, expect, test } from 'vitest'
import { games as allGames, findGame } from '../../shared/games/index.ts'
import { bytesOfText } from '../../shared/kernel/bytes.ts'
import { TABLE } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { sha256Hex } from '../../shared/kernel/sha256.ts'
import { commit } from '../../shared/room/commit.ts'
import { type Continuation, continuationOf } from '../../shared/room/continuation.ts'
import { continueRoom, handOn } from '../../shared/room/continue.ts'
import { digestOfGame } from '../../shared/room/copies.ts'
import type { ContinueArgs, ContinueLogArgs, Entry, MoveArgs } from '../../shared/room/entry.ts'
import { presenceMove } from '../../shared/room/presence.ts'
import { replayLog } from '../../shared/room/replay.ts'
import { MOST_CHANGES, ROOM_LIFETIME, type Room } from '../../shared/room/room.ts'
import { Bench } from '../support/bench.ts'
import { Between } from '../support/between.ts'
import { keptOf } from '../support/kept.ts'
import { ada, bob, gameOf, underWay } from '../support/shared-device.ts'

const newcomer = 'c'.repeat(64)
const LATER = 9_000_000_000_000

async function startBetween(): Promise<Between> {
	const between = await Between.open('franchise', findGame)
	await between.start()
	return between
}

const carry = (game: unknown, seat = 1) =>
	continueRoom({ code: 'BCDFGH', game, seat }, newcomer, LATER, findGame)

function carried(game: Continuation, seat?: number): { room: Room; entry: Entry } {
	const taken = carry(game, seat)
	if (isRejected(taken)) throw new Error(taken.rejected)
	return { room: taken.room, entry: taken.entry! }
}

/** What became of a copy with something changed in it. */
function fateOf(game: Continuation, change: (copy: Continuation) => void): string {
	const copy = structuredClone(game)
	change(copy)
	const taken = carry(copy)
	return isRejected(taken) ? taken.rejected : 'taken'
}

const set = Object.assign

/** Bob gets up; one stranger after the other asks for his seat, and takes it back. */
function crowd({ entries }: Continuation, strangers: number): void {
	const { at } = entries.at(-1)!
	entries.push({ at, by: bob, type: 'leave', args: {} })
	for (let count = 0; count < strangers; count++) {
		const by = count.toString(16).padStart(4, '0').repeat(16)
		entries.push(
			{ at, by, type: 'ask', args: { seat: 2, name: 'Zoe' } },
			{ at, by, type: 'withdraw', args: {} },
		)
	}
}

const argsOf = ({ args }: Entry): MoveArgs => args as MoveArgs

/** A game in which the last move is Ada's own, in a race or where there is none. */
function personMoved(id: string, races: boolean): Bench {
	const game = findGame(id)!
	for (let moves = 12; ; moves++) {
		const bench = underWay(id, moves)
		const { state } = bench.match
		const table = game.table(state)
		const place = bench.match.seats.findIndex((seat) => seat.id === bench.seat(ada).id)
		const [step] = game.steps({ table, seat: place, hand: game.hand(state, place) })
		if (step === undefined || game.races(table) !== races) continue
		if (!bench.move(ada, step)) return bench
	}
}

describe.each(allGames.map(({ id }) => id))('a game of %s', (id) => {
	test('goes on in another room as it stands, and its first entry alone tells all of it', () => {
		const bench = underWay(id)
		const { room, entry } = carried(gameOf(bench))
		expect(room).toMatchObject({ code: 'BCDFGH', phase: 'playing', creator: newcomer, touchedAt: LATER })
		expect(canonical(room.match!.state)).toBe(canonical(bench.match.state))
		expect(room.match).toMatchObject({ seed: bench.match.seed, commitment: bench.match.commitment })
		expect(room.epoch).toBe(bench.room.epoch)
		expect(canonical(replayLog(JSON.parse(JSON.stringify([entry])), findGame))).toBe(canonical(room))
	})

	test('whoever brings it holds their seat from the first moment: they must not come back for another hand', () => {
		const { room } = carried(gameOf(underWay(id)))
		expect(room.match!.held).toContainEqual({ person: newcomer, seat: 1 })
	})

	test('has lost no time on the way', () => {
		const bench = underWay(id)
		const { room } = carried(gameOf(bench))
		const passed = ({ touchedAt, match }: Room) => touchedAt - match!.startedAt - match!.turnAt
		expect(passed(room)).toBe(passed(bench.room))
	})

	test('is brought alone: the games before it stay behind', () => {
		const bench = underWay(id)
		for (const person of [ada, bob])
			bench.must(person, 'hand-over', { seat: bench.seat(person).id, to: 'bot' })
		while (bench.room.phase === 'playing') bench.doOwn()
		for (const person of [ada, bob]) bench.must(person, 'reclaim')
		bench.must(bob, 'rematch')
		const game = gameOf(bench)
		expect(game.entries).toEqual([])
		expect(game.terms.epoch).toBe(1)
		expect(carried(game).room).toMatchObject({ epoch: 2, match: { seed: bench.match.seed } })
	})
})

test('whoever brings it keeps one seat; bots play on, and the other seats wait for whoever comes', () => {
	const { room } = carried(gameOf(underWay('metro')), 2)
	expect(room.seats).toMatchObject([
		{ name: 'Ada', owner: null, player: null, bot: null },
		{ name: 'Bob', owner: newcomer, player: newcomer },
		{ owner: null, player: null, bot: 'steady' },
	])
})

test('before a game, and after it, nobody waits for others', () => {
	const bench = new Bench({ game: 'metro', creator: ada, games: findGame })
	bench.must(ada, 'sit', { name: 'Ada' }).must(bob, 'sit', { name: 'Bob' }).must(ada, 'add-bot')
	const { room, entry } = carried(gameOf(bench))
	expect(room).toMatchObject({ phase: 'lobby', game: 'metro', match: null })
	expect(room.seats.map(({ player, bot }) => player ?? bot)).toEqual([newcomer, 'steady'])
	expect(canonical(replayLog([entry], findGame))).toBe(canonical(room))
})

test('after a game, whoever has come since is brought along', () => {
	const bench = underWay('metro')
	for (const person of [ada, bob]) bench.must(person, 'hand-over', { seat: bench.seat(person).id, to: 'bot' })
	while (bench.room.phase === 'playing') bench.doOwn()
	for (const person of [ada, bob]) bench.must(person, 'reclaim')
	bench.must(ada, 'kick', { seat: bench.room.seats[2]!.id }).must(ada, 'add-bot').must(bob, 'leave')
	const game = gameOf(bench)
	const { room, entry } = carried(game)
	expect(room).toMatchObject({ phase: 'over', epoch: 1, match: { outcome: bench.match.outcome } })
	expect(room.seats.map(({ id }) => id)).toEqual(bench.room.seats.map(({ id }) => id))
	expect(canonical(replayLog([entry], findGame))).toBe(canonical(room))
	expect(fateOf(game, (copy) => set(copy, { entries: copy.entries.slice(0, -1) }))).toBe('bad-log')
	expect(fateOf(game, ({ since }) => set(since!.seats[0]!, { name: '' }))).toBe('bad-log')
	expect(fateOf(game, ({ since }) => set(since!, { epoch: 7 }))).toBe('bad-log')
})

test('a game between devices goes on with the seed that all of them drew', async () => {
	const between = await startBetween()
	const { room } = carried(between.continuation(), 2)
	const { match } = between.bench
	expect(room.match).toMatchObject({ seed: match.seed, commitment: match.commitment })
	expect(room).not.toHaveProperty('host')
})

test('a room that goes on knows which game between devices it was, so that all who bring it meet', () => {
	const game = gameOf(underWay('franchise'))
	const origin = '0'.repeat(32)
	const step = continueRoom({ code: 'BCDFGH', game, seat: 1, origin }, newcomer, LATER, findGame)
	if (isRejected(step)) throw new Error(step.rejected)
	expect(step.room.origin).toBe(origin)
	expect(replayLog([step.entry!], findGame)!.origin).toBe(origin)
	expect(carried(game).room.origin).toBe('')
})

test('a room that began from a whole log, as they once did, is still the same', () => {
	const bench = underWay('metro')
	const args: ContinueLogArgs = { code: 'BCDFGH', seat: 2, entries: bench.log }
	const entry: Entry = { at: bench.now, by: newcomer, type: 'continue', args }
	expect(canonical(replayLog([entry], findGame))).toBe(canonical(handOn(bench.room, entry)))
})

test('a game that was brought, and cannot even be set up any more, keeps its number: its table was stored under it', () => {
	const { room, entry } = carried(gameOf(underWay('metro')))
	const reported: unknown[] = []
	const spoilt = (id: string) => {
		const game = findGame(id)
		const setup = () => {
			throw new Error('no such deal')
		}
		return game && { ...game, setup }
	}
	const after = replayLog([entry], spoilt, (error) => reported.push(error))!
	expect(after).toMatchObject({ epoch: room.epoch, match: null })
	expect(reported).toHaveLength(1)
})

test('two who have the same copy can tell, as far as both have it', () => {
	const game = gameOf(underWay('metro'))
	const shorter = { ...game, entries: game.entries.slice(0, 5) }
	expect(digestOfGame(shorter)).toBe(digestOfGame(game, 5))
	expect(digestOfGame(shorter)).not.toBe(digestOfGame(game))
	const other = structuredClone(shorter)
	other.entries[4]!.at += 1
	expect(digestOfGame(other)).not.toBe(digestOfGame(shorter))
	const { game: taken } = carried(game).entry.args as ContinueArgs
	expect(digestOfGame(taken)).toBe(digestOfGame(game))
})

test('a game goes on elsewhere though strangers came to it, as far as they may', () => {
	expect(fateOf(gameOf(underWay('metro')), (game) => crowd(game, 100))).toBe('taken')
})

describe('a game of the first release goes on elsewhere', () => {
	/** Something in the log as it was accepted then. */
	function happened(bench: Bench, by: string, type: string, args: object): void {
		const done = commit(bench.room, { at: bench.now, by, type, args }, findGame)
		if (isRejected(done)) throw new Error(done.rejected)
		bench.room = done.room
		bench.log.push(done.entry!)
	}

	test('also where somebody took an open seat without having asked', () => {
		const bench = underWay('metro').must(bob, 'leave')
		happened(bench, newcomer, 'sit', { name: 'Cid', seat: 2 })
		expect(bench.do('d'.repeat(64), 'sit', { name: 'Dora', seat: 2 })).toBeDefined()
		expect(
			carried(gameOf(bench))
				.room.seats.map(({ name }) => name)
				.slice(0, 2),
		).toEqual(['Ada', 'Cid'])
	})

	test('also where somebody sat in two seats, one after the other', () => {
		const bench = underWay('metro').must(bob, 'leave').must(ada, 'leave')
		happened(bench, ada, 'sit', { name: 'Ada', seat: 2 })
		expect(carried(gameOf(bench)).room.phase).toBe('playing')
	})

	test.each([
		['A\u2800da', 'A da'],
		['Ada\u0301\u0301\u0301\u0301', 'Ada\u0301\u0301'.normalize('NFC')],
		['\u2800', '?'],
	])('with names as they are shown today: %j', (name, shown) => {
		const bench = underWay('metro')
		happened(bench, ada, 'profile', { name })
		expect(carried(gameOf(bench)).room.seats[0]?.name).toBe(shown)
	})
})

test('options that name somebody who has no seat are brought without that name', () => {
	const bench = new Bench({ game: 'boundless', creator: ada, games: findGame })
	bench.must(ada, 'sit', { name: 'Ada' }).must(bob, 'sit', { name: 'Bob' }).must(ada, 'add-bot')
	const { options } = bench.room
	bench.must(ada, 'configure', { game: 'boundless', options: { ...(options as object), mapInSight: [0, 1] } })
	bench.must(bob, 'leave')
	const game = gameOf(bench)
	expect(game.terms.options).toMatchObject({ mapInSight: ['seat:1'] })
	expect(carried(game).room.options).toMatchObject({ mapInSight: ['seat:1'] })
})

test('a game whose rules have changed since is not brought anywhere', () => {
	const bench = underWay('metro')
	const outdated = { ...bench.match, outdated: true }
	expect(continuationOf(keptOf(bench.log, findGame), outdated, findGame)).toBeUndefined()
})

test('a table that is told which seats bots play is told no others', () => {
	const bench = underWay('boundless')
	const told = presenceMove(bench.room, findGame, () => false, bench.room.touchedAt)!
	const tell = (step: unknown) =>
		fateOf(gameOf(bench), ({ entries }) => entries.push({ ...told, args: { seat: TABLE, steps: [step] } }))
	expect((told.args as MoveArgs).steps).toEqual([{ type: 'presence', away: [], bots: [2] }])
	expect(tell({ type: 'presence', away: [], bots: [2] })).toBe('taken')
	expect(tell({ type: 'presence', away: [1], bots: [2] })).toBe('taken')
	expect(tell({ type: 'presence', away: [], bots: [1, 2] })).not.toBe('taken')
	expect(tell({ type: 'presence', away: [1] })).not.toBe('taken')
})

describe('could not have happened, and is refused:', () => {
	const metro = gameOf(underWay('metro'))
	const boundless = gameOf(underWay('boundless', 40))
	const moved = metro.entries.findIndex(({ type }) => type === 'move')
	const lastOf = (game: Continuation, suits: (args: MoveArgs) => boolean) =>
		game.entries.findLastIndex((entry) => entry.type === 'move' && suits(argsOf(entry)))
	const raced = lastOf(boundless, ({ steps }) => (steps[0] as { type: string }).type === 'place')
	const tables = lastOf(boundless, ({ seat }) => seat === -1)

	const wrong: [string, Continuation, (copy: Continuation) => void][] = [
		['no deal', metro, (copy) => delete copy.begin],
		['a move left out', metro, ({ entries }) => entries.splice(moved, 1)],
		['a move twice', metro, ({ entries }) => entries.splice(moved, 0, entries[moved]!)],
		[
			'a move of another seat',
			metro,
			({ entries }) => set(argsOf(entries[moved]!), { seat: (argsOf(entries[moved]!).seat! + 1) % 3 }),
		],
		['a move of a seat that there is not', metro, ({ entries }) => set(argsOf(entries[moved]!), { seat: 7 })],
		['a move of no shape', metro, ({ entries }) => set(argsOf(entries[moved]!), { steps: ['north'] })],
		[
			'a step with something hidden in it',
			metro,
			({ entries }) => Object.assign(argsOf(entries[moved]!).steps[0] as object, { note: 'x' }),
		],
		[
			'a move of nobody',
			metro,
			({ entries }) => {
				delete argsOf(entries[moved]!).seat
			},
		],
		[
			'a bot’s move in the seat of somebody who plays it',
			metro,
			(copy) => set(copy, { entries: copy.entries.filter(({ type }) => type === 'move') }),
		],
		[
			'a bot that acts before it has sat down',
			metro,
			({ entries }) => set(argsOf(entries[moved]!), { acted: -1 }),
		],
		[
			'a bot that acts after its move is known',
			metro,
			({ entries }) => set(argsOf(entries.at(-3)!), { acted: 1e12 }),
		],
		[
			'a token placed before the race was on',
			boundless,
			({ entries }) => set(argsOf(entries[raced]!), { acted: 0 }),
		],
		[
			'a token placed after it has come',
			boundless,
			({ entries }) => set(argsOf(entries[raced]!), { acted: 1e12 }),
		],
		[
			'the table before its time',
			boundless,
			({ entries }) => {
				entries.length = tables + 1
				entries[tables]!.at = entries[tables - 1]!.at
			},
		],
		[
			'the table with another time than its own',
			boundless,
			({ entries }) => {
				argsOf(entries[tables]!).acted! += 1
			},
		],
		[
			'the table missing a bot',
			boundless,
			({ entries }) => {
				const { at } = entries.at(-1)!
				entries.push({
					at,
					by: null,
					type: 'move',
					args: { seat: -1, steps: [{ type: 'presence', away: [2] }] },
				})
			},
		],
		[
			'another start',
			metro,
			({ entries, begin }) =>
				entries.push({
					at: entries.at(-1)!.at,
					by: ada,
					type: 'start',
					args: { seed: begin!.seed, version: begin!.version },
				}),
		],
		[
			'chat',
			metro,
			({ entries }) =>
				entries.push({ at: entries.at(-1)!.at, by: ada, type: 'chat', args: { text: 'hello' } }),
		],
		[
			'a stranger who sends somebody away',
			metro,
			({ entries }) =>
				entries.push({ at: entries.at(-1)!.at, by: newcomer, type: 'kick', args: { seat: 2 } }),
		],
		[
			'changes without end',
			metro,
			({ entries }) => {
				const { at } = entries.at(-1)!
				for (let times = 0; times <= MOST_CHANGES; times++)
					entries.push({ at, by: ada, type: 'profile', args: { name: `Ada ${times}` } })
			},
		],
		['strangers who change things without end', metro, (game) => crowd(game, 300)],
		['a seed that is none', metro, ({ begin }) => set(begin!, { seed: 'mine' })],
		['other rules', metro, ({ begin }) => set(begin!, { version: 99 })],
		['time that runs backwards', metro, ({ entries }) => set(entries[moved]!, { at: 5 })],
		[
			'a game of several years',
			metro,
			({ entries }) => {
				entries.at(-1)!.at += 100 * ROOM_LIFETIME
			},
		],
		['a person who is none', metro, ({ entries }) => set(entries.at(-1)!, { by: 'ada' })],
		['a command given by nobody', metro, ({ entries }) => set(entries.at(-1)!, { by: null })],
		['a command that is none', metro, ({ entries }) => set(entries.at(-1)!, { type: 'win' })],
		['a name that cannot be shown', metro, ({ terms }) => set(terms.seats[0]!, { name: 'A\u202eda' })],
		['a name without end', metro, ({ terms }) => set(terms.seats[0]!, { name: 'A'.repeat(21) })],
		['one colour twice', metro, ({ terms }) => set(terms.seats[0]!, { colour: terms.seats[1]!.colour })],
		['one person twice', metro, ({ terms }) => set(terms.seats[0]!, { player: terms.seats[1]!.player })],
		['a bot that nobody knows', metro, ({ terms }) => set(terms.seats[2]!, { bot: 'deep thought' })],
		['a seat with a person and a bot', metro, ({ terms }) => set(terms.seats[0]!, { bot: 'steady' })],
		[
			'options that there are not',
			metro,
			({ terms }) => set(terms, { options: { ...(terms.options as object), cheat: true } }),
		],
		[
			'options that name the seats of nobody',
			metro,
			({ terms }) => set(terms, { options: { ...(terms.options as object), cheat: 'seat:9' } }),
		],
		[
			'half a megabyte of options that name nobody',
			boundless,
			({ terms }) => {
				const mapInSight = Array.from({ length: 30_000 }, (_, index) => `seat:${index + 100}`)
				set(terms, { options: { ...(terms.options as object), mapInSight } })
			},
		],
		[
			'a newcomer in a seat that somebody plays',
			metro,
			({ entries }) =>
				entries.push({
					at: entries.at(-1)!.at,
					by: newcomer,
					type: 'sit',
					args: { name: 'Cid', seat: 2 },
				}),
		],
		['another game’s name', metro, ({ terms }) => set(terms, { game: 'canasta' })],
		['something besides', metro, (copy) => Object.assign(copy, { checkpoint: {} })],
		['something besides in an entry', metro, ({ entries }) => Object.assign(entries[0]!, { more: 1 })],
	]

	test.each(wrong)('%s', (_, game, change) => {
		expect(fateOf(game, () => {})).toBe('taken')
		expect(fateOf(game, change)).toBe('bad-log')
	})

	test.each([
		['nothing', undefined],
		['a story', 'a story'],
		['a list', []],
		['null', null],
	])('%s', (_, game) => {
		expect(carry(game)).toEqual({ rejected: 'bad-log' })
	})

	test('more than the longest game takes', () => {
		expect(fateOf(metro, ({ terms }) => Object.assign(terms, { options: 'x'.repeat(600_000) }))).toBe(
			'too-large',
		)
	})

	test.each([
		['metro', 'where nobody races', false],
		['boundless', 'in a race', true],
	] as const)('in %s, %s, a person’s move with another stopwatch than theirs', (id, _, races) => {
		const bench = personMoved(id, races)
		const { turnAt, startedAt } = bench.match
		const game = gameOf(bench)
		const fate = (acted: number | undefined) =>
			fateOf(game, ({ entries }) => set(argsOf(entries.at(-1)!), { acted }))
		const at = bench.now - startedAt
		expect(fate(undefined)).toBe(races ? 'bad-log' : 'taken')
		expect(fate(at)).toBe(races ? 'taken' : 'bad-log')
		expect(fate(turnAt - 1)).toBe('bad-log')
		expect(fate(at + 1)).toBe('bad-log')
	})

	test.each([[3], [99]])('the seat %s, which is no person’s', (seat) => {
		expect(carry(metro, seat)).toEqual({ rejected: 'no-such-seat' })
	})
})

describe('a seed that host and players did not draw like this is refused:', () => {
	test.each<[string, (copy: Continuation) => void]>([
		['another seed', ({ begin }) => set(begin!, { seed: '0'.repeat(64) })],
		['another secret', ({ begin }) => set(begin!.drawn!, { secret: '0'.repeat(64) })],
		['a share left out', ({ begin }) => begin!.drawn!.lots.shift()],
		[
			'no draw at all',
			({ begin }) => {
				delete begin!.drawn
			},
		],
	])('%s', async (_, change) => {
		const between = await startBetween()
		expect(fateOf(between.continuation(), () => {})).toBe('taken')
		expect(fateOf(between.continuation(), change)).toBe('bad-log')
	})
})

test('a copy has the name that every release gives it: half of SHA-256, each entry after those before it', () => {
	const game = gameOf(underWay('metro', 3))
	const { terms, begin, entries } = game
	const half = (text: string) => sha256Hex(bytesOfText(text)).slice(0, 32)
	const first = half(canonical({ terms, begin }))
	expect(digestOfGame(game, 0)).toBe(first)
	expect(digestOfGame(game, 1)).toBe(half(first + canonical(entries[0])))
})
