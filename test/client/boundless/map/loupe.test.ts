import { describe, expect, test } from 'vitest'
import { crowdIn } from '../../../../client/games/boundless/atlas/crowd.ts'
import { loupeFor } from '../../../../client/games/boundless/atlas/loupe.ts'
import type { MapScene } from '../../../../client/games/boundless/atlas/scene.ts'
import { boundsOf } from '../../../../client/games/boundless/map/bounds.ts'
import { markStops } from '../../../../client/games/boundless/map/mark-stops.ts'
import { placeNames } from '../../../../client/games/boundless/map/names.ts'
import { type Frame, fitOf, fitted, lookingAt, pixelOf } from '../../../../client/table/surface/camera.ts'
import { graphOf } from '../../../../shared/games/boundless/rules/graph.ts'
import { priceOf } from '../../../../shared/games/boundless/rules/price.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { type DrawnGame, drawnMaps } from './drawings.ts'

const [europe, usa] = drawnMaps as [DrawnGame, DrawnGame]
const PHONE = { width: 390, height: 323 } // what a phone leaves for the map

const namesOf = ({ game }: DrawnGame) =>
	Object.fromEntries(Object.entries(game.states).map(([state, { en }]) => [state, en]))

/** A journey as the settlement shows it, and how large the map is then. */
function settled({ id, map }: DrawnGame, round: number, centre: string[], picks: string[]) {
	const { route } = priceOf(graphOf(id), { round, centre }, picks, 0)
	const states = route.map((region) => map.regions[region]!.state)
	const scene: MapScene = {
		key: '',
		marks: {},
		first: [...centre, ...picks],
		along: states,
		stops: [...centre, ...picks].map((state) => route[states.indexOf(state)]!),
		look: [...new Set(states)],
	}
	const frame: Frame = { ...PHONE, drawing: map.box, nearest: 1.7 }
	const { scale } = lookingAt(frame, boundsOf(map, scene.look, 24)) ?? fitted(frame)
	return { scene, frame, scale: fitOf(frame) * scale }
}

/** The names of a journey that cannot be read: neither on the map nor in the glass. */
function unread(drawn: DrawnGame, { scene, frame, scale }: ReturnType<typeof settled>): string[] {
	const names = namesOf(drawn)
	const loupe = loupeFor(drawn.map, names, scene, frame, scale)
	const marked = markStops(drawn.map, scene.stops)
	const onMap = scene.first.filter((state) => !loupe?.states.includes(state))
	const squeezed = placeNames(marked, names, scale, onMap, { along: scene.along! }).filter(
		(name) => name.squeezed,
	)
	const inGlass = loupe
		? placeNames(
				{ ...marked, box: loupe.view },
				names,
				loupe.glass.width / loupe.view.width,
				loupe.states,
			).filter((name) => name.squeezed)
		: []
	return [...squeezed, ...inGlass].map(({ state }) => state)
}

