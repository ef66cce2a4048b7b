import type { Picture } from './png.ts'

/** Where two pictures of one size differ, and how they look beside each other. */
export interface Difference {
	count: number // of pixels
	box: { x: number; y: number; width: number; height: number } // that holds all of them
	picture: Picture // the later one, pale, with what differs in red
}

const PALE = 4 // what is the same keeps a quarter of its strength
const SHADE = 4 // of 255: on round edges, browsers differ by less from one run to the next

/** Undefined where every pixel is the same, or so near that nobody sees it. */
export function differenceOf(before: Picture, after: Picture): Difference | undefined {
	const { width, height } = after
	const isSame = (at: number): boolean => {
		for (let channel = 4 * at; channel < 4 * at + 4; channel++)
			if (Math.abs(before.pixels[channel]! - after.pixels[channel]!) > SHADE) return false
		return true
	}
	const pixels = after.pixels.map((value) => 255 - Math.floor((255 - value) / PALE))
	let count = 0
	let [left, top, right, bottom] = [width, height, -1, -1]
	for (let at = 0; at < width * height; at++) {
		if (isSame(at)) continue
		const x = at % width
		const y = Math.floor(at / width)
		count += 1
		left = Math.min(left, x)
		right = Math.max(right, x)
		top = Math.min(top, y)
		bottom = Math.max(bottom, y)
		pixels.set([220, 0, 40, 255], 4 * at)
	}
	if (count === 0) return undefined
	const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
	return { count, box, picture: { width, height, pixels } }
}
