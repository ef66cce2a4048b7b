import { describe, expect, test } from 'vitest'
import { mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../shared/games/boundless/data/map-data.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { obscurityOf } from '../../../shared/games/boundless/obscurity.ts'
import { spacesOf } from '../../../shared/games/boundless/rules/colours.ts'
import { choicesOf } from '../../../shared/games/boundless/rules/review.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { meanOf } from '../../tools/arena/interval.ts'
import { decide } from '../support/decide.ts'
import { accept } from './act.ts'
import { REVEALED, scene } from './scene.ts'

/** How much more than the best choice a bot's costs, on average of races with these states; nobody else plays. */
function lossOf(level: string, map: (typeof mapIds)[number], states: readonly StateId[]): number {
	const losses = Array.from({ length: 120 }, (_, index) => {
		const cards = randomFrom(`${index}`).shuffle(states)
		let state = scene({ round: 5, centre: cards.slice(0, 2), ring: cards.slice(2, 9), options: { map } })
		while (boundless.actors(state.table).includes(0)) {
			const view = { table: state.table, seat: 0, hand: null }
			const { steps, takes } = decide(boundless.bots[level]!, view, randomFrom(`mind ${index}`))
			state = accept(state, 0, steps[0], REVEALED + takes).state
		}
		const choices = choicesOf(state.table)
		const chosen = choices.find(({ spaces }) => spaces.join() === spacesOf(state.table, 0).join())!
		return Math.max(...choices.map(({ price }) => price.money)) - chosen.price.money
	})
	return meanOf(losses)
}

describe.each(mapIds)('on the map of %s', (map) => {
	const obscurity = obscurityOf(map)
	const states = [...obscurity.keys()].sort((one, other) => obscurity.get(one)! - obscurity.get(other)!)
	const [familiar, obscure] = [states.slice(0, 25), states.slice(25)]

	test('the usual level does not know every distance', () => {
		expect(lossOf('steady', map, states)).toBeGreaterThan(8)
	})

	test('each level knows more than the one below it, and the master everything', () => {
		const [gentle, steady, sharp, master] = Object.keys(boundless.bots).map((level) =>
			lossOf(level, map, states),
		)
		expect(gentle).toBeGreaterThan(1.2 * steady!)
		expect(steady).toBeGreaterThan(1.2 * sharp!)
		expect(sharp).toBeGreaterThan(2)
		expect(master).toBe(0)
	})

	test.each(['gentle', 'steady', 'sharp'])('%s errs more where states are obscure', (level) => {
		expect(lossOf(level, map, obscure)).toBeGreaterThan(1.3 * lossOf(level, map, familiar))
	})
})

test('the great and the populous are better known than the small', () => {
	const europe = obscurityOf('europe')
	for (const known of ['ES', 'FR', 'DE', 'GB'])
		for (const hidden of ['MK', 'MD', 'SM', 'LI']) expect(europe.get(known)).toBeLessThan(europe.get(hidden)!)
})
