import type { Outcome } from '../../../kernel/game.ts'
import type { Consequence, Event } from '../event.ts'
import { NOBODY, type Table, totalOf } from '../table.ts'
import { townsOf } from './pieces.ts'

export const DOLLARS_A_POINT = 3
export const POINTS_A_BONUS_TILE = 4

/** What is counted only then, in this order. */
export const finalSources = ['towns', 'dollars', 'bonus'] as const
export type FinalSource = (typeof finalSources)[number]

type Why = Extract<Consequence, { type: 'over' }>['why']

/** Towns, dollars and bonus tiles count once, when the game is over. */
export function finishGame(draft: Table, why: Why, events: Event[]): void {
	for (const [seat, { points, money, bonus }] of draft.seats.entries()) {
		points.towns = townsOf(draft, seat)
		points.dollars = Math.floor(money / DOLLARS_A_POINT)
		points.bonus = POINTS_A_BONUS_TILE * bonus
	}
	draft.stage = 'over'
	draft.turn = NOBODY
	events.push({ type: 'over', why })
}

/** Most influence wins, then most franchises in towns; after that the win is shared. */
export function decideOutcome({ stage, seats }: Table): Outcome | undefined {
	if (stage !== 'over') return undefined
	const scores = seats.map(({ points }) => totalOf(points))
	const best = Math.max(...scores)
	const leaders = [...seats.keys()].filter((seat) => scores[seat] === best)
	const mostTowns = Math.max(...leaders.map((seat) => seats[seat]!.points.towns))
	return { scores, winners: leaders.filter((seat) => seats[seat]!.points.towns === mostTowns) }
}
