import { milestoneIds } from './data/milestones.ts'
import { placeIds } from './data/places.ts'
import { regionIds } from './data/regions.ts'
import type { Event, Gain } from './event.ts'

/**
 * An event as it is kept and sent: the number of its kind, then its fields in order, names as numbers. A turn
 * tells several events, and everybody who joins gets all of them, so this is worth its while: a third of the
 * bytes.
 */
export type PackedEvent = [kind: number, ...fields: Packed[]]
type Packed = number | null | Packed[]

/** The fields of each kind, in the order in which they are kept; one that may be missing comes last. */
const shapes: { readonly [Type in Event['type']]: readonly string[] } = {
	income: ['slots', 'dollars'],
	develop: ['path', 'free'],
	share: ['place'],
	evaluate: ['place', 'value', 'winner', 'points', 'home', 'pieces'],
	beside: ['region'],
	score: ['region', 'tile', 'gains', 'space', 'points'],
	'develop-again': ['path', 'free'],
	'share-again': ['place'],
	cash: [],
	town: ['place'],
	boom: ['place'],
	milestone: ['milestone', 'seat'],
	assign: ['place', 'value'],
	'assign-region': ['region', 'tile'],
	over: ['why'],
	'first-eight': [],
}
const kinds = Object.keys(shapes) as Event['type'][]

interface Codec {
	pack(value: never): Packed
	unpack(packed: never): unknown
}

const oneOf = (names: readonly string[]): Codec => ({
	pack: (name: string) => names.indexOf(name),
	unpack: (index: number) => names[index],
})

const keepsakes = ['bonus', 'development', 'route'] as const

/** Fields that are not kept as they are. */
const codecs: { readonly [field: string]: Codec } = {
	place: oneOf(placeIds),
	region: oneOf(regionIds),
	milestone: oneOf(milestoneIds),
	why: oneOf(['red', 'idle', 'agreed']),
	pieces: {
		pack: (pieces: string) => Number(`1${pieces}`), // the first seat is 0
		unpack: (packed: number) => `${packed}`.slice(1),
	},
	path: {
		pack: (path: string[]) => path.map((place) => placeIds.indexOf(place as never)),
		unpack: (path: number[]) => path.map((index) => placeIds[index]),
	},
	gains: {
		pack: (gains: Gain[]) => gains.map(packGain),
		unpack: (gains: Packed[][]) => gains.map(unpackGain),
	},
}

const packGain = ({ seat, points, dollars, keeps }: Gain): Packed[] => [
	seat,
	points ?? null,
	dollars ?? null,
	keeps === undefined ? null : keepsakes.indexOf(keeps),
]

function unpackGain([seat, points, dollars, keeps]: Packed[]): Gain {
	const gain: Gain = { seat: seat as number }
	if (typeof points === 'number') gain.points = points
	if (typeof dollars === 'number') gain.dollars = dollars
	if (typeof keeps === 'number') gain.keeps = keepsakes[keeps]!
	return gain
}

export function packEvent(event: Event): PackedEvent {
	const fields = event as unknown as Record<string, never>
	const packed: PackedEvent = [kinds.indexOf(event.type)]
	for (const field of shapes[event.type])
		if (fields[field] !== undefined) packed.push(codecs[field]?.pack(fields[field]) ?? fields[field])
	return packed
}

/** What the client makes words and motion of. */
export function unpackEvent([kind, ...fields]: PackedEvent): Event {
	const type = kinds[kind]!
	const named = fields.map((packed, index) => {
		const field = shapes[type][index]!
		return [field, codecs[field] ? codecs[field].unpack(packed as never) : packed]
	})
	return { type, ...Object.fromEntries(named) }
}
