import type { PlaceDrawing } from '../../../../../shared/games/franchise/drawing/places.ts'
import type { Box } from '../../../game.ts'
import type { Disc } from './arrange.ts'

/** Width and height of a label. */
export type Size = Pick<Box, 'width' | 'height'>

const GAP = 3 // pixels between a sign and what is written beside it

/** Round a sign, touching it in a direction. */
export function boxBeside({ x, y, radius }: Disc, { width, height }: Size, angle: number, gap: number): Box {
	const across = Math.cos(angle)
	const down = Math.sin(angle)
	const away = radius + gap + (Math.abs(across) * width + Math.abs(down) * height) / 2
	return { x: x + across * away - width / 2, y: y + down * away - height / 2, width, height }
}

const RIGHT = 0
const BELOW = Math.PI / 2
const LEFT = Math.PI
const ABOVE = -Math.PI / 2
const sides = { right: RIGHT, below: BELOW, left: LEFT, above: ABOVE }
const WAY_ROUND = [0, 1, -1, 2, -2, 3, -3, 4] // quarters and halves of them, from the side that is liked best

/** Where a name could stand: first as it is printed, then all round its place, then a little farther off. */
export function nameOptions(disc: Disc, size: Size, label: PlaceDrawing['label']): Box[] {
	const first = sides[label]
	const near = [...new Set([first, RIGHT, LEFT, ABOVE, BELOW])].map((angle) =>
		boxBeside(disc, size, angle, GAP),
	)
	const slid = [ABOVE, BELOW].flatMap((angle) => {
		const box = boxBeside(disc, size, angle, GAP)
		return [0.2, -0.2, 0.35, -0.35, 0.5, -0.5].map((part) => ({ ...box, x: box.x + part * size.width }))
	})
	const round = (gap: number) =>
		WAY_ROUND.map((step) => boxBeside(disc, size, first + (step * Math.PI) / 4, gap))
	const raised = [LEFT, RIGHT].flatMap((angle) => {
		const box = boxBeside(disc, size, angle, GAP)
		return [0.5, -0.5, 0.9, -0.9].map((part) => ({ ...box, y: box.y + part * size.height }))
	})
	return [...near, ...slid, ...raised, ...round(0), ...round(GAP + 6)]
}

const TURNS = [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.1, -1.1, 1.4, -1.4, 1.8, -1.8] // radians aside of that

/** Where a price could stand: at the rim, on the side where the road arrives. */
export const tagOptions = (disc: Disc, size: Size, angle: number): Box[] =>
	[1, 6].flatMap((gap) => TURNS.map((turn) => boxBeside(disc, size, angle + turn, gap)))

/** The same where no road arrives: anywhere round the place, rather above it. */
export const roundOptions = (disc: Disc, size: Size): Box[] =>
	[1, 8].flatMap((gap) =>
		[0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((step) =>
			boxBeside(disc, size, ABOVE + (step * Math.PI) / 6, gap),
		),
	)
