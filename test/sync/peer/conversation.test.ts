import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Conversation, isOpening } from '../../../shared/sync/peer/conversation.ts'
import { decodeSlip, encodeSlip, type Frame, type Slip } from '../../../shared/sync/peer/slip.ts'

const frame: fc.Arbitrary<Frame> = fc.oneof(fc.string({ maxLength: 9 }), fc.uint8Array({ maxLength: 9 }))

/** What may happen between two sides: each says something, or sees what stands on the board now. */
const happenings = fc.array(
	fc.record({ side: fc.constantFrom(0, 1), says: fc.option(frame, { nil: undefined }) }),
	{ maxLength: 60 },
)

describe('a conversation over a board', () => {
	test('W59: brings every frame once and in order, however late each side looks', () => {
		fc.assert(
			fc.property(happenings, (story) => {
				const sides = [new Conversation('one'), new Conversation('one')] as const
				const said: [Frame[], Frame[]] = [[], []]
				const heard: [Frame[], Frame[]] = [[], []]
				const look = (side: 0 | 1) => {
					const seen = decodeSlip(encodeSlip(sides[side === 0 ? 1 : 0].slip()))!
					heard[side].push(...sides[side].read(seen)!)
				}
				for (const { side, says } of story as { side: 0 | 1; says: Frame | undefined }[]) {
					if (says === undefined) look(side)
					else {
						sides[side].post(says)
						said[side].push(says)
					}
				}
				for (const side of [0, 1, 0, 1] as const) look(side)
				expect(heard).toEqual([said[1], said[0]])
				expect(sides[0].slip().frames.length + sides[1].slip().frames.length).toBe(0)
			}),
		)
	})

	test('hears nothing twice from a slip that is shown again', () => {
		const [one, other] = [new Conversation('one'), new Conversation('one')]
		one.post('first')
		const early = one.slip()
		expect(other.read(early)).toEqual(['first'])
		one.post('second')
		expect(other.read(one.slip())).toEqual(['second'])
		expect(other.read(early)).toEqual([])
	})

	test.each<[string, Partial<Slip>]>([
		['a gap', { first: 1, frames: ['late'] }],
		['having read what was never said', { received: 7 }],
	])('refuses %s', (_, forged) => {
		const mine = new Conversation('one')
		expect(
			mine.read({ session: 'one', first: 0, frames: [], received: 0, closed: 0, ...forged }),
		).toBeUndefined()
	})

	test('says when nobody reads any more', () => {
		const mine = new Conversation('one')
		const accepted = Array.from({ length: 500 }, () => mine.post('hello'))
		expect(accepted[0]).toBe(true)
		expect(accepted.at(-1)).toBe(false)
	})

	test('lets four hundred frames wait, or 300,000 letters and bytes, and no more', () => {
		const [many, long] = [new Conversation('one'), new Conversation('two')]
		for (let count = 1; count <= 400; count++) expect(many.post('')).toBe(true)
		expect(many.post('')).toBe(false)
		expect(long.post('x'.repeat(200_000))).toBe(true)
		expect(long.post(new Uint8Array(100_000))).toBe(true)
		expect(long.post('x')).toBe(false)
	})

	test('once closed, stays closed with the first reason', () => {
		const mine = new Conversation('one')
		mine.close(4001)
		mine.close(1012)
		mine.post('too late')
		expect(mine.slip()).toMatchObject({ closed: 4001, frames: [] })
	})

	test('begins with a slip that has nothing behind it', () => {
		const mine = new Conversation('one')
		expect(isOpening(mine.slip())).toBe(true)
		mine.close(1000)
		expect(isOpening(mine.slip())).toBe(false)
	})
})

describe('a slip', () => {
	test('is read as it was written', () => {
		const slip = fc.record({
			session: fc.string({ maxLength: 20 }),
			first: fc.nat(),
			frames: fc.array(frame, { maxLength: 5 }),
			received: fc.nat(),
			closed: fc.nat({ max: 5000 }),
		})
		fc.assert(
			fc.property(slip, (written) => {
				expect(decodeSlip(encodeSlip(written))).toEqual(written)
			}),
		)
	})

	test('that is none is refused', () => {
		fc.assert(
			fc.property(fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.anything()), (noise) => {
				const read = decodeSlip(noise)
				if (read) expect(decodeSlip(encodeSlip(read))).toEqual(read)
			}),
		)
		expect(decodeSlip(Uint8Array.from([255, 255, 255]))).toBeUndefined()
		expect(decodeSlip('text')).toBeUndefined()
	})
})
