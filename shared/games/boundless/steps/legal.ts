import type { Seat, View } from '../../../kernel/game.ts'
import { coloursPerSeat, hasTokensLeft, seatsOf } from '../rules/colours.ts'
import { SPACES } from '../rules/schedule.ts'
import type { PlayerStep } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import { placeOn, refusePlace } from './place.ts'

/** Who may act now. */
export function actorsAt(table: Table): Seat[] {
	if (table.phase === 'ready') return seatsOf(table).filter((seat) => !table.ready.includes(seat))
	return table.phase === 'race' ? seatsOf(table).filter((seat) => hasTokensLeft(table, seat)) : []
}

/** Every legal step of the view's seat. */
export function legalSteps({ table, seat }: View<Table, Hand>): PlayerStep[] {
	if (seat === undefined || !actorsAt(table).includes(seat)) return []
	return table.phase === 'ready' ? [{ type: 'ready' }] : legalPlaces(table, seat)
}

function legalPlaces(table: Table, seat: Seat): PlayerStep[] {
	const steps: PlayerStep[] = []
	for (let own = 0; own < coloursPerSeat(table); own++)
		for (let space = 0; space < SPACES; space++)
			if (refusePlace(table, seat, space, own) === undefined) steps.push(placeOn(space, own))
	return steps
}
