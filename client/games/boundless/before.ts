import type { Event } from '../../../shared/games/boundless/event.ts'
import { colourOf, coloursPerSeat } from '../../../shared/games/boundless/rules/colours.ts'
import { planOf } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import { TABLE } from '../../../shared/kernel/game.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'

/** The table as it looked before an entry, as far as that can be told: cards of an earlier round are gone. */
export function tableBefore(table: Table, [seat, ...events]: MoveEntry): Table {
	const [event] = events as Event[]
	switch (event?.type) {
		case 'deal': {
			const income = planOf(table.round).income * coloursPerSeat(table)
			const purses = table.purses.map((purse) => purse - income)
			return { ...table, phase: 'ready', round: table.round - 1, ring: [], centre: [], purses }
		}
		case 'reveal':
			return { ...table, phase: 'ring', centre: [], deadline: null }
		case 'place': {
			const colour = colourOf(table, seat, event.colour ?? 0)
			const stack = table.stacks[event.space]!.filter((other) => other !== colour)
			return { ...table, stacks: table.stacks.with(event.space, stack) }
		}
		case 'settle': {
			const purses = table.purses.map((purse, payer) => purse - event.paid[payer]!)
			return { ...table, phase: 'race', ready: [], purses }
		}
		case 'conclude':
			return { ...table, phase: 'ready' }
		default:
			return seat === TABLE ? table : { ...table, ready: table.ready.filter((other) => other !== seat) }
	}
}
