import { expect, test } from 'vitest'
import { boundsOf } from '../../../../client/games/boundless/map/bounds.ts'
import { findState } from '../../../../client/games/boundless/map/find-state.ts'
import { markStops } from '../../../../client/games/boundless/map/mark-stops.ts'
import { type PlacedName, placeNames } from '../../../../client/games/boundless/map/names.ts'
import { cornersOf, doorOf, legOf } from '../../../../client/games/boundless/map/routes.ts'
import { steadyScale } from '../../../../client/games/boundless/map/use-pixel.ts'
import type { Box, Point } from '../../../../client/games/game.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { bordersOf, type DrawnGame, drawnMaps, linksOf } from './drawings.ts'

const [europe, usa] = drawnMaps as [DrawnGame, DrawnGame]

const englishNames = ({ game }: DrawnGame) =>
	Object.fromEntries(Object.entries(game.states).map(([state, { en }]) => [state, en]))

const holds = (outer: Box, inner: Box) =>
	outer.x <= inner.x &&
	outer.y <= inner.y &&
	outer.x + outer.width >= inner.x + inner.width &&
	outer.y + outer.height >= inner.y + inner.height

test.each(drawnMaps)('$id: every border and every link can be crossed, both ways', (drawn) => {
	for (const pair of [...bordersOf(drawn), ...linksOf(drawn)]) {
		const [a, b] = pair.split('|') as [string, string]
		expect(legOf(drawn.map, a, b), pair).toMatch(/^M[\d. LQ]+$/)
		expect(legOf(drawn.map, b, a), pair).toMatch(/^M[\d. LQ]+$/)
	}
})

const GRAZES = 12 // units of a third state that a leg may lead over, where a border is bent

test.each(drawnMaps)('$id: a route leads over land of the states it is in, or over water', (drawn) => {
	for (const pair of bordersOf(drawn)) {
		const [a, b] = pair.split('|') as [string, string]
		const own = [a, b].map((region) => drawn.map.regions[region]!.state)
		const strangers = along(legOf(drawn.map, a, b)!).filter((point) => {
			const state = findState(drawn.map, point, 0)
			return state !== undefined && !own.includes(state)
		})
		expect(strangers.length, pair).toBeLessThanOrEqual(GRAZES)
	}
})

test('a route crosses where the regions meet', () => {
	const door = doorOf(europe.map, 'PL', 'RU-KGD')!
	const near = boundsOf(europe.map, ['RU'])
	expect(door.x).toBeGreaterThan(near.x)
	expect(doorOf(europe.map, 'PL', 'RU')).toBeUndefined()
})

test('the diagonals of the Four Corners cross in one point', () => {
	expect(doorOf(usa.map, 'AZ', 'CO')).toEqual(doorOf(usa.map, 'NM', 'UT'))
})

test('a set of states lies in its bounds, and the bounds on the sheet', () => {
	const balkans = boundsOf(europe.map, ['BA', 'RS', 'ME', 'XK', 'AL', 'MK'])
	expect(holds(europe.map.box, balkans)).toBe(true)
	expect(balkans.width).toBeLessThan(europe.map.box.width / 4)
	for (const state of ['BA', 'MK', 'XK']) expect(holds(balkans, boundsOf(europe.map, [state], 0))).toBe(true)
})

test('far islands are no reason to look away: Denmark is seen without the Faroes', () => {
	const { width, height } = boundsOf(europe.map, ['DK'])
	expect(Math.max(width, height)).toBeLessThan(140)
})

test.each(drawnMaps)('$id: a tap where routes stop finds the state', ({ map }) => {
	for (const [region, { anchor, state }] of Object.entries(map.regions)) {
		expect(findState(map, anchor, 3), region).toBe(state)
	}
})

test('a tap near a dot finds the small state, and one in the sea none', () => {
	const { x, y } = europe.map.states.VA!.dot!
	expect(findState(europe.map, { x: x + 6, y }, 10)).toBe('VA')
	expect(findState(europe.map, { x: x + 6, y }, 3)).toBe('IT')
	expect(findState(europe.map, { x: 60, y: 300 }, 10)).toBeUndefined()
})

test.each(drawnMaps)(
	'$id: names never lie on each other, and the closer one looks the more there are',
	(drawn) => {
		const counts = [0.33, 1, 2, 6].map((scale) => {
			const placed = placeNames(drawn.map, englishNames(drawn), scale, [])
			for (const [index, a] of placed.entries()) {
				for (const b of placed.slice(index + 1)) {
					const apart = Math.abs(a.at.y - b.at.y) >= (a.size * a.lines.length + b.size * b.lines.length) / 2
					const besides = Math.abs(a.at.x - b.at.x) >= (widthOf(a) + widthOf(b)) / 2
					expect(apart || besides, `${a.state} ${b.state} at ${scale}`).toBe(true)
				}
			}
			return placed.length
		})
		expect(counts).toEqual(counts.toSorted((a, b) => a - b))
		expect(counts.at(-1)).toBe(50)
	},
)

test('the names one asks for come first, wherever they are', () => {
	const placed = placeNames(europe.map, englishNames(europe), 0.33, ['VA', 'LU'])
	expect(placed.slice(0, 2).map(({ state }) => state)).toEqual(expect.arrayContaining(['VA', 'LU']))
})

const boxOf = ({ at, size, lines }: PlacedName) => {
	const [width, height] = [widthOf({ size, lines }), size * lines.length]
	return { x: at.x - width / 2, y: at.y - height / 2, width, height }
}

