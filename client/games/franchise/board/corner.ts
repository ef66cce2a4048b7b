import { trackPoints } from '../../../../shared/games/franchise/data/box.ts'
import { milestoneIds } from '../../../../shared/games/franchise/data/milestones.ts'
import { isFew } from '../../../../shared/games/franchise/rules/board.ts'
import type { Pieces, Table } from '../../../../shared/games/franchise/table.ts'
import type { Box, Point } from '../../game.ts'
import { milestoneName } from '../names.ts'
import { cornerOf } from './geometry.ts'
import { textWidth } from './labels/text-width.ts'

export const SPACE = 34
const NAMED = 260 // units that the words beside it may take

/** Where a space of the track is. */
export const trackPoint = (space: number, players = 4): Point => {
	const { x, y } = cornerOf(players)
	return { x: x + space * SPACE, y }
}

/** What its spaces cover of the map. */
export const trackSpaces = (players: number): Box => {
	const { x, y } = cornerOf(players)
	return { x: x - SPACE / 2, y: y - SPACE / 2, width: trackPoints.length * SPACE, height: SPACE }
}

/** The same, with the words beside it. */
export const trackBox = (players: number): Box => {
	const box = trackSpaces(players)
	return { ...box, width: box.width + NAMED }
}

/** Whether a finger means the track, or the words beside it. */
export const isOnTrack = ({ x, y }: Point, players: number): boolean => {
	const box = trackBox(players)
	return Math.abs(y - cornerOf(players).y) < SPACE && x > box.x - SPACE / 2 && x < box.x + box.width
}

export const MILESTONE_LINE = 26
const LETTERS = 26 // as large as they become

interface Line {
	pieces: Pieces
	text: string
}

export function milestoneLines({ milestones, standing }: Table): Line[] {
	const lines: Line[] = milestoneIds.flatMap((milestone) => {
		const pieces = milestones[milestone]
		return pieces === undefined ? [] : [{ pieces, text: milestoneName(milestone) }]
	})
	if (standing !== undefined) lines.push({ pieces: standing, text: standing && '1 / 2' })
	return lines
}

/** Where the first line begins: they end above the track, or stand below it where that is on top. */
export function milestonesHead(players: number, lines: number): Point {
	const { x, y } = cornerOf(players)
	return { x: x - 14, y: isFew(players) ? y + 50 : y - 34 - (lines - 1) * MILESTONE_LINE }
}

/** What they cover of the map. */
export function milestonesBox(table: Table): Box | undefined {
	const lines = milestoneLines(table)
	if (lines.length === 0) return undefined
	const { x, y } = milestonesHead(table.seats.length, lines.length)
	const widths = lines.map(({ pieces, text }) => pieces.length * 18 + textWidth(text, LETTERS))
	return { x: x - 10, y: y - 22, width: Math.max(...widths), height: lines.length * MILESTONE_LINE }
}
