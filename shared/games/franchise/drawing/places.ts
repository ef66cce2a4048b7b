import type { PlaceId } from '../data/places.ts'

export interface PlaceDrawing {
	name: string // as on a map; the same in every language
	state: string
	x: number
	y: number
	radius: number
	label: 'above' | 'below' | 'left' | 'right' // where the name stands
}

/** Where the places are on a canvas of 1600 by 1000 (Albers equal-area, nudged apart where they crowd). */
export const canvas = { width: 1600, height: 1000 } as const

const drawn = (
	name: string,
	state: string,
	[x, y, radius]: [number, number, number],
	label: PlaceDrawing['label'],
): PlaceDrawing => ({ name, state, x, y, radius, label })

export const placeDrawings: Readonly<Record<PlaceId, PlaceDrawing>> = {
	seattle: drawn('Seattle', 'WA', [161, 62, 30], 'above'),
	portland: drawn('Portland', 'OR', [125, 148, 26], 'below'),
	spokane: drawn('Spokane', 'WA', [266, 87, 13], 'above'),
	boise: drawn('Boise', 'ID', [262, 249, 13], 'left'),
	pocatello: drawn('Pocatello', 'ID', [362, 290, 13], 'left'),
	conrad: drawn('Conrad', 'MT', [412, 105, 13], 'above'),
	billings: drawn('Billings', 'MT', [485, 201, 31], 'right'),
	casper: drawn('Casper', 'WY', [529, 316, 30], 'left'),
	fargo: drawn('Fargo', 'ND', [770, 186, 13], 'above'),
	siouxfalls: drawn('Sioux Falls', 'SD', [771, 305, 13], 'above'),
	sanfrancisco: drawn('San Francisco', 'CA', [60, 418, 30], 'right'),
	losangeles: drawn('Los Angeles', 'CA', [137, 584, 36], 'below'),
	reno: drawn('Reno', 'NV', [157, 369, 13], 'above'),
	lasvegas: drawn('Las Vegas', 'NV', [245, 523, 13], 'left'),
	saltlakecity: drawn('Salt Lake City', 'UT', [367, 380, 13], 'above'),
	denver: drawn('Denver', 'CO', [554, 427, 30], 'left'),
	pueblo: drawn('Pueblo', 'CO', [573, 505, 13], 'left'),
	flagstaff: drawn('Flagstaff', 'AZ', [344, 567, 13], 'left'),
	phoenix: drawn('Phoenix', 'AZ', [317, 651, 31], 'below'),
	albuquerque: drawn('Albuquerque', 'NM', [488, 606, 30], 'below'),
	elpaso: drawn('El Paso', 'TX', [499, 739, 13], 'right'),
	oklahomacity: drawn('Oklahoma City', 'OK', [761, 607, 30], 'left'),
	dallas: drawn('Dallas', 'TX', [781, 716, 31], 'right'),
	houston: drawn('Houston', 'TX', [826, 832, 33], 'below'),
	ogallala: drawn('Ogallala', 'NE', [654, 394, 13], 'above'),
	omaha: drawn('Omaha', 'NE', [798, 394, 30], 'above'),
	dodgecity: drawn('Dodge City', 'KS', [694, 516, 13], 'right'),
	kansascity: drawn('Kansas City', 'MO', [848, 478, 31], 'left'),
	stlouis: drawn('St. Louis', 'MO', [968, 491, 27], 'below'),
	memphis: drawn('Memphis', 'TN', [996, 612, 13], 'left'),
	littlerock: drawn('Little Rock', 'AR', [912, 638, 13], 'below'),
	minneapolis: drawn('Minneapolis', 'MN', [877, 255, 26], 'right'),
	chicago: drawn('Chicago', 'IL', [1028, 365, 36], 'above'),
	detroit: drawn('Detroit', 'MI', [1146, 330, 30], 'above'),
	indianapolis: drawn('Indianapolis', 'IN', [1086, 441, 13], 'left'),
	pittsburgh: drawn('Pittsburgh', 'PA', [1250, 379, 26], 'above'),
	newyork: drawn('New York', 'NY', [1403, 336, 38], 'above'),
	washington: drawn('Washington', 'DC', [1352, 438, 33], 'right'),
	charlotte: drawn('Charlotte', 'NC', [1249, 577, 27], 'left'),
	raleigh: drawn('Raleigh', 'NC', [1334, 557, 13], 'above'),
	charleston: drawn('Charleston', 'SC', [1299, 668, 27], 'below'),
	huntsville: drawn('Huntsville', 'AL', [1085, 627, 13], 'above'),
	montgomery: drawn('Montgomery', 'AL', [1102, 713, 13], 'left'),
	atlanta: drawn('Atlanta', 'GA', [1167, 656, 31], 'left'),
	jacksonville: drawn('Jacksonville', 'FL', [1257, 770, 26], 'below'),
}
