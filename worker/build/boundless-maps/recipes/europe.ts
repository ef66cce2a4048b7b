import { geoAzimuthalEqualArea } from 'd3-geo'
import { type Atlas, cutOut, join, landsOf } from '../countries.ts'
import type { Recipe } from '../draw-map.ts'
import { europeanLakes } from '../lakes.ts'
import { type Bow, beyond, layOut, type Position, type Sheet } from '../sheet.ts'

const width = 1180
const height = 1010
const TIMES = 3 // as large as it is, for the smallest of all

/** Names in the atlas of the countries that make up each region. */
const members: { [region: string]: string[] } = {
	AL: ['Albania'],
	AD: ['Andorra'],
	AM: ['Armenia'],
	AT: ['Austria'],
	AZ: ['Azerbaijan'],
	BY: ['Belarus'],
	BE: ['Belgium'],
	BA: ['Bosnia and Herz.'],
	BG: ['Bulgaria'],
	HR: ['Croatia'],
	CY: ['Cyprus', 'N. Cyprus'],
	CZ: ['Czechia'],
	DK: ['Denmark', 'Faeroe Is.'],
	EE: ['Estonia'],
	FI: ['Finland', 'Åland'],
	FR: ['France'],
	GE: ['Georgia'],
	DE: ['Germany'],
	GR: ['Greece'],
	HU: ['Hungary'],
	IS: ['Iceland'],
	IE: ['Ireland'],
	IT: ['Italy'],
	XK: ['Kosovo'],
	LV: ['Latvia'],
	LI: ['Liechtenstein'],
	LT: ['Lithuania'],
	LU: ['Luxembourg'],
	MT: ['Malta'],
	MD: ['Moldova'],
	MC: ['Monaco'],
	ME: ['Montenegro'],
	NL: ['Netherlands'],
	MK: ['Macedonia'],
	NO: ['Norway'],
	PL: ['Poland'],
	PT: ['Portugal'],
	RO: ['Romania'],
	RU: ['Russia'],
	SM: ['San Marino'],
	RS: ['Serbia'],
	SK: ['Slovakia'],
	SI: ['Slovenia'],
	ES: ['Spain'],
	SE: ['Sweden'],
	CH: ['Switzerland'],
	TR: ['Turkey'],
	UA: ['Ukraine'],
	GB: ['United Kingdom', 'Isle of Man', 'Jersey', 'Guernsey'],
	VA: ['Vatican'],
}

/** Pieces that the atlas counts to another region, each by a place in it. */
const moved: { from: string; place: [number, number]; to: string }[] = [
	{ from: 'Russia', place: [34.2, 45.3], to: 'UA' }, // Crimea
	{ from: 'Russia', place: [21.2, 54.7], to: 'RU-KGD' },
	{ from: 'Azerbaijan', place: [45.4, 39.3], to: 'AZ-NAX' },
]

/** Links go from a port to a port, in degrees east and north. */
const ports: { [pair: string]: Bow } = {
	'BE|GB': { from: [2.92, 51.24], to: [1.42, 51.34], bend: -0.15 }, // Ostend – Ramsgate
	'CY|TR': { from: [33.32, 35.34], to: [33.6, 36.15], bend: -0.15 }, // Kyrenia – Taşucu
	'DK|SE': { from: [12.62, 55.62], to: [12.95, 55.57], bend: 0 }, // the Øresund bridge
	'FR|GB': { from: [1.8, 50.95], to: [1.3, 51.12], bend: 0 }, // Calais – Dover
	'GB|IS': { from: [-4.1, 58.55], to: [-16.2, 64.2], bend: 0.12 }, // Thurso – Höfn
	'GB|NL': { from: [1.7, 52.3], to: [4.1, 52.0], bend: 0.15 }, // Harwich – Hook of Holland
	'GR|MT': { from: [21.7, 36.82], to: [14.55, 35.87], bend: 0.15 }, // Methoni – Valletta
	'IE|IS': { from: [-8.3, 55.1], to: [-20.2, 63.55], bend: 0.12 }, // Burtonport – Landeyjahöfn
	'IS|NO': { from: [-13.7, 65.05], to: [5.1, 61.9], bend: 0.12 }, // Seyðisfjörður – Måløy
	'IT|MT': { from: [14.85, 36.7], to: [14.45, 36.0], bend: 0.15 }, // Pozzallo – Valletta
}

