import type { PlaceId } from '../../../../../shared/games/franchise/data/places.ts'
import { isTown } from '../../../../../shared/games/franchise/rules/board.ts'
import type { Box } from '../../../game.ts'
import type { Size } from './options.ts'
import type { Target } from './target.ts'
import { textWidth } from './text-width.ts'

/* Of signs, plates and where a road comes from: in pixels, a plate at its own size. */
const TAG: Size = { width: 22, height: 25 }
const SIGN_LETTER = 13
export const FROM_SIZE = 11
export const FROM_HEIGHT = 18
export const PLATE_HEIGHT = 50
export const LINE = 1.02 // between two lines of a name, in its size

/** How large letters are, in pixels: they grow with the map, and never become too small to be read. */
export const nameSize = (place: PlaceId, unit: number): number =>
	isTown(place) ? clamp(15 * unit, 11.5, 26 * unit) : clamp(17 * unit, 12.5, 30 * unit)

export const plateScale = (unit: number): number => clamp(0.85 * unit, 0.74, 1.7 * unit)

export const tagSize = ({ text }: Target): Size =>
	text === undefined ? TAG : { width: 12 + textWidth(text, SIGN_LETTER), height: 22 }

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** A name in one line, or in two where it has two words. */
export function linesOf(name: string): readonly string[] {
	const at = name.lastIndexOf(' ')
	return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** Whether a label of that height has two lines. */
export const isFolded = (box: Box, size: number): boolean => box.height > 1.5 * size
