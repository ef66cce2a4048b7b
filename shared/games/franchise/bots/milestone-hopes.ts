import type { MilestoneId } from '../data/milestones.ts'
import { POINTS_A_BONUS_TILE } from '../rules/final-score.ts'
import { progressTo, reserveOf } from '../rules/milestones.ts'
import type { Reading } from './reading.ts'

const PROMISE_OF_MILESTONE = 0.5 // of a bonus tile, when it is all but met

/** What the milestones that a seat has begun promise it: a bonus tile each, while its reserve lasts. */
export function addMilestoneHopes({ table, players, hopes, left }: Reading): void {
	for (let seat = 0; seat < players; seat++) {
		if (reserveOf(table, seat) === 0) continue
		let begun = 0
		for (const milestone of Object.keys(table.milestones) as MilestoneId[]) {
			const { have, need } = progressTo(table, milestone, seat)
			if (have < need) begun += (have / need) ** 2
		}
		hopes[seat]! += PROMISE_OF_MILESTONE * POINTS_A_BONUS_TILE * begun * left
	}
}
