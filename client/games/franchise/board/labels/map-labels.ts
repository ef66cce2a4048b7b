import { type PlaceId, placeIds } from '../../../../../shared/games/franchise/data/places.ts'
import { type RegionId, regionIds } from '../../../../../shared/games/franchise/data/regions.ts'
import { roads } from '../../../../../shared/games/franchise/data/roads.ts'
import { placeDrawings } from '../../../../../shared/games/franchise/drawing/places.ts'
import { isOut, isTown } from '../../../../../shared/games/franchise/rules/board.ts'
import type { Box, Point, Sight } from '../../../game.ts'
import { arrivalOf, pointOf, shieldPoint } from '../geometry.ts'
import { overviewPoints } from '../plate-points.ts'
import { arrange, type Disc, gapTo, isFarther, isOver, isOverDisc, isWithin, type Wish } from './arrange.ts'
import { type Chip, chipsFor } from './edge-chips.ts'
import {
	FROM_HEIGHT,
	FROM_SIZE,
	LINE,
	linesOf,
	nameSize,
	PLATE_HEIGHT,
	plateScale,
	tagSize,
} from './label-sizes.ts'
import { nameOptions, roundOptions, type Size, tagOptions } from './options.ts'
import { plateOptions } from './plate-options.ts'
import type { Target } from './target.ts'
import { textWidth } from './text-width.ts'

/** What the labels of the map depend on, as plain data. */
export interface LabelScene {
	players: number
	radii: Readonly<Partial<Record<PlaceId, number>>> // of the places' signs, in units of the map
	marks: readonly Disc[] // what else stands on the map, in units: the fireworks, and who stayed where all is evaluated
	taken: ReadonlySet<PlaceId> // where somebody is: these are named before others
	corner: readonly Box[] // what is printed in its corner, in units
	targets: readonly Target[]
	isChoosing: boolean // then roads that lead nowhere say no price
	plates: Readonly<Partial<Record<RegionId, number>>> // how wide they are, in units of their own
	regionNames: Readonly<Record<RegionId, string>> // as they are read from afar
	from(place: PlaceId): string // says where a road comes from
}

/** A label as it is drawn: its middle on the map, and how many units of that a pixel is. */
export interface Placed extends Point {
	box: Box // in pixels of the window
	scale: number
}

export interface MapLabels {
	names: ReadonlyMap<PlaceId, Placed>
	tags: ReadonlyMap<PlaceId, Placed>
	froms: ReadonlyMap<PlaceId, Placed>
	plates: ReadonlyMap<RegionId, Placed>
	shields: readonly number[] // of roads, by their index
	chips: readonly Chip[]
	targets: ReadonlyMap<PlaceId, Disc> // those in sight, in pixels of the window
	isAfar: boolean // only regions have names
	sight: Sight
}

const AFAR = 0.37 // pixels a unit, below which only regions are named
const CLEARER = 1 // pixels that a label is nearer to its own place than to any other
const AIR = 4 // pixels above and below a name, where there is room for them
const RING = 8 // units round a sign that can be chosen
const EDGE = 2 // and round one that cannot
const NEAR = 170 // pixels within which another place could be mistaken for a label's own
export const BUTTON = { size: 44, edge: 8 } // the one that floats over the map, in its lower right corner

const hasTag = ({ price, text }: Target): boolean => price !== undefined || text !== undefined

/** Where all labels stand. In the window nothing lies on anything; outside of it, they may be dragged into sight. */
export function layOutLabels(scene: LabelScene, sight: Sight): MapLabels {
	const ground = groundOf(scene, sight)
	const needed = layOutNeeded(ground)
	return ground.isAfar ? labelsOf(ground, needed, []) : layOutOthers(ground, needed)
}

interface Ground {
	scene: LabelScene
	sight: Sight
	window: Box
	button: Box
	isAfar: boolean
	inPlay: readonly PlaceId[]
	discs: ReadonlyMap<PlaceId, Disc>
	signs: ReadonlyMap<PlaceId, Disc> // the same, each as large as if it could be chosen: names keep their places
	homes: ReadonlyMap<string, Box> // where names and plates stand as long as nothing can be chosen
	marks: readonly Disc[] // what else is round
	fixed: readonly Box[]
	pixel(at: Point): Point
}

