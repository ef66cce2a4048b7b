import { describe, expect, test } from 'vitest'
import { isRecord } from '../../shared/kernel/json.ts'
import { readContinuation } from '../../shared/room/read-continuation.ts'

const ada = 'a'.repeat(64)
const digest = '0'.repeat(64)
const key = '4'.repeat(130)
const signature = '5'.repeat(128)
const DAY = 24 * 3600 * 1000

const seats = [
	{
		id: 1,
		name: 'Ada',
		colour: 0,
		owner: ada,
		player: ada,
		bot: null,
		botSince: 0,
		ownerName: 'A',
		chosen: 2,
	},
	{
		id: 3,
		name: 'Hector',
		colour: 5,
		owner: null,
		player: null,
		bot: 'plain',
		botSince: 5,
		ownerName: 'H',
		chosen: 0,
	},
]
const terms = {
	game: 'heap',
	options: { size: 12 },
	creator: ada,
	epoch: 0,
	counter: 4,
	seats,
	host: 'f'.repeat(32),
	clock: 'brisk',
}
const signed = { key, turn: 1, claim: 5, sent: { name: ' Ada ' }, signature }
const lot = { seat: 1, pledge: digest, share: digest, key, signed: { key, turn: 0, signature, id: 'an id' } }

/** One with everything in it that may be. */
const whole = {
	terms,
	begin: { at: 10, seed: digest, version: 1, drawn: { secret: digest, promise: digest, lots: [lot] } },
	entries: [
		{ at: 10, by: ada, type: 'profile', args: { name: 'Ada' }, id: 'x'.repeat(40), signed },
		{ at: 11, by: null, type: 'move', args: { steps: ['any'], seat: 1, acted: 3 } },
		{ at: 11, by: ada, type: 'move', args: { steps: ['any'] } },
	],
	since: { ...terms, epoch: 1 },
}

/** A copy with another value at a path; without any where that is undefined. */
function withOther(path: string, value: unknown, game: object = whole): unknown {
	const copy = structuredClone(game)
	const keys = path.split('.')
	const last = keys.pop()!
	const at = keys.reduce((inside: object, name) => inside[name as never] as object, copy)
	if (value === undefined) delete at[last as never]
	else Object.assign(at, { [last]: value })
	return copy
}

const isTaken = (game: unknown): boolean => {
	const read = readContinuation(game)
	if (isRecord(read) && 'rejected' in read) {
		expect(read).toEqual({ rejected: 'bad-log' })
		return false
	}
	expect(read).toEqual(game)
	return true
}

/** As short as they can be: so many fit into what a game may take. */
const manyEntries = (length: number) =>
	Array.from({ length }, () => ({ at: 10, by: null, type: 'move', args: { steps: [1], seat: 1 } }))

const notCounts = [undefined, -1, 0.5, '1', null, 2 ** 53]

const wrong: Record<string, unknown[]> = {
	terms: [undefined, null, 'heap', []],
	'terms.game': [undefined, 5, null],
	'terms.options': [undefined, null, 'none', [], { size: 'x'.repeat(2_000) }],
	'terms.creator': [undefined, null, 'ada', ada.slice(1)],
	'terms.epoch': [...notCounts, 1_000_001],
	'terms.counter': [...notCounts, 1_000_001, 2],
	'terms.host': [null, 'f'.repeat(31)],
	'terms.clock': [null, 'slow'],
	'terms.seats': [
		undefined,
		null,
		{},
		[...seats, ...seats],
		[null],
		Array.from({ length: 7 }, () => seats[0]),
	],
	'terms.seats.0.id': [...notCounts, 0, 3, 5],
	'terms.seats.0.name': [undefined, 5, '', ' Ada', 'x'.repeat(21)],
	'terms.seats.0.ownerName': [undefined, 5, '', ' Ada'],
	'terms.seats.0.colour': [...notCounts, 5, 6],
	'terms.seats.0.owner': [undefined, 'ada', 5],
	'terms.seats.0.player': [undefined, null, 'ada'],
	'terms.seats.0.bot': [undefined, 'plain', 5],
	'terms.seats.1.bot': [undefined, null, '', 5],
	'terms.seats.1.player': [undefined, ada, digest],
	'terms.seats.0.botSince': [...notCounts, 11],
	'terms.seats.0.chosen': [...notCounts, 5],
	begin: [undefined, null, 'then', []],
	'begin.at': [...notCounts, 4],
	'begin.seed': [undefined, null, 'mine'],
	'begin.version': notCounts,
	'begin.drawn': [null, [], 'drawn'],
	'begin.drawn.secret': [undefined, null, 'mine'],
	'begin.drawn.promise': [undefined, null, 'mine'],
	'begin.drawn.lots': [undefined, null, {}, [null], [lot, null], Array.from({ length: 7 }, () => lot)],
	'begin.drawn.lots.0.seat': notCounts,
	'begin.drawn.lots.0.pledge': [undefined, null, 'mine'],
	'begin.drawn.lots.0.share': [undefined, null, 'mine'],
	'begin.drawn.lots.0.key': [undefined, null, digest],
	'begin.drawn.lots.0.signed': [undefined, null, 'Ada'],
	'begin.drawn.lots.0.signed.key': [undefined, null, digest],
	'begin.drawn.lots.0.signed.turn': notCounts,
	'begin.drawn.lots.0.signed.claim': [null, 'soon'],
	'begin.drawn.lots.0.signed.signature': [undefined, null, digest],
	'begin.drawn.lots.0.signed.id': [undefined, null, 5, ''],
	entries: [undefined, null, {}, [null], manyEntries(5_001)],
	'entries.0.at': [...notCounts, 9, 12],
	'entries.2.at': [10, 11 + 366 * DAY],
	'entries.0.by': [undefined, null, 'ada'],
	'entries.1.by': [undefined, ada],
	'entries.0.type': [undefined, null, 'dance', 'chat', 'start'],
	'entries.0.args': [undefined, null, [], { name: ' Ada ' }, { name: 'Ada', more: 1 }, { name: 5 }],
	'entries.1.args': [{ steps: ['any'] }, { steps: [], seat: 1 }],
	'entries.0.id': [undefined, null, 5, '', 'x'.repeat(41)],
	'entries.2.id': ['an id'],
	'entries.0.signed': [undefined, null, 'Ada'],
	'entries.0.signed.key': [undefined, null, digest],
	'entries.0.signed.turn': notCounts,
	'entries.0.signed.claim': [null, 'soon'],
	'entries.0.signed.sent': [null, 'Ada', {}, { name: 5 }, { name: '' }, { name: 'Ada', more: 1 }],
	'entries.0.signed.signature': [undefined, null, digest],
	since: [null, [], 'then', { ...terms, epoch: 0 }, { ...terms, epoch: 2 }],
	'since.game': [undefined, 5],
}

