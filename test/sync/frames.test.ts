import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { parseClientFrame } from '../../shared/sync/client-frame.ts'

const token = '0123456789abcdef0123456789abcdef'
const parse = (frame: unknown) => parseClientFrame(JSON.stringify(frame))
const malformed = { rejected: 'malformed' }

test('a greeting', () => {
	const hello = { type: 'hello', protocol: 1, token }
	expect(parse(hello)).toEqual(hello)
	expect(parse({ ...hello, seat: 3 })).toEqual(hello)
})

test.each([
	{ type: 'hello', protocol: 1 },
	{ type: 'hello', protocol: '1', token },
	{ type: 'hello', protocol: -1, token },
	{ type: 'hello', protocol: 1, token: token.toUpperCase() },
	{ type: 'hello', protocol: 1, token: `${token}00` },
	{ type: 'hello', protocol: 1, token: [token] },
])('%j is no greeting', (frame) => {
	expect(parse(frame)).toEqual(malformed)
})

test('a greeting tells what somebody is called, and whether their token was just made, where it says so', () => {
	const hello = { type: 'hello', protocol: 1, token }
	expect(parse({ ...hello, name: 'Ada', fresh: true })).toEqual({ ...hello, name: 'Ada', fresh: true })
	expect(parse({ ...hello, name: 5, fresh: 'yes' })).toEqual(hello)
	expect(parse({ ...hello, fresh: false })).toEqual(hello)
})

test('the questions for lines, and for a log', () => {
	expect(parse({ type: 'lines', after: 0 })).toEqual({ type: 'lines', after: 0 })
	expect(parse({ type: 'lines' })).toEqual(malformed)
	expect(parse({ type: 'log', epoch: 1, after: 2, more: 3 })).toEqual({ type: 'log', epoch: 1, after: 2 })
	expect(parse({ type: 'log', epoch: 1 })).toEqual(malformed)
	expect(parse({ type: 'log', after: 2 })).toEqual(malformed)
})

test('the answer to a probe', () => {
	expect(parse({ type: 'probe', n: 4 })).toEqual({ type: 'probe', n: 4 })
	expect(parse({ type: 'probe' })).toEqual(malformed)
	expect(parse({ type: 'probe', n: -1 })).toEqual(malformed)
})

test('the question for a record', () => {
	expect(parse({ type: 'record', epoch: 2 })).toEqual({ type: 'record', epoch: 2 })
	expect(parse({ type: 'record' })).toEqual(malformed)
	expect(parse({ type: 'record', epoch: 1.5 })).toEqual(malformed)
})

const command = { id: 'a', epoch: 1, turn: 2, type: 'move', args: { steps: [] } }

test('a command, with its arguments or without', () => {
	expect(parse(command)).toEqual(command)
	expect(parse({ ...command, args: undefined })).toEqual({ ...command, args: {} })
	expect(parse({ ...command, by: 'somebody else' })).toEqual(command)
})

test('a command is signed or not: what has not the shape of a signature is left out', () => {
	const signature = 'a'.repeat(128)
	expect(parse({ ...command, signature })).toEqual({ ...command, signature })
	expect(parse({ ...command, signature: 'mine' })).toEqual(command)
})

test.each([{ id: '' }, { id: 5 }, { id: undefined }, { id: 'x'.repeat(41) }])(
	'a command with %j has no id to be refused by',
	(change) => {
		expect(parse({ ...command, ...change })).toEqual(malformed)
	},
)

test.each([
	{ epoch: -1 },
	{ epoch: '1' },
	{ epoch: undefined },
	{ turn: 1.5 },
	{ turn: null },
	{ turn: 2 ** 60 },
	{ args: [] },
	{ args: null },
	{ args: 'x' },
	{ type: '' },
	{ type: 5 },
	{ type: 'x'.repeat(41) },
])('a command with %j is refused by its id', (change) => {
	expect(parse({ ...command, ...change })).toEqual({ ...malformed, id: 'a' })
})

test.each(['', '{', 'null', '[]', '5', '"hello"', 'undefined', '\ud800'])('%j is no frame', (text) => {
	expect(parseClientFrame(text)).toEqual(malformed)
})

test('garbage is refused, and nothing worse', () => {
	const field = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('hello', 'move', 'record', token, 1))
	const frame = fc.dictionary(
		fc.constantFrom('type', 'id', 'epoch', 'turn', 'args', 'protocol', 'token', '__proto__'),
		field,
	)
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.json(),
				frame.map((value) => JSON.stringify(value)),
			),
			(text) => {
				const parsed = parseClientFrame(text)
				if (isRejected(parsed)) expect(parsed.rejected).toBe('malformed')
				else expect(parse(parsed)).toEqual(parsed)
			},
		),
		{ numRuns: 500 },
	)
})