/** What is there already, in pixels. */
function groundOf(scene: LabelScene, sight: Sight): Ground {
	const { unit } = sight
	const window: Box = { x: 0, y: 0, width: sight.width * unit, height: sight.height * unit }
	const pixel = ({ x, y }: Point): Point => ({ x: (x - sight.x) * unit, y: (y - sight.y) * unit })
	const inPlay = placeIds.filter((place) => !isOut(place, scene.players))
	const chosen = new Set(scene.targets.map(({ place }) => place))
	const discOf = (place: PlaceId, ring: number): Disc => ({
		...pixel(pointOf(place)),
		radius: ((scene.radii[place] ?? 0) + ring) * unit,
	})
	const discs = new Map(inPlay.map((place) => [place, discOf(place, chosen.has(place) ? RING : EDGE)]))
	const signs = new Map(inPlay.map((place) => [place, discOf(place, RING)]))
	const isAfar = unit < AFAR
	const button: Box = {
		x: window.width - BUTTON.edge - BUTTON.size,
		y: window.height - BUTTON.edge - BUTTON.size,
		width: BUTTON.size,
		height: BUTTON.size,
	}
	const regions = isAfar ? regionIds : []
	const ground: Ground = {
		scene,
		sight,
		window,
		button,
		isAfar,
		inPlay,
		discs,
		signs,
		homes: new Map(),
		marks: scene.marks.map(({ radius, ...at }) => ({ ...pixel(at), radius: radius * unit })),
		fixed: [
			button,
			...scene.corner.map((box) => ({ ...pixel(box), width: box.width * unit, height: box.height * unit })),
			...regions.map((region) => {
				const at = pixel(overviewPoints[region])
				const width = textWidth(scene.regionNames[region], 11.5)
				return { x: at.x - width / 2, y: at.y - 10, width, height: 13 }
			}),
		],
		pixel,
	}
	return isAfar ? ground : { ...ground, homes: homesOf(ground) }
}

/** Whoever looks for a name or a plate finds it where it was: prices and ways give way to them, as far as they can. */
function homesOf(ground: Ground): Map<string, Box> {
	const { inPlay, signs, marks, fixed } = ground
	const plates = arrange(
		regionIds.flatMap((region) => plateWish(ground, region)),
		fixed,
		[...signs.values(), ...marks],
	)
	const names = arrange(
		inPlay.map((place) => {
			const wish = nameWish(ground, place, true)
			return { ...wish, options: wish.options.map((box) => padded(box, AIR)) }
		}),
		[...fixed, ...plates.values()],
		marks,
	)
	return new Map([...plates, ...[...names].map(([key, box]) => [key, padded(box, -AIR)] as const)])
}

/** With so much more above and below: a name on top of another would be taken for a part of it. */
const padded = ({ x, y, width, height }: Box, air: number): Box => ({
	x,
	y: y - air,
	width,
	height: height + 2 * air,
})

/** First where it is at home, or where nothing else is. */
const preferring = (options: readonly Box[], isBetter: (option: Box) => boolean): Box[] => [
	...options.filter(isBetter),
	...options.filter((option) => !isBetter(option)),
]

const isSame = (one: Box, other: Box | undefined): boolean =>
	other !== undefined &&
	Math.abs(one.x - other.x) < 0.01 &&
	Math.abs(one.y - other.y) < 0.01 &&
	Math.abs(one.height - other.height) < 0.01

interface Needed {
	placed: ReadonlyMap<string, Box>
	chips: readonly Chip[]
	targets: ReadonlyMap<PlaceId, Disc>
}

