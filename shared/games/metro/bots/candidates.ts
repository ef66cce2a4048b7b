import type { View } from '../../../kernel/game.ts'
import type { Step } from '../step.ts'
import { legalSteps } from '../steps/legal.ts'
import type { Hand, Table } from '../table.ts'
import { knownTo, readPosition } from './playout/known.ts'
import { worthOfStep } from './step-worth.ts'
import { usual } from './taste.ts'

export interface Candidate {
	step: Step
	worth: number
}

/** Every legal step of the view's seat, the best first by what it is worth at first sight. */
export function stepsByWorth(view: View<Table, Hand>): Candidate[] {
	const position = readPosition(knownTo(view))
	const candidates = legalSteps(view).map((step) => ({ step, worth: worthOfStep(position, usual, step) }))
	return candidates.sort((one, other) => other.worth - one.worth)
}

/** So many of them that deserve a closer look; a draw always does, for what it brings is not known. */
export function promisingSteps(view: View<Table, Hand>, count: number): Step[] {
	const steps = stepsByWorth(view).map(({ step }) => step)
	return steps.filter(({ type }, index) => index < count || type === 'draw')
}
