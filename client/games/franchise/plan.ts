import { playStep } from '../../../shared/games/franchise/apply.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Offer } from '../../../shared/games/franchise/steps/offers.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'

/** The order in which the rules take the steps of a turn, whatever order one thinks of them in. */
const order: readonly Step['type'][] = [
	'assign',
	'assign-region',
	'town',
	'boom',
	'cash',
	'develop',
	'develop-again',
	'share',
	'share-again',
]

export const isBonusUse = (type: Step['type']): boolean =>
	type === 'cash' || type === 'develop-again' || type === 'share-again'

/** As far as the rules allow them: the steps that hold, the table after them, and why the first other does not. */
export interface Plan {
	steps: readonly Step[]
	table: Table
	refused?: { step: Step; code: string } | undefined
}

const played = new WeakMap<Table, Map<string, ReturnType<typeof playStep>>>()

/**
 * What a step makes of a table: played once, however many ask. A turn is tried over and over, with a step more or
 * less, and tables are never written to.
 */
export const playOnce: typeof playStep = (table, seat, step) => {
	const known = played.get(table) ?? new Map<string, ReturnType<typeof playStep>>()
	played.set(table, known)
	const key = `${seat} ${JSON.stringify(step)}`
	const result = known.get(key) ?? playStep(table, seat, step)
	known.set(key, result)
	return result
}

/** Plays the steps in the rules' order, and leaves out what is not possible (any more). */
export function settlePlan(table: Table, wanted: readonly Step[]): Plan {
	const plan: { steps: Step[]; table: Table; refused?: Plan['refused'] } = { steps: [], table }
	for (const type of order)
		for (const step of wanted.filter((one) => one.type === type)) {
			const next = playOnce(plan.table, table.turn, step)
			if (isRejected(next)) plan.refused ??= { step, code: next.rejected }
			else {
				plan.table = next.state
				plan.steps.push(step)
			}
		}
	return plan
}

export const isSame = (a: Step, b: Step): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The steps with one more; it takes the place of what it cannot stand beside. */
export function withStep(steps: readonly Step[], step: Step): Step[] {
	const kept = steps.filter((other) => {
		if (isBonusUse(step.type) && isBonusUse(other.type)) return false
		if (step.type === 'share') return other.type !== 'share' || other.place !== step.place
		return other.type !== step.type
	})
	return [...kept, step]
}

/** The steps without one, and without what only made sense with it. */
export const withoutStep = (steps: readonly Step[], step: Step): Step[] =>
	steps.filter((other) => {
		if (isSame(step, other)) return false
		if (step.type === 'develop') return other.type !== 'develop-again'
		return step.type !== 'share' || other.type !== 'share-again' || other.place !== step.place
	})

/** The place that a step is about. */
export function targetOf(step: Step) {
	if (step.type === 'develop' || step.type === 'develop-again') return step.path.at(-1)!
	return 'place' in step ? step.place : undefined
}

/** The cheapest first, but no tile is spent without being asked for: ways that take one come last. */
export const plainFirst = (offers: readonly Offer[]): readonly Offer[] =>
	offers.toSorted((a, b) => Number(a.step.free !== undefined) - Number(b.step.free !== undefined))

/** A tile that a player keeps until it is of use. */
export type Tile = 'bonus' | 'development' | 'route'

/** The tiles that a step takes. */
export const tilesOf = (step: Step): Tile[] => {
	const tiles: Tile[] = isBonusUse(step.type) ? ['bonus'] : []
	if (!('path' in step)) return tiles
	if (step.path.length > 2) tiles.push('development')
	if (step.free !== undefined) tiles.push('route')
	return tiles
}

/** The tiles that a turn takes. */
export const tilesIn = (steps: readonly Step[]): Tile[] => [...new Set(steps.flatMap(tilesOf))]