/** Names and prices of what can be chosen in sight, and chips for what cannot be seen, or finds no room. */
function layOutNeeded(ground: Ground): Needed {
	const { scene, window, button, isAfar, discs, marks, fixed, pixel } = ground
	const wishes = new Map<PlaceId, Wish[]>(
		scene.targets.map((target) => [
			target.place,
			[
				...(isAfar ? [] : [nameWish(ground, target.place, true)]),
				...(hasTag(target) ? [tagWish(ground, target)] : []),
			],
		]),
	)
	const choosable = scene.targets.map(({ place }) => discs.get(place)!)
	const hidden = new Set<PlaceId>()
	for (;;) {
		const inSight = scene.targets.filter(({ place }) => {
			const disc = discs.get(place)!
			return !hidden.has(place) && isWithin(squareOf(disc), window) && !isOverDisc(button, disc)
		})
		const targets = new Map(inSight.map(({ place }) => [place, discs.get(place)!]))
		const off = scene.targets
			.filter(({ place }) => !targets.has(place))
			.map(({ place, price }) => ({ place, price, ...pixel(pointOf(place)) }))
		const chips = isAfar
			? []
			: chipsFor(off, { window, boxes: [button], choosable, discs: [...discs.values()] })
		const placed = arrange(
			inSight.flatMap(({ place }) => wishes.get(place)!),
			[...fixed, ...chips.map(({ box }) => box)],
			marks,
		)
		const lost = inSight.find(({ place }) => wishes.get(place)!.some(({ key }) => !placed.has(key)))
		if (!lost || isAfar) return { placed, chips, targets }
		hidden.add(lost.place) // one at a time: with it gone there may be room for the others
	}
}

/**
 * Plates, then names where somebody is, then where roads come from, then all other names, as far as there is room; and
 * the prices of roads.
 */
function layOutOthers(ground: Ground, needed: Needed): MapLabels {
	const { scene, sight, inPlay, discs, marks, pixel } = ground
	const round = [...discs.values(), ...marks]
	const { chips, targets } = needed
	const fixed = [...ground.fixed, ...chips.map(({ box }) => box)]
	const placed = new Map(needed.placed)
	const add = (wishes: readonly Wish[], besides: readonly Disc[]) => {
		for (const [key, box] of arrange(wishes, [...fixed, ...placed.values()], besides)) placed.set(key, box)
	}
	add(
		regionIds.flatMap((region) => plateWish(ground, region)),
		round,
	)
	const untold = inPlay.filter((place) => !targets.has(place))
	const others = untold.filter((place) => !scene.taken.has(place))
	add(
		untold.filter((place) => scene.taken.has(place)).map((place) => nameWish(ground, place, true)),
		marks,
	)
	add(
		scene.targets.flatMap((target) => fromWish(ground, target, placed.get(`tag ${target.place}`))),
		round,
	)
	add(
		[...others.filter((place) => !isTown(place)), ...others.filter(isTown)].map((place) =>
			nameWish(ground, place, false),
		),
		marks,
	)
	const shield = { width: 20 * sight.unit, height: Math.max(24 * sight.unit, 12) }
	const taken = [...fixed, ...placed.values()]
	const shields = roads.flatMap(([a, b], index) => {
		if (scene.isChoosing || isOut(a, scene.players) || isOut(b, scene.players)) return []
		const box = boxAt(pixel(shieldPoint(a, b)), shield)
		const isFree = !taken.some((other) => isOver(box, other)) && !round.some((disc) => isOverDisc(box, disc))
		return isFree ? [index] : []
	})
	return labelsOf(ground, { placed, chips, targets }, shields)
}

/** Of what is in sight all is seen, and nothing of what is not: no label is cut in two. */
function uncut({ window }: Ground, at: Point, options: readonly Box[]): Box[] {
	const isSeen = isWithin({ ...at, width: 0, height: 0 }, window)
	return options.filter((box) => (isSeen ? isWithin(box, window) : !isOver(box, window)))
}

/** Only where it is nearer to its own place than to any other: it covers none, and nobody takes it for a neighbour's. */
function isNearestTo({ signs }: Ground, place: PlaceId): (box: Box) => boolean {
	const disc = signs.get(place)!
	const others = [...signs.values()].filter(
		(other) => other !== disc && Math.abs(other.x - disc.x) < NEAR && Math.abs(other.y - disc.y) < NEAR,
	)
	return (box) => {
		const own = gapTo(box, disc) + CLEARER
		return others.every((other) => isFarther(box, other, own))
	}
}

/** Whether nothing is at home there. */
function isClear({ homes }: Ground): (box: Box) => boolean {
	const all = [...homes.values()]
	return (box) => !all.some((home) => isOver(box, home))
}

