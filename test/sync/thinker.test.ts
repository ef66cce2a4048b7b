import { expect, test } from 'vitest'
import type { BotPlan } from '../../shared/room/own-moves.ts'
import { Thinker } from '../../shared/sync/thinker.ts'

/** A plan whose thought takes so many slices, and how many of them were thought. */
function planned(name: string, slices: number, about: unknown = null) {
	const thought = { slices: 0, effort: 0 }
	const plan: BotPlan = {
		at: 0,
		name,
		about,
		entry: () => ({ at: 0, by: null, type: 'move', args: {} }),
		makeshifts: [],
		*think(effort) {
			thought.effort = effort
			for (; thought.slices < slices; thought.slices++) yield
			return [name]
		},
	}
	return { plan, thought }
}

test('where there is nothing to think about, nothing is thought', () => {
	const thinker = new Thinker({})
	thinker.think()
	expect(thinker.isBusy).toBe(false)
})

test('what takes a single slice is decided at once, with the effort of this shell or else of one among many', () => {
	const { plan, thought } = planned('quick', 0)
	expect(new Thinker({}).decided(plan)).toEqual(['quick'])
	expect(thought.effort).toBe(1)
	new Thinker({ effort: 8 }).decided(plan)
	expect(thought.effort).toBe(8)
})

test('what takes longer is thought slice by slice, and no further than to its end', () => {
	const thinker = new Thinker({})
	const { plan, thought } = planned('deep', 2)
	expect(thinker.decided(plan)).toBeUndefined()
	expect(thinker.isBusy).toBe(true)
	expect(thinker.decided(plan)).toBeUndefined()
	thinker.think()
	expect(thinker.isBusy).toBe(true)
	thinker.think()
	expect(thinker.isBusy).toBe(false)
	thinker.think()
	expect(thought.slices).toBe(2)
	expect(thinker.decided(plan)).toEqual(['deep'])
})

test('a thought is given up for another, when what it is about is no more, and when it is forgotten', () => {
	const thinker = new Thinker({})
	thinker.decided(planned('deep', 5).plan)
	expect(thinker.decided(planned('other', 0).plan)).toEqual(['other'])
	thinker.decided(planned('deep', 5).plan)
	expect(thinker.decided(planned('deep', 0, 'another state').plan)).toEqual(['deep'])
	thinker.decided(planned('again', 5).plan)
	thinker.forget()
	expect(thinker.isBusy).toBe(false)
	expect(thinker.decided(planned('again', 0).plan)).toEqual(['again'])
})

test('a thought that fails is reported, and decides nothing', () => {
	const reported: unknown[] = []
	const thinker = new Thinker({ report: (error) => reported.push(error) })
	const failure = new Error('stumbled')
	const plan: BotPlan = {
		...planned('odd', 0).plan,
		// biome-ignore lint/correctness/useYield: it fails before it could
		*think() {
			throw failure
		},
	}
	expect(thinker.decided(plan)).toEqual([])
	expect(reported).toEqual([failure])
	expect(thinker.isBusy).toBe(false)
})
