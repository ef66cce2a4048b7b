import type { Box, Point, Sight } from '../../games/game.ts'

/** How the drawing is shown: moved by pixels, and magnified from the size at which all of it fits. */
export interface Camera {
	x: number
	y: number
	scale: number
}

/** The window one looks through, in pixels, and the drawing, in units of its own. */
export interface Frame {
	width: number
	height: number
	drawing: Box
	nearest: number // pixels per unit beyond which nothing gets clearer
	covered?: number // pixels at its foot that something lies over for now: the drawing can be moved up from under it
}

export const MAX_SCALE = 5

/** Pixels that a unit needs, or nothing can be read. */
export const LEGIBLE = 0.45

/** Pixels per unit when all of the drawing fits. */
export const fitOf = ({ width, height, drawing }: Frame): number =>
	Math.min(width / drawing.width, height / drawing.height)

/** All of it, in the middle. */
export const fitted = (frame: Frame): Camera => settle({ ...frame, covered: 0 }, { x: 0, y: 0, scale: 1 })

/** As near as allowed: nothing is dragged out of the window, and what is smaller stays in the middle. */
export function settle(frame: Frame, { x, y, scale }: Camera): Camera {
	const bounded = bound(scale)
	const magnified = fitOf(frame) * bounded
	return {
		x: settleAxis(x, frame.width, frame.drawing.width * magnified),
		y: settleAxis(y, frame.height, frame.drawing.height * magnified, frame.covered),
		scale: bounded,
	}
}

const bound = (scale: number): number => Math.min(MAX_SCALE, Math.max(1, scale))

function settleAxis(at: number, window: number, extent: number, covered = 0): number {
	const most = extent <= window ? (window - extent) / 2 : 0
	const least = Math.min(most, window - extent)
	return Math.min(most, Math.max(Math.min(least, window - covered - extent), at))
}

export const moved = (frame: Frame, camera: Camera, dx: number, dy: number): Camera =>
	settle(frame, { ...camera, x: camera.x + dx, y: camera.y + dy })

/** Magnified by a factor; what is under the pixel `at` stays there. */
export function zoomed(frame: Frame, camera: Camera, at: Point, factor: number): Camera {
	const scale = bound(camera.scale * factor)
	const real = scale / camera.scale
	return settle(frame, {
		x: at.x - (at.x - camera.x) * real,
		y: at.y - (at.y - camera.y) * real,
		scale,
	})
}

/** Where a point of the drawing is in the window. */
export function pixelOf(frame: Frame, camera: Camera, at: Point): Point {
	const magnified = fitOf(frame) * camera.scale
	return {
		x: camera.x + (at.x - frame.drawing.x) * magnified,
		y: camera.y + (at.y - frame.drawing.y) * magnified,
	}
}

const ROOM = 1.25 // what is looked at leaves a margin
const WORTHWHILE = 1.2 // a smaller change only unsettles

/** Of the window's height, what nothing lies over. */
export const seenHeight = ({ height, covered = 0 }: Frame): number => Math.max(1, height - covered)

/** Looks at a part of the drawing; undefined where that would hardly show more. */
export function lookingAt(frame: Frame, box: Box): Camera | undefined {
	const fit = fitOf(frame)
	const near = Math.min(
		frame.width / (box.width * ROOM),
		seenHeight(frame) / (box.height * ROOM),
		frame.nearest,
	)
	const scale = near / fit
	if (scale < WORTHWHILE) return undefined
	return centredOn(frame, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale)
}

/** Exactly a part of the drawing, as large as it fits. */
export const showing = (frame: Frame, { x, y, width, height }: Box): Camera =>
	centredOn(
		frame,
		{ x: x + width / 2, y: y + height / 2 },
		Math.min(frame.width / width, frame.height / height) / fitOf(frame),
	)

/** What a camera shows. */
export function sightOf(frame: Frame, { x, y, scale }: Camera): Sight {
	const unit = fitOf(frame) * scale
	return {
		x: frame.drawing.x - x / unit,
		y: frame.drawing.y - y / unit,
		width: frame.width / unit,
		height: frame.height / unit,
		unit,
	}
}

/** A point of the drawing in the middle of the window. */
export function centredOn(frame: Frame, { x, y }: Point, wished: number): Camera {
	const scale = bound(wished) // first: a nearer one would have another middle
	const magnified = fitOf(frame) * scale
	return settle(frame, {
		x: frame.width / 2 - (x - frame.drawing.x) * magnified,
		y: seenHeight(frame) / 2 - (y - frame.drawing.y) * magnified,
		scale,
	})
}