test('no name lies on a badge, if there is room beside it', () => {
	const names = englishNames(europe)
	const { label } = europe.map.states.DE!
	const [free] = placeNames(europe.map, names, 1, ['DE'])
	expect(free).toMatchObject({ state: 'DE', at: label })
	const [moved] = placeNames(europe.map, names, 1, ['DE'], { fines: [label] })
	const { x, y, width, height } = boxOf(moved!)
	const isBeside = x > label.x + 13 || x + width < label.x - 13
	expect(isBeside || y > label.y + 10 || y + height < label.y - 10).toBe(true)
	expect(moved!.squeezed).toBe(false)
})

test('a name one asks for is not cut by the edge of its sheet', () => {
	const { label } = europe.map.states.CH!
	const sheet = { x: label.x - 57, y: label.y - 40, width: 60, height: 50 }
	const [placed] = placeNames({ ...europe.map, box: sheet }, englishNames(europe), 2.2, ['CH'])
	const { x, width } = boxOf(placed!)
	expect(placed!.state).toBe('CH')
	expect(x).toBeGreaterThanOrEqual(sheet.x - 0.01)
	expect(x + width).toBeLessThanOrEqual(sheet.x + sheet.width + 0.01)
})

test('a name one asks for keeps to what is looked at', () => {
	const dot = europe.map.states.LU!.label
	const within = { x: dot.x - 10, y: dot.y - 60, width: 200, height: 120 }
	const [placed] = placeNames(europe.map, englishNames(europe), 1, ['LU', 'BE', 'DE'], { within }).filter(
		({ state }) => state === 'LU',
	)
	expect(boxOf(placed!).x).toBeGreaterThanOrEqual(within.x)
})

test('a name one asks for stands on its own land, not beside what is looked at', () => {
	const within = boundsOf(europe.map, ['NL'], 24)
	const first = ['NL', 'CH', 'LT', 'UA', 'FI', 'RO', 'DE']
	const placed = placeNames(europe.map, englishNames(europe), 1.7, first, { within })
	for (const state of first) {
		const { at } = placed.find((name) => name.state === state)!
		expect(findState(europe.map, at, 0), state).toBe(state)
	}
})

const SMALL = 30 // pixels, for a name of a state without a mark to stand beside it
const TIED = 14 // pixels from a mark to its name, at most

test.each(drawnMaps)(
	'$id: a name stands on its own land or beside its mark, however small the map',
	(drawn) => {
		const random = randomFrom('sights')
		for (const scale of [0.35, 0.6, 1, 1.7]) {
			for (let deal = 0; deal < 20; deal++) {
				const first = random.shuffle(Object.keys(drawn.game.states)).slice(0, 9)
				const stops = first.slice(0, deal % 5).map((state) => drawn.map.states[state]!.regions[0]!)
				const map = markStops(drawn.map, stops)
				const within = boundsOf(map, first.slice(0, 1 + (deal % 3)), 24)
				for (const name of placeNames(map, englishNames(drawn), scale, first, { within })) {
					const { label, room, dot } = map.states[name.state]!
					const reach = dot ? TIED : room * scale < SMALL ? room * scale : 0
					const isTied = awayFrom(boxOf(name), dot ?? label) * scale <= reach
					expect(isTied || findState(map, name.at, 0) === name.state, `${name.state} at ${scale}`).toBe(true)
				}
			}
		}
	},
)

const awayFrom = ({ x, y, width, height }: Box, at: Point): number =>
	Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height))

test('names keep off the line of a route, where there is room', () => {
	const inked = [cornersOf(europe.map, 'HR', 'HU')]
	const { anchor } = europe.map.regions.HR!
	const [plain] = placeNames(europe.map, englishNames(europe), 1.7, ['HR'])
	const line = [[anchor, { x: plain!.at.x, y: plain!.at.y }], ...inked]
	const [moved] = placeNames(europe.map, englishNames(europe), 1.7, ['HR'], { inked: line })
	const { x, y, width, height } = boxOf(moved!)
	for (const at of line.flat())
		expect(at.x < x || at.x > x + width || at.y < y || at.y > y + height).toBe(true)
	expect(findState(europe.map, moved!.at, 0)).toBe('HR')
})

test.each(drawnMaps)(
	'$id: the corners of a crossing lead from where routes stop to where they stop',
	(drawn) => {
		for (const pair of [...bordersOf(drawn), ...linksOf(drawn)]) {
			const [a, b] = pair.split('|') as [string, string]
			const corners = cornersOf(drawn.map, a, b)
			expect(corners.length, pair).toBeGreaterThan(2)
			expect([corners[0], corners.at(-1)]).toEqual([
				drawn.map.regions[a]!.anchor,
				drawn.map.regions[b]!.anchor,
			])
		}
	},
)

test('names are placed for a scale that is never above what is seen, so that no letter is too small', () => {
	for (let scale = 0.2; scale < 8; scale *= 1.013) {
		const steady = steadyScale(1 / scale)
		expect(steady).toBeLessThanOrEqual(scale * 1.000001)
		expect(steady).toBeGreaterThan(scale / 1.11)
	}
})

function widthOf({ lines, size }: { lines: string[]; size: number }): number {
	return Math.max(...lines.map((line) => line.length)) * size * 0.56
}

/** A point for every unit along a path, its curves taken as corners. */
function along(path: string): Point[] {
	const numbers = path.match(/[\d.]+/g)!.map(Number)
	const corners = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1]! }] : []))
	return corners.slice(1).flatMap((end, index) => {
		const start = corners[index]!
		const steps = Math.max(1, Math.round(Math.hypot(end.x - start.x, end.y - start.y)))
		return Array.from({ length: steps }, (_, step) => ({
			x: start.x + ((end.x - start.x) * step) / steps,
			y: start.y + ((end.y - start.y) * step) / steps,
		}))
	})
}