describe('the glass over the crowded part of a route', () => {
	test('shows New England to whoever came from the other end of the country', () => {
		const journey = settled(usa, 3, ['CA'], ['CT', 'NH'])
		const loupe = loupeFor(usa.map, namesOf(usa), journey.scene, journey.frame, journey.scale)!
		expect(loupe.states).toEqual(expect.arrayContaining(['CT', 'NH']))
		expect(loupe.glass.width / loupe.view.width).toBeGreaterThan(2 * journey.scale)
		expect(unread(usa, journey)).toEqual([])
	})

	test('shows the Balkans to whoever came from Iceland', () => {
		const journey = settled(europe, 3, ['IS'], ['ME', 'MK'])
		expect(loupeFor(europe.map, namesOf(europe), journey.scene, journey.frame, journey.scale)).toBeDefined()
		expect(unread(europe, journey)).toEqual([])
	})

	test('is not there where the window is too low to hold one', () => {
		const { scene, frame, scale } = settled(europe, 3, ['IS'], ['ME', 'MK'])
		const low = { ...frame, height: 110 }
		expect(loupeFor(europe.map, namesOf(europe), scene, low, scale / 3)).toBeUndefined()
	})

	test('is not there where everything can be read', () => {
		const journey = settled(usa, 1, ['CA'], ['KS'])
		expect(loupeFor(usa.map, namesOf(usa), journey.scene, journey.frame, journey.scale)).toBeUndefined()
	})

	test('is not there for a state that is only passed through', () => {
		const { scene } = settled(europe, 5, ['CY', 'SI'], ['PT', 'HU'])
		const frame: Frame = { width: 320, height: 215, drawing: europe.map.box, nearest: 1.7 }
		const camera = lookingAt(frame, boundsOf(europe.map, scene.look, 24)) ?? fitted(frame)
		const scale = fitOf(frame) * camera.scale
		const states = loupeFor(europe.map, namesOf(europe), scene, frame, scale)?.states ?? []
		expect(states.filter((state) => !scene.first.includes(state))).toEqual([])
		const insisted = { ...scene, first: [...scene.first, ...scene.along!] }
		expect(loupeFor(europe.map, namesOf(europe), insisted, frame, scale)?.states).toContain('IT')
	})

	test('is put away by looking from near', () => {
		const { scene, frame } = settled(usa, 3, ['CA'], ['CT', 'NH'])
		expect(loupeFor(usa.map, namesOf(usa), scene, frame, 3)).toBeUndefined()
	})

	test('lies in the window, and neither over a stamp nor over what it shows', () => {
		const { scene, frame, scale } = settled(usa, 3, ['CA'], ['CT', 'NH'])
		const { glass, view } = loupeFor(usa.map, namesOf(usa), scene, frame, scale)!
		expect(glass.x).toBeGreaterThanOrEqual(0)
		expect(glass.y).toBeGreaterThanOrEqual(0)
		expect(glass.x + glass.width).toBeLessThanOrEqual(frame.width)
		const camera = lookingAt(frame, boundsOf(usa.map, scene.look, 24)) ?? fitted(frame)
		for (const at of [view, ...scene.stops.map((region) => usa.map.regions[region]!.anchor)]) {
			const { x, y } = pixelOf(frame, camera, at)
			const isBeside = x < glass.x || x > glass.x + glass.width
			expect(isBeside || y < glass.y || y > glass.y + glass.height).toBe(true)
		}
		expect(glass.y + glass.height).toBeLessThanOrEqual(frame.height)
	})

	test('on a television lies where elsewhere a button would be, rather than over the route', () => {
		const { scene } = settled(europe, 5, ['IT', 'ME'], ['MK', 'UA'])
		const frame: Frame = { width: 427, height: 195, drawing: europe.map.box, nearest: 1.7 }
		const camera = lookingAt(frame, boundsOf(europe.map, scene.look, 24))!
		const scale = fitOf(frame) * camera.scale
		const hidden = (hasTools: boolean) => {
			const { glass } = loupeFor(europe.map, namesOf(europe), scene, frame, scale, hasTools)!
			return scene.stops.filter((region) => {
				const { x, y } = pixelOf(frame, camera, europe.map.regions[region]!.anchor)
				return x > glass.x && x < glass.x + glass.width && y > glass.y && y < glass.y + glass.height
			}).length
		}
		expect(hidden(true)).toBe(1) // Ukraine, rather than the button beside it
		expect(hidden(false)).toBe(0)
	})

	test.each(drawnMaps)('$id: leaves hardly a name of 60 journeys unread on a phone', (drawn) => {
		const random = randomFrom('journeys')
		const count = { wanted: 0, crowded: 0, unread: 0 }
		for (let deal = 0; deal < 60; deal++) {
			const cards = random.shuffle(Object.keys(drawn.game.states))
			const journey = settled(drawn, 5, cards.slice(0, 2), cards.slice(2, 4))
			const { scene, scale } = journey
			count.wanted += new Set(scene.first).size
			count.crowded += crowdIn(markStops(drawn.map, scene.stops), namesOf(drawn), scale, scene).length
			count.unread += unread(drawn, journey).length
		}
		expect(count.unread / count.wanted).toBeLessThan(0.01)
		expect(count.unread).toBeLessThan(count.crowded / 5)
	})
})
