import { tileCounts } from '../../../shared/games/metro/data/tiles.ts'
import { cellAt, cellBeyond } from '../../../shared/games/metro/rules/board.ts'
import { ownerOf } from '../../../shared/games/metro/rules/owner.ts'
import { traceLine, withTile } from '../../../shared/games/metro/rules/preview.ts'
import { legalSteps } from '../../../shared/games/metro/steps/legal.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
import { placementsOf, scene } from './drawing.ts'

export interface Vectors {
	score: { players: number; placement: string; expected: number[] }[]
	valid: { placement: string; expected: boolean }[]
	legalMoves: { placement: string; tile: string; expected: string[] }[]
	drawable: { placement: string; hands: string; expected: string[] }[]
	stations: { row: number; col: number; exit?: number; station: number }[]
	officialExample: {
		placement: string
		lines: { metroStation: number; tiles: number; end: number | 'centre'; points: number }[]
	}
}

/** Whether a file has the form of Metro's vectors. */
export const recognises = (file: object): file is Vectors => 'legalMoves' in file && 'officialExample' in file

/** For every group, whether each of its vectors holds in the engine. */
export const checkVectors = (vectors: Vectors): Record<string, boolean[]> => ({
	score: vectors.score.map((vector) => same(scoreBoard(vector.placement, vector.players), vector.expected)),
	valid: vectors.valid.map((vector) => isPlayable(vector.placement) === vector.expected),
	legalMoves: vectors.legalMoves.map(({ placement, tile, expected }) =>
		same(listPlacements(placement, tile), [...expected].sort()),
	),
	drawable: vectors.drawable.map(({ placement, hands, expected }) =>
		same(listUnseen(placement, hands), [...expected].sort()),
	),
	stations: vectors.stations.map(({ row, col, exit, station }) =>
		stationsBeside(row, col, exit).includes(station),
	),
	officialExample: vectors.officialExample.lines.map((expected) => {
		const line = traceLine(tableWith(vectors.officialExample.placement, 4), expected.metroStation)
		const end = line.end === 0 ? 'centre' : line.end
		return same([line.length, end, line.points], [expected.tiles, expected.end, expected.points])
	}),
})

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function tableWith(placement: string, players: number): Table {
	const cells = Object.fromEntries(placementsOf(placement).map(({ code, cell }) => [cell, code]))
	return scene({ cells, hands: Array.from({ length: players }, () => []) }).table
}

function scoreBoard(placement: string, players: number): number[] {
	const table = tableWith(placement, players)
	const scores = new Array<number>(players).fill(0)
	for (let station = 1; station <= 32; station++) {
		const owner = ownerOf(table, station)
		if (owner >= 0) scores[owner]! += traceLine(table, station).points
	}
	return scores
}

/** The cells where a player with that tile may lay it. */
function cellsFor(table: Table, tile: string): number[] {
	const view = { table, seat: table.turn, hand: { tiles: [tile], drawn: null } }
	return legalSteps(view).flatMap((step) => (step.type === 'lay' ? [step.cell] : []))
}

function isPlayable(placement: string): boolean {
	const left: Record<string, number> = { ...tileCounts }
	let table = tableWith('', 2)
	for (const { code, cell } of placementsOf(placement)) {
		left[code] = (left[code] ?? 0) - 1
		if (left[code] < 0 || !cellsFor(table, code).includes(cell)) return false
		table = withTile(table, cell, code)
	}
	return true
}

const listPlacements = (placement: string, tile: string): string[] =>
	cellsFor(tableWith(placement, 2), tile)
		.map((cell) => `${tile}${cell >> 3}${cell & 7}`)
		.sort()

function listUnseen(placement: string, hands: string): string[] {
	const left: Record<string, number> = { ...tileCounts }
	for (const { code } of placementsOf(placement)) left[code]! -= 1
	for (const code of hands.match(/.{4}/g) ?? []) left[code]! -= 1
	return Object.keys(left)
		.filter((code) => left[code]! > 0)
		.sort()
}

/** The stations at a cell's sides; at the side of one port where that is named. */
function stationsBeside(row: number, column: number, port?: number): number[] {
	const sides = port === undefined ? [0, 1, 2, 3] : [port >> 1]
	return sides.map((side) => -cellBeyond(cellAt(row, column), side)).filter((station) => station > 0)
}
