import { expect, test } from 'vitest'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { bordersOf, type DrawnGame, drawnMaps, linksOf, pairOf } from './drawings.ts'

/** Where game and geometry disagree, and why both are right. A difference that has gone must go from here too. */
const explained: { [id in MapId]?: { [pair: string]: string } } = {
	usa: {
		'AZ|CO':
			'the game has a border, the drawing a point: all four states of the Four Corners touch each other',
		'NM|UT':
			'the game has a border, the drawing a point: all four states of the Four Corners touch each other',
	},
}

const drawnBorders = ({ map }: DrawnGame): Set<string> =>
	new Set(map.arcs.flatMap(({ sides: [a, b] }) => (a && b ? [pairOf(a, b)] : [])))

const cornersOf = ({ map }: DrawnGame, region: string): Set<string> =>
	new Set(map.regions[region]!.rings.flat().map(({ x, y }) => `${x} ${y}`))

test.each(drawnMaps)(
	'$id: a border of the game is a line that two regions share, and the other way round',
	(drawn) => {
		const game = new Set(bordersOf(drawn))
		const drawing = drawnBorders(drawn)
		const different = [...game, ...drawing].filter((pair) => game.has(pair) !== drawing.has(pair)).sort()
		expect(different).toEqual(Object.keys(explained[drawn.id] ?? {}).sort())
	},
)

test.each(drawnMaps)('$id: whoever has a border without a line at least meets in a point', (drawn) => {
	for (const pair of Object.keys(explained[drawn.id] ?? {})) {
		const [a, b] = pair.split('|') as [string, string]
		const others = cornersOf(drawn, b)
		expect(
			[...cornersOf(drawn, a)].filter((corner) => others.has(corner)),
			pair,
		).not.toEqual([])
	}
})

test.each(drawnMaps)('$id: a line has one region or two beside it, never more', ({ map }) => {
	for (const { sides } of map.arcs) {
		expect(sides.length).toBeLessThanOrEqual(2)
		expect(new Set(sides).size).toBe(sides.length)
	}
})

test.each(drawnMaps)('$id: the links of the game are those of the drawing', (drawn) => {
	const drawing = drawn.map.links.map(({ between: [a, b] }) => pairOf(a, b))
	expect(drawing.sort()).toEqual(linksOf(drawn).sort())
})
