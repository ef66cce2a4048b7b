/** The rules of Metro as the peers' servers are given them. */
import { metro } from '../../../shared/games/metro/game.ts'
import type { Hand, State, Table } from '../../../shared/games/metro/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'

export const PLAYERS = 4

export type { Hand, State, Table }

export const deal = (seed: string): State =>
	metro.setup(defaultOptions(metro.options), { count: PLAYERS }, randomFrom(seed))

/** The next state; undefined where the rules refuse it. */
export function advance(state: State, seat: number, raw: unknown): State | undefined {
	const step = metro.parse(raw)
	if (!step || !metro.actors(metro.table(state)).includes(seat)) return undefined
	const applied = metro.apply(state, seat, step, { at: 0, acted: 0 })
	return isRejected(applied) ? undefined : applied.state
}

export const tableOf = (state: State): Table => metro.table(state)
export const handOf = (state: State, seat: number): Hand => metro.hand(state, seat)
export const isOver = (table: Table): boolean => metro.outcome(table) !== undefined
export const actorOf = (table: Table): number => metro.actors(table)[0]!
export const stepsOf = (table: Table, seat: number, hand: Hand): unknown[] =>
	metro.steps({ table, seat, hand })
