import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { pointOf } from '../../../client/games/franchise/board/geometry.ts'
import {
	type LabelScene,
	layOutLabels,
	type MapLabels,
} from '../../../client/games/franchise/board/labels/map-labels.ts'
import { fitOf, fitted, LEGIBLE, showing, sightOf } from '../../../client/table/surface/camera.ts'
import { placeIds } from '../../../shared/games/franchise/data/places.ts'
import { isOut, placeOf } from '../../../shared/games/franchise/rules/board.ts'
import { scene } from '../../games/franchise/scene.ts'
import { speak } from '../support/speak.ts'
import { botPositions, type Position } from './bot-positions.ts'
import { openAt } from './open-at.ts'
import { overlapsOf, thingsOn } from './overlaps.ts'

beforeEach(() => speak('en'))

const A_PHONE = { width: 390, height: 464 } // what the map has of 390 by 844
const A_FLAT_PHONE = { width: 390, height: 352 }
const A_SMALL_PHONE = { width: 320, height: 230 }
const SIDEWAYS = { width: 470, height: 390 }
const A_DESK = { width: 900, height: 600 }

const positions = [...botPositions()]

/** So many of them, from the first to the last. */
const some = (count: number): Position[] =>
	Array.from({ length: count }, (_, index) => positions[Math.floor((index * positions.length) / count)]!)

/** The labels as a window of that size shows them when nobody has moved the camera. */
function labelsAt({ table, entries }: Position, window: typeof A_PHONE, seat = table.turn) {
	const { play } = openAt(table, undefined, entries, seat)
	const frame = { ...window, drawing: play.zoom!.drawing, nearest: 0.7 }
	const home = fitOf(frame) < LEGIBLE ? play.zoom!.home!.value?.(frame) : undefined
	const sight = sightOf(frame, home ? showing(frame, home) : fitted(frame))
	const asked = play.labels.scene.value
	play.close()
	return { asked, labels: layOutLabels(asked, sight) }
}

/** What can be chosen, and neither says its name and price nor has a chip. */
function untold({ targets }: LabelScene, { names, tags, chips }: MapLabels): string[] {
	const beyond = new Set(chips.flatMap(({ places }) => places))
	return targets
		.filter(({ place, price, text }) => {
			const hasPrice = (price === undefined && text === undefined) || tags.has(place)
			return !(names.has(place) && hasPrice) && !beyond.has(place)
		})
		.map(({ place }) => place)
}

/** Places that a name covers. */
function covered({ players, radii }: LabelScene, { names, sight }: MapLabels): string[] {
	return placeIds
		.filter((place) => !isOut(place, players))
		.flatMap((place) => {
			const { x, y } = pointOf(place)
			const circle = {
				x: (x - sight.x) * sight.unit,
				y: (y - sight.y) * sight.unit,
				radius: radii[place]! * sight.unit,
			}
			const written = [...names].map(([other, { box }]) => ({ name: other, box }))
			return overlapsOf([{ name: place, circle }, ...written]).filter((pair) => pair.startsWith(place))
		})
}

/** Labels that the edge of the window cuts in two. */
function cut({ names, tags, froms, plates, sight }: MapLabels): string[] {
	const width = sight.width * sight.unit
	const height = sight.height * sight.unit
	return [names, tags, froms, plates].flatMap((kind) =>
		[...kind].flatMap(([name, { box }]) => {
			const isSeen = box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0
			const isWhole = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
			return isSeen && !isWhole ? [name] : []
		}),
	)
}

function check(position: Position, window: typeof A_PHONE, seat?: number) {
	const { asked, labels } = labelsAt(position, window, seat)
	const where = `${position.name}, ${window.width} by ${window.height}`
	expect(overlapsOf(thingsOn(labels)), where).toEqual([])
	expect(untold(asked, labels), where).toEqual([])
	expect(covered(asked, labels), where).toEqual([])
	expect(cut(labels), where).toEqual([])
	return { asked, labels }
}

describe('at the zoom that the game chooses', () => {
	test('on a phone, in 200 positions of games between bots: nothing overlaps, and all that can be chosen is told', () => {
		let chosen = 0
		let told = 0
		for (const position of some(200)) {
			const { asked, labels } = check(position, A_PHONE)
			chosen += asked.targets.length
			told += labels.targets.size
		}
		expect(chosen).toBeGreaterThan(1000)
		expect(told / chosen).toBeGreaterThan(0.6) // chips are for the rest
	})

	test('on smaller and larger screens, and while others play', () => {
		for (const position of some(30)) {
			for (const window of [A_FLAT_PHONE, A_SMALL_PHONE, SIDEWAYS, A_DESK]) check(position, window)
			check(position, A_PHONE, (position.table.turn + 1) % position.table.seats.length)
		}
	})
})

