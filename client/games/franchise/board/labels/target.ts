import { usableRoads } from '../../../../../shared/games/franchise/advice/roads.ts'
import type { PlaceId } from '../../../../../shared/games/franchise/data/places.ts'
import { afterIncome } from '../../../../../shared/games/franchise/rules/turn.ts'
import { stepsBesideRoads } from '../../../../../shared/games/franchise/steps/legal.ts'
import type { Table } from '../../../../../shared/games/franchise/table.ts'
import { moneyText } from '../../names.ts'
import type { Reach } from '../../reach.ts'
import type { Aim } from '../../staging.ts'

/** A place that can be chosen, as the map marks it. */
export interface Target {
	place: PlaceId
	kind: 'go' | 'share' | 'boom' | 'choice'
	price?: number // what it costs, if anything could be paid
	path?: readonly PlaceId[] // the roads there, if one goes there
	text?: string // what is said in place of a price
}

/** What can be chosen now, whatever for; where one goes there, by the way that is taken, or the cheapest. */
export function targetsOf(
	{ ways, waysTaken, shares, booms, choices }: Reach,
	aim: Aim,
	isTurn: boolean,
): readonly Target[] {
	if (!isTurn) return choices.value.map((place) => ({ place, kind: 'choice' }))
	if (aim === 'boom')
		return booms.value.map(({ place, income }) => ({ place, kind: 'boom', text: moneyText(income.dollars) }))
	const goals = ways.value.map(({ place, offers }): Target => {
		const { price, step } = waysTaken.value.find((way) => way.place === place)?.taken ?? offers[0]!
		return { place, kind: 'go', price, path: step.path }
	})
	if (aim === 'again') return goals
	return [...goals, ...shares.value.map((place): Target => ({ place, kind: 'share', price: 1 }))]
}

/** What could be chosen when the turn began, as the table stood. */
export function openingTargets(table: Table): readonly Target[] {
	const goals = new Map<PlaceId, Target>()
	for (const { target, price, step } of usableRoads(table))
		if (!goals.has(target)) goals.set(target, { place: target, kind: 'go', price, path: step.path })
	const shares = stepsBesideRoads(afterIncome(table)).flatMap((step): Target[] =>
		step.type === 'share' ? [{ place: step.place, kind: 'share', price: 1 }] : [],
	)
	return [...goals.values(), ...shares]
}
