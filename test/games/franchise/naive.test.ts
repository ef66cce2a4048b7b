import { test } from 'vitest'
import type { Options } from '../../../shared/games/franchise/options.ts'
import { combinationsOf } from '../support/soak.ts'
import { refereeGame } from './referee.ts'
import { soak } from './soak.ts'

/** Another stretch of the combinations for each test, so that together they see most of them. */
const combinations = combinationsOf(soak)

for (const players of [2, 3, 4, 5]) {
	test(`on 50 games of ${players} players both agree on every step, and on what may be done next`, () => {
		const mine = combinations.filter((combination) => combination.players === players)
		for (let game = 0; game < 50; game++)
			refereeGame(mine[game % mine.length]!.options as Options, players, `sample ${players}:${game}`)
	}, 120_000)
}
