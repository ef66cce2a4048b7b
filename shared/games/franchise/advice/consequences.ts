import { applySteps } from '../../../kernel/game.ts'
import { isRejected, type Rejected } from '../../../kernel/rejection.ts'
import { playStep } from '../apply.ts'
import type { RegionId } from '../data/regions.ts'
import type { Event } from '../event.ts'
import { type Income, incomeOf } from '../rules/income.ts'
import { dueRegions } from '../rules/region.ts'
import type { Step } from '../step.ts'
import { type Table, totalOf } from '../table.ts'

/** What a turn would change, if it ended as it is staged. */
export interface Consequences {
	table: Table // as it would be
	events: Event[]
	money: number // what the player would have left
	gains: number[] // influence, by seat
	income: Income // the player's next, if nobody else changed it
	choice: RegionId[] // the regions whose order the player has still to choose
}

const moment = { at: 0, acted: 0 }

/** Of a turn of the active player; the refusal names the step. Whoever has played steps of it before says how. */
export function consequencesOf(
	table: Table,
	steps: readonly Step[],
	play = playStep,
): Consequences | Rejected {
	const seat = table.turn
	const staged = applySteps({ apply: play }, table, seat, steps, moment)
	if (isRejected(staged)) return staged
	const { state, events } = isUnderWay(staged.state, seat, steps) ? endOf(staged, play) : staged
	return {
		table: state,
		events,
		money: state.seats[seat]!.money,
		gains: state.seats.map(({ points }, each) => totalOf(points) - totalOf(table.seats[each]!.points)),
		income: incomeOf(state, seat),
		choice: state.progress === null ? [] : dueRegions(state),
	}
}

interface Staged {
	state: Table
	events: Event[]
}

const isUnderWay = ({ stage, progress, turn }: Table, seat: number, steps: readonly Step[]): boolean =>
	stage === 'turns' &&
	turn === seat &&
	progress?.phase !== 'regions' &&
	(progress !== null || steps.length === 0)

function endOf({ state, events }: Staged, play: typeof playStep): Staged {
	const ended = play(state, state.turn, { type: 'end' })
	if (isRejected(ended)) throw new Error(`a turn under way can be ended: ${ended.rejected}`)
	return { state: ended.state, events: [...events, ...ended.events] }
}
