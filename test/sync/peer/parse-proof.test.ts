import { describe, expect, test } from 'vitest'
import { parseProof } from '../../../shared/sync/peer/proof.ts'

const point = '4'.repeat(130)
const digest = '0'.repeat(64)
const signature = '5'.repeat(128)
const lot = { seat: 1, key: 0, pledge: digest, share: digest, id: 'one', turn: 0, signature }
const undone = { after: 1, move: { seat: 0, steps: [] }, undo: null }
const proof = {
	host: { signing: point, exchange: point },
	epoch: 1,
	keys: [point, point],
	draw: { secret: digest, lots: [lot, lot] },
	undone: [undone, { ...undone, move: { ...undone.move, signed: {} }, undo: {} }],
	signature,
}

test('a proof is read as it is, with all that may be in it and without what need not be', () => {
	expect(parseProof(proof)).toBe(proof)
	const { draw: _, undone: __, ...least } = proof
	expect(parseProof(least)).toBe(least)
})

describe('is none', () => {
	test.each<[string, unknown[]]>([
		['host', [undefined, null, {}, { signing: point }, { signing: point, exchange: digest }]],
		['epoch', [undefined, null, '1', 0.5]],
		['keys', [undefined, null, {}, [digest], [point, digest], [point, null]]],
		['draw', [null, [], {}, { lots: [] }, { secret: digest }, { secret: 'mine', lots: [] }]],
		['draw', [null, { ...lot, seat: '1' }, { ...lot, signature: '' }, { ...lot, share: '' }].map(lotsWith)],
		['draw', [{ secret: digest, lots: { 0: lot } }]],
		['undone', [null, {}, [null], [undone, null], [{ ...undone, after: '1' }], [{ ...undone, undo: 5 }]]],
		['undone', [[{ ...undone, undo: undefined }], [{ ...undone, move: null }]]],
		['undone', [{ steps: [] }, { seat: 0 }, { seat: 0, steps: {} }].map((move) => [{ ...undone, move }])],
		['undone', [[{ ...undone, move: { ...undone.move, signed: 'Ada' } }]]],
		['signature', [undefined, null, digest]],
	])('with another %s', (name, values) => {
		for (const value of values)
			expect(parseProof({ ...proof, [name]: value }), JSON.stringify(value)).toBeUndefined()
	})

	test.each([undefined, null, [], 'proof'])('%j', (raw) => {
		expect(parseProof(raw)).toBeUndefined()
	})
})

function lotsWith(other: unknown) {
	return { secret: digest, lots: [lot, other] }
}