/** Long or bent regions, through which the straight way to a neighbour would lead over others. */
const ways: { [direction: string]: [number, number][] } = {
	'FI>NO': [[26.5, 67.5]],
	'GR>TR': [
		[23.2, 41],
		[25, 41.1],
	],
	'HR>ME': [
		[15.6, 44.8],
		[16.3, 43.65],
		[17.6, 42.9],
	],
	'NO>FI': [
		[11.2, 63.6],
		[13.4, 65.6],
		[15.4, 67.2],
		[19.2, 68.9],
		[24, 69.6],
	],
	'NO>RU': [
		[11.2, 63.6],
		[13.4, 65.6],
		[15.4, 67.2],
		[19.2, 68.9],
		[25, 70.1],
		[28.2, 70.25],
	],
	'RU>NO': [[32, 67.5]],
	'TR>GE': [[38.5, 40.3]],
	'UA>RO': [[26.4, 48.5]],
}

/** Russia is met far west of its middle. */
const anchors: { [region: string]: [number, number] } = { RU: [37.6, 55.8] }

const projection = geoAzimuthalEqualArea()
	.rotate([-17, -53])
	.precision(0)
	.scale(1440)
	.translate([528, 508])
	.clipExtent(beyond(width, height))

const place = (degrees: [number, number]): Position => projection(degrees)!

/** An enclave that would vanish between two steps of the grid is drawn larger, and so is the hole it fills. */
function enlarge(regions: Sheet['regions'], enclave: string, around: string) {
	const ring = regions[enclave]![0]!
	const [x, y] = ring[0]!
	const own = new Set(ring.map(String))
	const grow = (point: Position): Position =>
		own.has(String(point)) ? [x + (point[0] - x) * TIMES, y + (point[1] - y) * TIMES] : point
	for (const region of [enclave, around]) regions[region] = regions[region]!.map((points) => points.map(grow))
}

function layOutSheet(world: Atlas): Sheet {
	const lands = landsOf(world, 'countries')
	const pieces = new Map(Object.keys(members).map((region) => [region, [] as number[][][]]))
	for (const { from, place, to } of moved) {
		pieces.set(to, [...(pieces.get(to) ?? []), cutOut(world, lands, from, place)])
	}
	for (const [region, countries] of Object.entries(members)) {
		for (const country of countries) {
			pieces.get(region)!.push(...lands.get(country)!)
			lands.delete(country)
		}
	}
	const regions = Object.fromEntries(
		[...pieces].map(([region, all]) => [region, layOut(join(world, all), projection)]),
	)
	enlarge(regions, 'VA', 'IT')
	for (const { region, shore } of europeanLakes) regions[region]!.push(shore.map(place))
	return {
		source:
			'Natural Earth 4.1, 1:50m (public domain), by world-atlas 2.0.2. Crimea is joined to Ukraine, the north of Cyprus to Cyprus, Åland to Finland, the Faroes to Denmark, Man and the Channel Islands to the United Kingdom. Lakes are our own.',
		width,
		height,
		regions,
		land: layOut(join(world, [...lands.values()].flat()), projection),
		water: [],
		panels: {},
		links: Object.fromEntries(
			Object.entries(ports).map(([pair, { from, to, bend }]) => [
				pair,
				{ from: place(from), to: place(to), bend },
			]),
		),
		ways: Object.fromEntries(
			Object.entries(ways).map(([direction, points]) => [direction, points.map(place)]),
		),
		anchors: Object.fromEntries(Object.entries(anchors).map(([region, at]) => [region, place(at)])),
	}
}

export const recipe: Recipe = {
	layOut: (read) => layOutSheet(read('world')),
	fineness: { grid: 4, border: 0.6, coast: 2, quiet: 6, islet: 6 },
}