function nameWish(ground: Ground, place: PlaceId, isNeeded: boolean): Wish {
	const size = nameSize(place, ground.sight.unit)
	const { name, label } = placeDrawings[place]
	const disc = ground.signs.get(place)!
	const lines = linesOf(name)
	const widths = lines.map((line) => textWidth(line, size))
	const options = [
		...nameOptions(disc, { width: textWidth(name, size), height: size }, label),
		...(lines.length > 1
			? nameOptions(disc, { width: Math.max(...widths), height: size * (1 + LINE) }, label)
			: []),
	]
	const home = ground.homes.get(`name ${place}`)
	return {
		key: `name ${place}`,
		options: preferring(uncut(ground, disc, options), (option) => isSame(option, home)),
		suits: isNearestTo(ground, place),
		isNeeded,
	}
}

function tagWish(ground: Ground, target: Target): Wish {
	const { place, path } = target
	const disc = ground.discs.get(place)!
	const size = tagSize(target)
	const options = path
		? tagOptions(disc, size, arrivalOf(path.at(-2)!, place, disc.radius / ground.sight.unit))
		: roundOptions(disc, size)
	return {
		key: `tag ${place}`,
		options: preferring(uncut(ground, disc, options), isClear(ground)),
		suits: isNearestTo(ground, place),
		isNeeded: !ground.isAfar,
	}
}

/** Beside the price, on one sign with it. */
function fromWish(ground: Ground, { place, path }: Target, tag: Box | undefined): Wish[] {
	if (!tag || !path) return []
	const width = textWidth(ground.scene.from(path[0]!), FROM_SIZE) + 6
	const middle = tag.y + (tag.height - FROM_HEIGHT) / 2
	const beside = [tag.x + tag.width, tag.x - width].flatMap((x) =>
		[0, -4, 4].map((shift) => ({ x, y: middle + shift })),
	)
	const aside = [tag.y + tag.height, tag.y - FROM_HEIGHT].flatMap((y) =>
		[0.5, 0.2, 0.8, 0, 1].map((part) => ({ x: tag.x + (tag.width - width) * part, y })),
	)
	const options = [...beside, ...aside].map((at) => ({ ...at, width, height: FROM_HEIGHT }))
	return [
		{
			key: `from ${place}`,
			options: preferring(uncut(ground, tag, options), isClear(ground)),
			isNeeded: false,
		},
	]
}

function plateWish(ground: Ground, region: RegionId): Wish[] {
	const width = ground.scene.plates[region]
	if (width === undefined) return []
	const scale = plateScale(ground.sight.unit)
	const size = { width: width * scale, height: PLATE_HEIGHT * scale }
	const options = plateOptions[region].flatMap((point) => {
		const at = ground.pixel(point)
		return uncut(ground, at, [boxAt(at, size)])
	})
	const home = ground.homes.get(`plate ${region}`)
	return [
		{
			key: `plate ${region}`,
			options: preferring(options, (option) => isSame(option, home)),
			isNeeded: false,
		},
	]
}

function labelsOf(
	{ sight, isAfar }: Ground,
	{ placed, chips, targets }: Needed,
	shields: readonly number[],
): MapLabels {
	const drawn = <Key extends string>(kind: string): Map<Key, Placed> => {
		const found = new Map<Key, Placed>()
		for (const [key, box] of placed) {
			if (!key.startsWith(`${kind} `)) continue
			const x = sight.x + (box.x + box.width / 2) / sight.unit
			const y = sight.y + (box.y + box.height / 2) / sight.unit
			found.set(key.slice(kind.length + 1) as Key, { box, x, y, scale: 1 / sight.unit })
		}
		return found
	}
	return {
		names: drawn<PlaceId>('name'),
		tags: drawn<PlaceId>('tag'),
		froms: drawn<PlaceId>('from'),
		plates: drawn<RegionId>('plate'),
		shields,
		chips,
		targets,
		isAfar,
		sight,
	}
}

/** What is written on the map covers these parts of it. */
export const boxesOnMap = ({ names, tags, froms, plates }: MapLabels): Box[] =>
	[names, tags, froms, plates].flatMap((kind) =>
		[...kind.values()].map(({ x, y, box, scale }) =>
			boxAt({ x, y }, { width: box.width * scale, height: box.height * scale }),
		),
	)

const squareOf = ({ x, y, radius }: Disc): Box => ({
	x: x - radius,
	y: y - radius,
	width: 2 * radius,
	height: 2 * radius,
})

const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
	x: x - width / 2,
	y: y - height / 2,
	width,
	height,
})
