import type { Seat } from '../../../kernel/game.ts'
import type { Code } from '../codes.ts'
import { FIRST_RED_SPACE } from '../data/box.ts'
import type { Event } from '../event.ts'
import type { Player, Progress, Table } from '../table.ts'
import { finishGame } from './final-score.ts'
import { incomeOf } from './income.ts'
import { awardMilestones } from './milestones.ts'

/** A copy that a step may write to; whoever holds the original sees nothing of it. */
export const copyTable = (table: Table): Table => ({
	...table,
	places: { ...table.places },
	tiles: { ...table.tiles },
	regionTiles: { ...table.regionTiles },
	pool: [...table.pool],
	track: [...table.track],
	beside: { ...table.beside },
	milestones: { ...table.milestones },
	notional: [...table.notional],
	seats: table.seats.map((player) => ({ ...player, points: { ...player.points } })),
	progress: table.progress && { ...table.progress, middle: { ...table.progress.middle } },
})

export const nextSeat = ({ seats }: Table, seat: Seat): Seat => (seat + 1) % seats.length
export const seatBefore = ({ seats }: Table, seat: Seat): Seat => (seat + seats.length - 1) % seats.length
export const activePlayer = (table: Table): Player => table.seats[table.turn]!

/** The turns begin once everything is in its place. */
export function beginTurns(draft: Table, events: Event[]): void {
	draft.stage = 'turns'
	draft.turn = draft.first
	awardMilestones(draft, events)
}

/** Phase 1. It is played with the first step of a turn, unless that moves the boom marker, which goes before. */
export function collectIncome(draft: Table, events: Event[]): void {
	const { slots, dollars } = incomeOf(draft, draft.turn)
	activePlayer(draft).money += dollars
	draft.progress = { phase: 'develop', marker: null, extra: null, middle: {}, bonus: false, fresh: 0 }
	events.push({ type: 'income', slots, dollars })
}

export const awaitsIncome = ({ stage, progress }: Table): boolean => stage === 'turns' && progress === null

/** The table as it will be once income is collected, which is what a turn's steps are judged by. */
export function afterIncome(table: Table): Table {
	if (!awaitsIncome(table)) return table
	const draft = copyTable(table)
	collectIncome(draft, [])
	return draft
}

/** Refuses what belongs to another part of the game, or to another phase of the turn. */
export function refusePhase({ stage, progress }: Table, ...phases: Progress['phase'][]): Code | undefined {
	if (stage !== 'turns' || progress === null) return 'not-now'
	if (phases.includes(progress.phase)) return undefined
	return progress.phase === 'regions' ? 'regions-first' : 'phase-over'
}

/** The next player's turn, or the end of the game. */
export function finishTurn(draft: Table, events: Event[]): void {
	draft.progress = null
	if (draft.track.length > FIRST_RED_SPACE) finishGame(draft, 'red', events)
	else if (draft.idle >= draft.seats.length) finishGame(draft, 'idle', events)
	else passTurn(draft)
}

function passTurn(draft: Table): void {
	draft.turn = nextSeat(draft, draft.turn)
	if (draft.turn === draft.first) draft.round++
}
