import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import { tellPresence } from '../../../shared/games/boundless/steps/presence.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import type { AnyBot } from '../../../shared/kernel/bot.ts'
import { type Seat, TABLE } from '../../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import type { Move } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { decide } from '../support/decide.ts'
import type { Played, Setting } from '../support/play.ts'
import { random } from './random.ts'

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
 * go, hand their seats to bots and take them back, or are alone against bots from the start; and some do not play
 * at all. The authority knows when they acted, as the referee would tell it.
 */
export function playEvening({ options, seating, seed, observe }: Omit<Setting, 'bots'>): Played {
	const chance = randomFrom(`${seed}:evening`)
	const bots = [boundless.bots.gentle!, boundless.bots.steady!, random]
	const away = new Set<Seat>()
	const played = new Set(botsAtFirst(seating.count, chance))
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

	const tellWhoIsHere = (at: number) => {
		const step = tellPresence(state.table, [...away], [...played])
		if (step) apply(TABLE, step, at, at)
	}

	tellWhoIsHere(0)
	while (boundless.outcome(state.table) === undefined) {
		if (chance.below(12) === 0) comeOrGo(away, played, seating.count, chance)
		tellWhoIsHere(now)
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
			// Without a countdown the table waits for those who are gone; and always for who is alone against bots.
			away.clear()
			tellWhoIsHere(now + 1000)
		}
	}
	return { state, moves }
}

/** In a third of the games none, in a third all but one, else some. */
function botsAtFirst(seats: number, chance: Random): Seat[] {
	const kind = chance.below(3)
	const only = chance.below(seats)
	return [...Array(seats).keys()].filter(
		(seat) => kind > 0 && (kind === 1 ? seat !== only : chance.below(2) === 0),
	)
}

/** Somebody goes away or comes back, or their seat goes to a bot, or back to somebody who is here. */
function comeOrGo(away: Set<Seat>, played: Set<Seat>, seats: number, chance: Random): void {
	const seat = chance.below(seats)
	if (chance.below(3) === 0) {
		away.delete(seat)
		if (!played.delete(seat)) played.add(seat)
	} else if (!away.delete(seat) && !played.has(seat)) away.add(seat)
}

/** What a player does next; now and then they take no notice of the rules, or of the time. */
function send(state: State, seat: Seat, now: number, bot: AnyBot, chance: Random): Message {
	const { table } = state
	const { steps, takes } = decide(bot, { table, seat, hand: null }, chance)
	const lag = chance.below(MOST_LAG + 1)
	const from = table.phase === 'race' ? table.since : now
	const acted = Math.max(from + takes + (chance.below(15) === 0 ? 40_000 : 0), now - lag)
	const step: Step = chance.below(10) === 0 ? { type: 'place', space: chance.below(8) } : steps[0]!
	return { seat, step, acted, arrives: Math.max(now, acted + lag) }
}
