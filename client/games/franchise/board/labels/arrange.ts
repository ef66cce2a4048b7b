import type { Box, Point } from '../../../game.ts'

/** Something round that nothing may stand on. */
export interface Disc extends Point {
	radius: number
}

/** A label that wants a place. */
export interface Wish {
	key: string
	options: readonly Box[] // where it could stand, the best first
	suits?: (option: Box) => boolean // asked last: it takes longest to tell
	isNeeded: boolean // others make room for it
}

export const isOver = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const isOverDisc = (box: Box, disc: Disc): boolean => squareAway(box, disc) < disc.radius * disc.radius

/** How far a box ends before a disc; less than nothing where it reaches into it. */
export const gapTo = (box: Box, disc: Disc): number => Math.sqrt(squareAway(box, disc)) - disc.radius

/** Whether it ends farther than a gap before a disc. */
export function isFarther(box: Box, disc: Disc, gap: number): boolean {
	const reach = disc.radius + gap
	return reach < 0 || squareAway(box, disc) > reach * reach
}

/** How far a box is from the middle of a disc, squared. */
function squareAway({ x, y, width, height }: Box, disc: Disc): number {
	const across = disc.x - Math.min(Math.max(disc.x, x), x + width)
	const down = disc.y - Math.min(Math.max(disc.y, y), y + height)
	return across * across + down * down
}

export const isWithin = (inner: Box, outer: Box): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height

const DEPTH = 3 // how many labels may be moved one for the other
const EFFORT = 60 // tries that a label is worth

/**
 * Finds a place for each label where it covers nothing fixed and no other label. What is needed comes first, and of
 * that what has the least choice; where nothing is free, others are moved. What finds no place is left out.
 */
export function arrange(
	wishes: readonly Wish[],
	boxes: readonly Box[],
	discs: readonly Disc[],
): Map<string, Box> {
	const placed = new Map<string, Box>()
	let effort = 0
	const isFree = (option: Box) =>
		!boxes.some((box) => isOver(option, box)) && !discs.some((disc) => isOverDisc(option, disc))
	const isRight = (option: Box, { suits }: Wish) => isFree(option) && (suits?.(option) ?? true)
	const needed = wishes
		.filter(({ isNeeded }) => isNeeded)
		.map((wish) => ({ ...wish, options: wish.options.filter((option) => isRight(option, wish)) }))
		.toSorted((one, other) => one.options.length - other.options.length)
	const byKey = new Map(needed.map((wish) => [wish.key, wish]))

	const inTheWay = (option: Box, of: string): string[] => {
		const found: string[] = []
		for (const [key, box] of placed) if (key !== of && isOver(option, box)) found.push(key)
		return found
	}
	const isAlone = (option: Box, of: string): boolean => {
		for (const [key, box] of placed) if (key !== of && isOver(option, box)) return false
		return true
	}

	/** Places a label, and moves those in its way if that can be done; answers whether it stands. */
	const settle = ({ key, options }: Wish, depth: number, held: readonly string[]): boolean => {
		const free = options.find((option) => isAlone(option, key))
		if (free) {
			placed.set(key, free)
			return true
		}
		if (depth === 0) return false
		for (const option of options) {
			if (effort-- <= 0) return false
			const moved = inTheWay(option, key)
			if (moved.some((other) => held.includes(other))) continue
			const before = new Map(placed)
			for (const other of moved) placed.delete(other)
			placed.set(key, option)
			if (moved.every((other) => settle(byKey.get(other)!, depth - 1, [...held, key]))) return true
			placed.clear()
			for (const [other, box] of before) placed.set(other, box)
		}
		return false
	}

	for (const wish of needed) {
		effort = EFFORT
		settle(wish, DEPTH, [])
	}
	for (const wish of wishes) {
		if (wish.isNeeded) continue
		const free = wish.options.find((option) => isAlone(option, wish.key) && isRight(option, wish))
		if (free) placed.set(wish.key, free)
	}
	return placed
}
