import type { View } from '../../../kernel/game.ts'
import type { Cell } from '../rules/board.ts'
import { layOf, makesOneTileLine, mayBreakBan, openCells, rotationsOf } from '../rules/placement.ts'
import { rotate } from '../rules/tile.ts'
import type { Step } from '../step.ts'
import type { Hand, Table } from '../table.ts'
import type { Lay } from './lay.ts'

/** Every legal step of the view's seat, those of expansions apart: a tile to lay, or one to draw. */
export function plainSteps({ table, seat, hand }: View<Table, Hand>): Step[] {
	if (hand === undefined || seat !== table.turn) return []
	if (hand.drawn !== null) return legalLays(table, hand, [hand.drawn])
	const steps: Step[] = legalLays(table, hand, hand.tiles)
	if (table.pile > 0) steps.push({ type: 'draw' })
	return steps
}

function legalLays(table: Table, hand: Hand, tiles: readonly string[]): Lay[] {
	const cells = openCells(table)
	const lays: Lay[] = []
	for (const [index, tile] of tiles.entries()) {
		if (tiles.indexOf(tile) < index) continue // equal tiles are one move
		const before = lays.length
		collectLays(lays, table, tile, cells, false)
		if (lays.length === before && mayBreakBan(table, hand, tile)) collectLays(lays, table, tile, cells, true)
	}
	return lays
}

/** Adds the lays of one tile that would make a one-tile line, or those that would not. */
function collectLays(lays: Lay[], table: Table, tile: string, cells: readonly Cell[], banned: boolean): void {
	for (const rotation of rotationsOf(table, tile)) {
		const code = rotate(tile, rotation)
		for (const cell of cells) {
			if (makesOneTileLine(table, code, cell) === banned) lays.push(layOf(tile, cell, rotation))
		}
	}
}