describe('on a desk', () => {
	const A_DESKTOP = { width: 920, height: 800 } // what the map has of 1280 by 800
	const turns = positions.filter(({ table }) => table.stage === 'turns')

	test('the plate of every region that one is in is seen, and the name of every place that one has', () => {
		let missed = 0
		let wanted = 0
		for (const position of turns.slice(0, 120)) {
			const { turn, places, seats } = position.table
			const { labels } = labelsAt(position, A_DESKTOP)
			const own = placeIds.filter(
				(place) => places[place]?.includes(`${turn}`) && !isOut(place, seats.length),
			)
			const regions = [...new Set(own.map((place) => placeOf(place).region))]
			wanted += own.length + regions.length
			missed += own.filter((place) => !labels.names.has(place)).length
			missed += regions.filter((region) => !labels.plates.has(region)).length
		}
		expect(wanted).toBeGreaterThan(500)
		expect(missed / wanted).toBeLessThan(0.005)
	})

	test('a name stays where it is, whoever plays', () => {
		let moved = 0
		let compared = 0
		for (const position of turns.slice(0, 120)) {
			const { turn, seats } = position.table
			const [own, others] = [turn, (turn + 1) % seats.length].map(
				(seat) => labelsAt(position, A_DESKTOP, seat).labels.names,
			)
			for (const [place, at] of own!) {
				const other = others!.get(place)
				if (!other) continue
				compared += 1
				if (Math.hypot(at.x - other.x, at.y - other.y) > 20) moved += 1
			}
		}
		expect(compared).toBeGreaterThan(2000)
		expect(moved / compared).toBeLessThan(0.05)
	})
})

test('a name in French takes its room too', async () => {
	await speak('fr')
	for (const position of some(15)) check(position, A_PHONE)
})

describe('the labels of a turn', () => {
	const table = scene({ places: { chicago: '0', detroit: '0' } })

	test('stay where they are while it is staged, though money goes', () => {
		const { play } = openAt(scene({ places: { newyork: '0111111' }, money: 2 }))
		const before = play.labels.scene.value
		play.touch.place('pittsburgh')
		expect(play.staging.steps.value).toHaveLength(1)
		expect(play.labels.targets.value.length).toBeLessThan(before.targets.length)
		expect(play.labels.scene.value).toBe(before)
	})

	test('say a price where its road arrives, and from where', () => {
		const { labels } = labelsAt({ name: '', table, entries: [] }, A_PHONE)
		const tag = labels.tags.get('stlouis')!
		const town = pointOf('stlouis')
		const far = pointOf('detroit')
		const towards = (tag.x - town.x) * (far.x - town.x) + (tag.y - town.y) * (far.y - town.y)
		expect(towards).toBeGreaterThan(0)
		expect(labels.froms.size).toBeGreaterThan(0)
	})

	test('can be touched in place of their place', () => {
		const { play } = openAt(table)
		const frame = { ...A_PHONE, drawing: play.zoom!.drawing, nearest: 0.7 }
		play.zoom!.sight!.value = sightOf(frame, showing(frame, play.zoom!.home!.value!(frame)!))
		const { x, y } = play.labels.shown.value!.names.get('stlouis')!
		play.zoom!.tap({ x, y })
		expect(play.staging.steps.value).toMatchObject([{ type: 'develop', path: ['detroit', 'stlouis'] }])
	})

	describe('at a desk', () => {
		const atDesk = () => {
			const { play } = openAt(table)
			const frame = { ...A_DESK, drawing: play.zoom!.drawing, nearest: 0.7 }
			play.zoom!.sight!.value = sightOf(frame, fitted(frame))
			return play
		}

		test('a plate tells of its region wherever it is tapped, also where it hangs over the sea', () => {
			const play = atDesk()
			const { plates } = play.labels.shown.value!
			expect(plates.size).toBeGreaterThan(5)
			for (const [region, { x, y, box, scale }] of plates)
				for (const [across, down] of [
					[0, 0],
					[-0.45, 0.4],
					[0.45, -0.4],
				] as const) {
					play.attention.inspected.value = undefined
					play.zoom!.tap({ x: x + across * box.width * scale, y: y + down * box.height * scale })
					expect(play.attention.inspected.value).toEqual({ kind: 'region', region })
				}
		})

		test('land beside a place is asked about, and changes no road', () => {
			const { play } = openAt(table)
			const { x, y } = pointOf('indianapolis')
			const { width, height } = A_DESK
			play.zoom!.sight!.value = { x: x - width / 2, y: y - height / 2, width, height, unit: 1 }
			const about = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12).map((angle) => ({
				x: x + Math.cos(angle) * 35,
				y: y + Math.sin(angle) * 35,
			}))
			const told = about.filter((at) => {
				play.zoom!.tap(at)
				const isStaged = play.staging.steps.value.length > 0
				play.staging.clear()
				return !isStaged
			})
			expect(told.length).toBeGreaterThan(12)
		})
	})
})
