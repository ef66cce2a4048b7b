import { test } from 'vitest'
import type { Options } from '../../../shared/games/franchise/options.ts'
import { combinationsOf } from '../support/soak.ts'
import { refereeGame } from './referee.ts'
import { choices, soak } from './soak.ts'

const withMilestones = combinationsOf({
	...soak,
	options: choices.filter(({ milestones }) => milestones),
})

/** Another stretch of the combinations for each test, so that together they see most of them. */
const combinations = combinationsOf(soak)

for (const players of [2, 3, 4, 5]) {
	test(`on 50 games of ${players} players both agree on every step, and on what may be done next`, () => {
		const mine = combinations.filter((combination) => combination.players === players)
		for (let game = 0; game < 50; game++)
			refereeGame(mine[game % mine.length]!.options as Options, players, `sample ${players}:${game}`)
	}, 120_000)
}

test('on 50 games with milestones by the rules of version 1 both agree too', () => {
	for (let game = 0; game < 50; game++) {
		const { options, players } = withMilestones[(game * 7) % withMilestones.length]!
		refereeGame(options as Options, players, `first ${game}`, 1)
	}
}, 120_000)