test('a game from elsewhere is read with all that may be in it', () => {
	expect(isTaken(whole)).toBe(true)
})

test.each(Object.entries(wrong))('is refused with another %s than there could be', (path, values) => {
	for (const value of values) expect(isTaken(withOther(path, value)), JSON.stringify(value)).toBe(false)
})

test.each([
	'terms',
	'terms.seats.0',
	'begin',
	'begin.drawn',
	'begin.drawn.lots.0',
	'begin.drawn.lots.0.signed',
	'entries.0',
	'entries.0.signed',
	'since',
])('is refused with something more in %s', (path) => {
	expect(isTaken(withOther(`${path}.more`, 1))).toBe(false)
})

test('is refused with something more beside all that', () => {
	expect(isTaken({ ...whole, more: 1 })).toBe(false)
})

describe('what need not be there', () => {
	test.each([
		'terms.host',
		'terms.clock',
		'begin.drawn',
		'entries.0.signed.claim',
		'entries.0.signed.sent',
		'entries.1.args.acted',
		'since',
	])('%s', (path) => {
		expect(isTaken(withOther(path, undefined))).toBe(true)
	})

	test('a game: then nothing happened in it, and nothing since', () => {
		expect(isTaken({ terms, entries: [] })).toBe(true)
		expect(isTaken({ terms, entries: whole.entries })).toBe(false)
		expect(isTaken({ terms, entries: [], since: whole.since })).toBe(false)
	})

	test('an entry signed and named: it is either both or neither', () => {
		const { signed: _, id: __, ...plain } = whole.entries[0]!
		expect(isTaken(withOther('entries.0', plain))).toBe(true)
		expect(isTaken(withOther('entries.0', { ...plain, id: 'an id' }))).toBe(false)
	})

	test('somebody’s name under what the room did by itself: it cannot be', () => {
		const [, own] = whole.entries
		expect(isTaken(withOther('entries.1', { ...own, id: 'an id', signed }))).toBe(false)
	})
})

describe('as much as can be', () => {
	test.each<[string, unknown]>([
		['terms.epoch', 999_999],
		['terms.counter', 1_000_000],
		['terms.options', { size: 'x'.repeat(2_000 - '{"size":""}'.length) }],
		['terms.seats.0.id', 4],
		['terms.seats.0.chosen', 4],
		['terms.seats.1.botSince', 10],
		['begin.drawn.lots', Array.from({ length: 6 }, () => lot)],
		['begin.drawn.lots.0.signed.claim', 5],
		['entries.2.at', 10 + 366 * DAY],
		['entries', manyEntries(5_000)],
	])('%s', (path, value) => {
		const game = withOther(path, value) as typeof whole
		expect(isTaken({ ...game, since: { ...terms, epoch: game.terms.epoch + 1 } })).toBe(true)
	})

	test('six seats, each with a colour and a person of its own', () => {
		const six = Array.from({ length: 6 }, (_, place) => ({
			...seats[0],
			id: place + 1,
			colour: place,
			player: `${place}`.repeat(64),
		}))
		const full = { ...terms, counter: 6, seats: six }
		expect(isTaken({ terms: full, entries: [] })).toBe(true)
		const first = six[0]!
		for (const other of [{ id: first.id }, { colour: first.colour }, { player: first.player }])
			expect(isTaken({ terms: { ...full, seats: six.with(5, { ...six[5]!, ...other }) }, entries: [] })).toBe(
				false,
			)
	})

	test('512 KiB of text', () => {
		const [, own] = whole.entries
		const rest = JSON.stringify(withOther('entries.1.args.steps', [''])).length
		const filled = (length: number) =>
			withOther('entries.1', { ...own, args: { seat: 1, acted: 3, steps: ['x'.repeat(length - rest)] } })
		expect(isTaken(filled(512 * 1024))).toBe(true)
		expect(readContinuation(filled(512 * 1024 + 1))).toEqual({ rejected: 'too-large' })
	})
})

test('what is no data at all is refused', () => {
	const endless: unknown[] = []
	endless.push(endless)
	for (const raw of [undefined, null, 5, 'game', [], {}, () => {}, endless]) expect(isTaken(raw)).toBe(false)
})
