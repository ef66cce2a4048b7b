import type { Pass } from '../../../../shared/games/metro/rules/line.ts'
import type { Point } from '../../game.ts'
import { across, BACK, DEPTH, headings, portOf, TIGHT, UNIT, WIDE } from './geometry.ts'

/** Where a train is on a tile, `part` of the way through it, and how it is turned. */
export function trainAt({ cell, entry, exit }: Pass, part: number): Point & { angle: number } {
	const side = entry >> 1
	const { ahead, left, turn } = along(((exit >> 1) - side) & 3, part)
	const port = portOf(cell, entry)
	const moved = across(side, ahead, left)
	return { x: port.x + moved.x, y: port.y + moved.y, angle: headings[side]! - turn }
}

/** The same in the train's own frame; `turn` counts degrees to the left. */
function along(turning: number, part: number): { ahead: number; left: number; turn: number } {
	switch (turning) {
		case 2:
			return { ahead: UNIT * part, left: 0, turn: 0 }
		case 1:
			return arc(WIDE, 90 * part)
		case 3: {
			const { ahead, left, turn } = arc(TIGHT, 90 * part)
			return { ahead, left: -left, turn: -turn }
		}
		default:
			return turnBack(part)
	}
}

function arc(radius: number, degrees: number): { ahead: number; left: number; turn: number } {
	const angle = (degrees * Math.PI) / 180
	return { ahead: radius * Math.sin(angle), left: radius * (1 - Math.cos(angle)), turn: degrees }
}

function turnBack(part: number): { ahead: number; left: number; turn: number } {
	const half = Math.PI * BACK
	const way = part * (2 * DEPTH + half)
	if (way < DEPTH) return { ahead: way, left: 0, turn: 0 }
	if (way > DEPTH + half) return { ahead: 2 * DEPTH + half - way, left: 2 * BACK, turn: 180 }
	const { ahead, left, turn } = arc(BACK, (180 * (way - DEPTH)) / half)
	return { ahead: DEPTH + ahead, left, turn }
}

/** How long a track is, in units. */
export function lengthOf({ entry, exit }: Pass): number {
	switch (((exit >> 1) - (entry >> 1)) & 3) {
		case 2:
			return UNIT
		case 1:
			return (Math.PI / 2) * WIDE
		case 3:
			return (Math.PI / 2) * TIGHT
		default:
			return 2 * DEPTH + Math.PI * BACK
	}
}
