import { knowEverything } from '../../../shared/games/boundless/bots/judgement.ts'
import { travelAs } from '../../../shared/games/boundless/bots/traveller.ts'
import { SPACES } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Random } from '../../../shared/kernel/random.ts'

/**
 * People as they are modelled: how long they take to their first token with one card in the centre, which grows with
 * the task, and by how much money at the most they misjudge a state, famous or not.
 */
const person = (seconds: number, errs: number) =>
	travelAs({
		judges(table, random) {
			const errors = Array.from({ length: SPACES }, (_, space) => (space === 0 ? 0 : misjudge(errs, random)))
			return knowEverything(table, random).map(({ spaces, money }) => ({
				spaces,
				money: money + spaces.reduce((sum, space) => sum + errors[space]!, 0),
			}))
		},
		pace: { first: 1000 * seconds, next: 300 * seconds },
		lag: 800,
	})

const misjudge = (errs: number, random: Random): number =>
	(errs * (random.below(1001) + random.below(1001) - 1000)) / 1000

export const people = {
	'person-4s': person(4, 30),
	'person-6s': person(6, 40),
	'person-8s': person(8, 60),
}
