import { type GeoProjection, geoConicEqualArea } from 'd3-geo'
import { type Atlas, join, landsOf } from '../countries.ts'
import type { Recipe } from '../draw-map.ts'
import { americanLakes, greatLakes } from '../lakes.ts'
import { beyond, layOut, type Position, type Sheet } from '../sheet.ts'

const width = 980
const height = 730
const scale = 1300

/** Names in the atlas; the District of Columbia fills the gap it would leave in Maryland. */
const members: { [region: string]: string[] } = {
	AL: ['Alabama'],
	AK: ['Alaska'],
	AZ: ['Arizona'],
	AR: ['Arkansas'],
	CA: ['California'],
	CO: ['Colorado'],
	CT: ['Connecticut'],
	DE: ['Delaware'],
	FL: ['Florida'],
	GA: ['Georgia'],
	HI: ['Hawaii'],
	ID: ['Idaho'],
	IL: ['Illinois'],
	IN: ['Indiana'],
	IA: ['Iowa'],
	KS: ['Kansas'],
	KY: ['Kentucky'],
	LA: ['Louisiana'],
	ME: ['Maine'],
	MD: ['Maryland', 'District of Columbia'],
	MA: ['Massachusetts'],
	MI: ['Michigan'],
	MN: ['Minnesota'],
	MS: ['Mississippi'],
	MO: ['Missouri'],
	MT: ['Montana'],
	NE: ['Nebraska'],
	NV: ['Nevada'],
	NH: ['New Hampshire'],
	NJ: ['New Jersey'],
	NM: ['New Mexico'],
	NY: ['New York'],
	NC: ['North Carolina'],
	ND: ['North Dakota'],
	OH: ['Ohio'],
	OK: ['Oklahoma'],
	OR: ['Oregon'],
	PA: ['Pennsylvania'],
	RI: ['Rhode Island'],
	SC: ['South Carolina'],
	SD: ['South Dakota'],
	TN: ['Tennessee'],
	TX: ['Texas'],
	UT: ['Utah'],
	VT: ['Vermont'],
	VA: ['Virginia'],
	WA: ['Washington'],
	WV: ['West Virginia'],
	WI: ['Wisconsin'],
	WY: ['Wyoming'],
}

type Corners = [Position, Position]

type Pair = [number, number]

/** A cone that is laid around the earth, and the place on the sheet that its middle comes to. */
interface Cone {
	parallels: Pair
	west: number // the meridian that stands upright, in degrees
	center: Pair
	scale: number
	at: Position
}

const unroll = (corners: Corners, { parallels, west, center, scale, at }: Cone): GeoProjection =>
	geoConicEqualArea()
		.parallels(parallels)
		.rotate([west, 0])
		.center(center)
		.scale(scale)
		.translate(at)
		.precision(0)
		.clipExtent(corners)

const mainland = unroll(beyond(width, height), {
	parallels: [29.5, 45.5],
	west: 96,
	center: [-0.6, 38.7],
	scale,
	at: [490, 425],
})

const inset = (corners: Corners, cone: Cone) => ({ corners, projection: unroll(corners, cone) })

/** Alaska, smaller, stands above Washington and Hawaii below California: where one would look for them. */
const insets: { [region: string]: { corners: Corners; projection: GeoProjection } } = {
	AK: inset(
		[
			[0, 0],
			[206, 126],
		],
		{ parallels: [55, 65], west: 154, center: [-2, 58.5], scale: scale * 0.3, at: [92, 92] },
	),
	HI: inset(
		[
			[0, 616],
			[136, height],
		],
		{ parallels: [8, 18], west: 157, center: [-3, 19.9], scale, at: [14, 690] },
	),
}

/** Long or bent states, through which the straight way to a neighbour would lead over others. */
const ways: { [direction: string]: [number, number][] } = {
	'CA>OR': [[-121.6, 38.8]],
	'NC>GA': [[-82.3, 35.5]],
	'OK>NM': [[-99.8, 36.75]],
	'VA>KY': [[-80.6, 37]],
}

const projectionOf = (region: string): GeoProjection => insets[region]?.projection ?? mainland

const place = (region: string, degrees: [number, number]): Position => projectionOf(region)(degrees)!

function layOutSheet(states: Atlas, world: Atlas): Sheet {
	const lands = landsOf(states, 'states')
	const regions = Object.fromEntries(
		Object.entries(members).map(([region, names]) => {
			const pieces = names.flatMap((name) => lands.get(name)!)
			return [region, layOut(join(states, pieces), projectionOf(region))]
		}),
	)
	for (const { region, shore } of americanLakes) {
		regions[region]!.push(shore.map((degrees) => place(region, degrees)))
	}
	const countries = landsOf(world, 'countries')
	countries.delete('United States of America')
	const abroad = join(world, [...countries.values()].flat())
	return {
		source:
			'U.S. Census Bureau 2017 cartographic boundaries (public domain), by us-atlas 3.0.1; land around: Natural Earth 4.1, 1:50m (public domain), by world-atlas 2.0.2. The District of Columbia is joined to Maryland. Lakes are our own.',
		width,
		height,
		regions,
		land: layOut(abroad, mainland),
		water: greatLakes.map((shore) => shore.map((degrees) => mainland(degrees)!)),
		panels: Object.fromEntries(
			Object.entries(insets).map(([region, { corners, projection }]) => [
				region,
				{ corners, land: layOut(abroad, projection) },
			]),
		),
		links: {
			'AK|WA': { from: place('AK', [-132.2, 55]), to: place('WA', [-124.6, 48.3]), bend: -0.15 }, // Ketchikan – Neah Bay
			'CA|HI': { from: place('CA', [-120.6, 34.6]), to: place('HI', [-157.8, 21.6]), bend: 0.15 }, // Lompoc – Oahu
		},
		anchors: {},
		ways: Object.fromEntries(
			Object.entries(ways).map(([direction, points]) => [
				direction,
				points.map((degrees) => mainland(degrees)!),
			]),
		),
	}
}

export const recipe: Recipe = {
	layOut: (read) => layOutSheet(read('states'), read('world')),
	fineness: { grid: 4, border: 0.2, coast: 0.4, quiet: 6, islet: 3 },
}
