import { expect, test } from 'vitest'
import { dealCards } from '../../../client/games/boundless/practice/deal.ts'
import { RING } from '../../../shared/games/boundless/rules/schedule.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'

const states = Array.from({ length: 30 }, (_, index) => `s${index}`)
const weak = [
	['s1', 's2'],
	['s8', 's9'],
] as const

test('a practice deal has different cards, and one of the weak borders where there are any', () => {
	for (let seed = 0; seed < 300; seed++) {
		const random = randomFrom(`deal ${seed}`)
		const chance = () => random.below(1 << 30) / (1 << 30)
		for (const centre of [1, 2]) {
			const plain = dealCards(states, centre, [], chance)
			const hard = dealCards(states, centre, weak, chance)
			for (const { ring, centre: inside } of [plain, hard]) {
				expect(ring).toHaveLength(RING)
				expect(inside).toHaveLength(centre)
				expect(new Set([...ring, ...inside]).size).toBe(RING + centre)
			}
			const isPractised = weak.some(
				([one, other]) =>
					(hard.centre.includes(one) && hard.ring.includes(other)) ||
					(hard.centre.includes(other) && hard.ring.includes(one)),
			)
			expect(isPractised).toBe(true)
		}
	}
})
