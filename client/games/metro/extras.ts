import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Event } from '../../../shared/games/metro/event.ts'
import type { Change, Line } from '../../../shared/games/metro/rules/preview.ts'
import type { Step } from '../../../shared/games/metro/step.ts'
import type { Hand, Table } from '../../../shared/games/metro/table.ts'
import type { Seat, View } from '../../../shared/kernel/game.ts'
import type { Holdings, Player, Point, Shortcut } from '../game.ts'
import type { Owners } from './owner.ts'
import type { MetroStage, Staging } from './staging.ts'

/** A finished line, as far as it pays. */
export type PaidLine = Pick<Line, 'departure' | 'owner' | 'end' | 'points'>

/** What expansions bring to a table. It is loaded where they are played, and weighs nothing where they are not. */
export interface Extras {
	steps(view: View<Table, Hand>): Step[] // all that are legal
	ownersOf(players: readonly Player[], table: Table, hand: Hand | undefined): Owners
	scoreOf(table: Table, seat: number): number
	/** Takes back on the table what the plain game does not know. */
	before(table: Table, event: Event): Table
	tell(event: Event, player: Player | undefined, table: Table): string
	/** What a finished line brought besides, to somebody else or once more, in words; nothing where that is a secret. */
	tellPaid(line: Extract<Event, { type: 'line' }>, players: readonly Player[], table: Table): string
	/** Who gets how much by a finished line, as far as all may see it. */
	awards(table: Table, line: PaidLine): readonly (readonly [seat: Seat, points: number])[]
	explain(code: string): string | undefined
	open(stage: MetroStage, staging: Staging, owners: ReadonlySignal<Owners>): Additions
}

/** The same in play on one screen. */
export interface Additions {
	readonly Centre: ComponentType<{ table: Table }> // the ground in the middle of the board
	readonly Layer: ComponentType // upon the board
	readonly Tray: ComponentType // above the hand
	readonly holdings?: Holdings // station numbers, where they are played
	readonly shortcuts: readonly Shortcut[]
	/** What is asked for and waits to be confirmed, on the button and above it. */
	describe(asked: Step): { action: string; prompt: string }
	/** What one is after, or that there is nothing more to be after, where the plain game's words would be wrong. */
	goal(isDone: boolean): string | undefined
	/** What the player is told on their turn before anything is chosen; undefined where the plain words will do. */
	prompt(): string | undefined
	/** What a lay would bring besides the points of its lines, in words. */
	gains(changes: readonly Change[]): string[]
	/** A tap on the board; answers whether it meant something here. */
	tap(at: Point): boolean
}
