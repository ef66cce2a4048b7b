import { boundless } from '../../../shared/games/boundless/game.ts'
import { tellPresence } from '../../../shared/games/boundless/presence.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { type Seat, TABLE } from '../../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import type { Move } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { Played, Setting } from '../support/play.ts'

/** Something on its way to the table. */
interface Message {
	seat: Seat
	step: Step
	acted: number
	arrives: number
}

const MOST_LAG = 400

/**
 * Plays a whole game between people: their messages take their time and overtake each other, they come and
 * go, and some do not play at all. The authority knows when they acted, as the referee would tell it.
 */
export function playEvening({ options, seating, seed, observe }: Omit<Setting, 'bots'>): Played {
	const chance = randomFrom(`${seed}:evening`)
	const bots = Object.values(boundless.bots)
	const away = new Set<Seat>()
	const moves: Move[] = []
	let state = boundless.setup(options as never, seating, randomFrom(seed))
	let inFlight: Message[] = []
	let now = 0
	observe?.({ state, events: [] })

	const apply = (seat: Seat, step: Step, at: number, acted: number): boolean => {
		const applied = boundless.apply(state, seat, step, { at, acted })
		if (isRejected(applied)) return false
		now = at
		const move: Move = { seat, steps: [step], at, ...(acted !== at && { acted }) }
		moves.push(move)
		state = applied.state
		observe?.({ state, events: applied.events, move })
		return true
	}

	while (boundless.outcome(state.table) === undefined) {
		if (chance.below(12) === 0) {
			comeOrGo(away, seating.count, chance)
			const step = tellPresence(state.table, [...away])
			if (step) apply(TABLE, step, now, now)
		}
		for (const seat of boundless.actors(state.table))
			if (!away.has(seat) && !inFlight.some((message) => message.seat === seat))
				inFlight.push(send(state, seat, now, bots[chance.below(bots.length)]!, chance))
		inFlight.sort((one, other) => one.arrives - other.arrives)
		const due = boundless.due(state)
		const [message] = inFlight
		if (message && (due === undefined || message.arrives < due.at)) {
			inFlight = inFlight.slice(1)
			apply(message.seat, message.step, Math.max(now, message.arrives), message.acted)
		} else if (due) {
			// Alarms ring a little late.
			if (!apply(TABLE, due.step, Math.max(now, due.at) + chance.below(20), due.at))
				throw new Error('not due')
			if (!boundless.races(state.table)) inFlight = []
		} else {
			// Without a countdown the table waits for those who are gone.
			away.clear()
			const step = tellPresence(state.table, [])
			if (step) apply(TABLE, step, now + 1000, now + 1000)
		}
	}
	return { state, moves }
}

function comeOrGo(away: Set<Seat>, seats: number, chance: Random): void {
	const seat = chance.below(seats)
	if (!away.delete(seat)) away.add(seat)
}

/** What a player does next; now and then they take no notice of the rules, or of the time. */
function send(
	state: State,
	seat: Seat,
	now: number,
	bot: (typeof boundless.bots)[string],
	chance: Random,
): Message {
	const { table } = state
	const { steps, takes } = bot({ table, seat, hand: null }, chance)
	const lag = chance.below(MOST_LAG + 1)
	const from = table.phase === 'race' ? table.since : now
	const acted = Math.max(from + takes + (chance.below(15) === 0 ? 40_000 : 0), now - lag)
	const step: Step = chance.below(10) === 0 ? { type: 'place', space: chance.below(8) } : steps[0]!
	return { seat, step, acted, arrives: Math.max(now, acted + lag) }
}
