import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	defaultOptions,
	type OptionsSchema,
	parseOptions,
	renewOptions,
} from '../../shared/kernel/options.ts'
import { isRejected, reject } from '../../shared/kernel/rejection.ts'

interface Options {
	open: boolean
	map: string
	length: number
	extras: readonly number[]
	cards: readonly number[]
}

const schema: OptionsSchema<Options> = {
	fields: {
		open: { kind: 'flag', default: true },
		map: { kind: 'choice', values: ['small', 'large'], default: 'small' },
		length: { kind: 'choice', values: [10, 20], default: 20 },
		extras: { kind: 'set', values: [1, 2, 5], default: [2] },
		cards: { kind: 'counts', max: 4, default: [1, 0, 1] },
	},
	check: ({ map }, players) => (map === 'large' && players < 3 ? reject('too-few-players') : undefined),
}
const defaults: Options = { open: true, map: 'small', length: 20, extras: [2], cards: [1, 0, 1] }
const refused = reject('bad-options')

test('what is left out takes its default', () => {
	expect(defaultOptions(schema)).toEqual(defaults)
	expect(parseOptions(schema, {}, 2)).toEqual(defaults)
	expect(parseOptions(schema, { length: 10 }, 2)).toEqual({ ...defaults, length: 10 })
})

test('every legal value is taken', () => {
	for (const open of [true, false])
		for (const map of ['small', 'large'])
			for (const length of [10, 20])
				for (const extras of [[], [1], [2, 5], [1, 2, 5]])
					for (const cards of [
						[0, 0, 0],
						[4, 0, 2],
					]) {
						const options = { open, map, length, extras, cards }
						expect(parseOptions(schema, options, 3)).toEqual(options)
					}
})

test.each([
	{ unknown: 1 },
	JSON.parse('{"__proto__": {"open": false}}'),
	{ constructor: 1 },
	{ open: 1 },
	{ open: null },
	{ open: undefined },
	{ map: 'Large' },
	{ map: 0 },
	{ length: '10' },
	{ length: 15 },
	{ extras: 1 },
	{ extras: [3] },
	{ extras: ['1'] },
	{ extras: [2, 1] },
	{ extras: [1, 1] },
	{ extras: { 0: 1, length: 1 } },
	{ cards: 1 },
	{ cards: [] },
	{ cards: [1, 1] },
	{ cards: [1, 1, 1, 1] },
	{ cards: [5, 0, 0] },
	{ cards: [-1, 0, 0] },
	{ cards: [0.5, 0, 0] },
	{ cards: ['1', 0, 0] },
	{ cards: [null, 0, 0] },
	{ cards: { 0: 1, 1: 1, 2: 1, length: 3 } },
])('%j is refused', (raw) => {
	expect(parseOptions(schema, raw, 3)).toEqual(refused)
})

test.each([null, undefined, [], 'open', 3, true])('%j is no set of options', (raw) => {
	expect(parseOptions(schema, raw, 3)).toEqual(refused)
})

test('a name that every object inherits is no option', () => {
	const inherited = Object.create({ open: false, map: 'large' })
	expect(parseOptions(schema, inherited, 2)).toEqual(defaults)
})

test('combinations that the fields cannot rule out are checked with the number of players', () => {
	expect(parseOptions(schema, { map: 'large' }, 2)).toEqual(reject('too-few-players'))
	expect(parseOptions(schema, { map: 'large' }, 3)).toEqual({ ...defaults, map: 'large' })
})

test('whatever comes, the answer is a legal set of options or a refusal', () => {
	const value = fc.oneof(fc.jsonValue(), fc.constantFrom('small', 'large', 10, 20, true, [1, 5], [2, 0, 4]))
	const raw = fc.oneof(
		fc.jsonValue(),
		fc.dictionary(fc.constantFrom('open', 'map', 'length', 'extras', 'cards', '__proto__', 'other'), value),
	)
	fc.assert(
		fc.property(raw, fc.integer({ min: 1, max: 6 }), (given, players) => {
			const parsed = parseOptions(schema, given, players)
			if (isRejected(parsed)) return
			expect(parseOptions(schema, parsed, players)).toEqual(parsed)
			expect(Object.keys(parsed)).toEqual(Object.keys(schema.fields))
		}),
	)
})

test('what an earlier version chose is read as this one says it', () => {
	const renewing: OptionsSchema<Options> = {
		...schema,
		renew: ({ size, ...raw }) => (size === 'big' ? { ...raw, map: 'large' } : raw),
	}
	expect(parseOptions(renewing, { size: 'big', open: false }, 3)).toEqual({
		...defaults,
		open: false,
		map: 'large',
	})
	expect(parseOptions(renewing, { size: 'big' }, 2)).toEqual(reject('too-few-players'))
	expect(parseOptions(schema, { size: 'big' }, 3)).toEqual(refused)
	expect(renewOptions(renewing, { size: 'big' })).toEqual({ map: 'large' })
	expect(renewOptions(renewing, null)).toBeNull()
})
