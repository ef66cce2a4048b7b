import { BUTTON, type MapLabels } from '../../../client/games/franchise/board/labels/map-labels.ts'
import type { Box } from '../../../client/games/game.ts'

interface Circle {
	x: number
	y: number
	radius: number
}

/** Something on the map, in pixels of the window. */
export type Thing = { name: string } & ({ box: Box } | { circle: Circle })

/** All that is written on a map or floats over it, and what can be chosen there. */
export function thingsOn({ names, tags, froms, plates, chips, targets, sight }: MapLabels): Thing[] {
	const width = sight.width * sight.unit
	const height = sight.height * sight.unit
	const button = {
		x: width - BUTTON.edge - BUTTON.size,
		y: height - BUTTON.edge - BUTTON.size,
		width: BUTTON.size,
		height: BUTTON.size,
	}
	return [
		...[...names].map(([place, { box }]) => ({ name: `name of ${place}`, box })),
		...[...tags].map(([place, { box }]) => ({ name: `price of ${place}`, box })),
		...[...froms].map(([place, { box }]) => ({ name: `way to ${place}`, box })),
		...[...plates].map(([region, { box }]) => ({ name: `plate of ${region}`, box })),
		...chips.map(({ places, box }) => ({ name: `chip for ${places.join()}`, box })),
		...[...targets].map(([place, circle]) => ({ name: `${place} itself`, circle })),
		{ name: 'button', box: button },
	]
}

/** Every two of them that run into each other: a second arithmetic, which shares nothing with the first. */
export const overlapsOf = (things: readonly Thing[]): string[] =>
	things.flatMap((one, index) =>
		things
			.slice(index + 1)
			.filter((other) => meet(one, other))
			.map((other) => `${one.name} and ${other.name}`),
	)

const A_HAIR = 0.01 // what touches does not overlap

function meet(one: Thing, other: Thing): boolean {
	if ('circle' in one && 'circle' in other) {
		const { x, y, radius } = one.circle
		return Math.hypot(other.circle.x - x, other.circle.y - y) < radius + other.circle.radius - A_HAIR
	}
	if ('circle' in one) return meet(other, one)
	const [left, top] = [one.box.x, one.box.y]
	const [right, bottom] = [left + one.box.width, top + one.box.height]
	if ('circle' in other) {
		const { x, y, radius } = other.circle
		const outside = (at: number, from: number, to: number) => (at < from ? from - at : at > to ? at - to : 0)
		return Math.hypot(outside(x, left, right), outside(y, top, bottom)) < radius - A_HAIR
	}
	const across = Math.min(right, other.box.x + other.box.width) - Math.max(left, other.box.x)
	const down = Math.min(bottom, other.box.y + other.box.height) - Math.max(top, other.box.y)
	return across > A_HAIR && down > A_HAIR
}
