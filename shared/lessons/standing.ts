import { canonical } from '../kernel/json.ts'
import { isRejected, type Rejected } from '../kernel/rejection.ts'
import { type Course, playMove, type Stop, seatIn } from './course.ts'
import type { LessonMove } from './lesson.ts'

/** Where a learner is. */
export interface Standing {
	at: number // which stop; as many as there are: it is over
	begun: number // how often a step was begun: with a new one, the table is as it was at its start
	explained: boolean // told in other words
	met: boolean // the refusal that the step is about was seen
	wrong: Wrong | undefined // what was just tried in vain
}

/** By the rules, or by the lesson alone: then its own words say why, or none do. */
export type Wrong = Rejected | typeof NOT_MEANT

/** The code for a move that the rules allow, and the lesson does not mean. */
export const NOT_MEANT = 'not-meant'

/** What a learner does. */
export type Deed =
	| { type: 'try'; steps: readonly unknown[] }
	| { type: 'refused'; code: string } // the table itself said why not, before anything was tried
	| { type: 'next' }
	| { type: 'skip' }
	| { type: 'repeat' }
	| { type: 'explain' }
	| { type: 'in-short' } // the step's own words again

export const standAt = (at: number, begun = 0): Standing => ({
	at,
	begun,
	explained: false,
	met: false,
	wrong: undefined,
})

/** Whether there is nothing to do but to read on. */
export const isTold = ({ step }: Stop, { met }: Standing): boolean => step.ask === undefined || met

/** A kept place, where the lesson still has it. */
export const resumeAt = ({ stops }: Course, kept: unknown): Standing =>
	standAt(
		Number.isInteger(kept) && (kept as number) > 0 && (kept as number) < stops.length ? (kept as number) : 0,
	)

export function follow(course: Course, standing: Standing, deed: Deed): Standing {
	const stop = course.stops[standing.at]
	if (!stop) return standing
	const { at, begun } = standing
	switch (deed.type) {
		case 'try':
			return tried(course, standing, stop, deed.steps)
		case 'refused':
			return { ...standing, met: standing.met || deed.code === stop.step.refused, wrong: undefined }
		case 'next':
			return isTold(stop, standing) ? standAt(at + 1, begun) : standing
		case 'skip':
			return standAt(at + 1, begun + 1)
		case 'repeat':
			return standAt(at, begun + 1)
		case 'explain':
			// What is tried only to see why not can be told instead: not everything can be touched by keys.
			return {
				...standing,
				explained: true,
				met: standing.met || stop.step.refused !== undefined,
				wrong: undefined,
			}
		case 'in-short':
			return { ...standing, explained: false }
	}
}

/** Right is whatever comes to the same as what is asked for: steps in another order, say. */
function tried(course: Course, standing: Standing, stop: Stop, steps: readonly unknown[]): Standing {
	const { ask, refused } = stop.step
	const now = stop.before.at(-1)!
	const { at = 0, acted = at }: Partial<LessonMove> = ask ?? {}
	const made = playMove(course.game, now, { seat: seatIn(course, stop), steps, at, acted })
	if (isRejected(made))
		return made.rejected === refused
			? { ...standing, met: true, wrong: undefined }
			: { ...standing, wrong: made }
	const isMeant = ask && refused === undefined && canonical(made.state) === canonical(stop.after.state)
	return isMeant ? standAt(standing.at + 1, standing.begun) : { ...standing, wrong: NOT_MEANT }
}
