import type { PlaceId } from '../data/places.ts'

export interface PlaceDrawing {
	name: string // as on a map; the same in every language
	state: string
	x: number
	y: number
	radius: number
	label: 'above' | 'below' | 'left' | 'right' // where the name stands
	labelX: number // the middle of the name
	labelY: number
}

/** Where the places are on a canvas of 1600 by 1000 (Albers equal-area, nudged apart where they crowd). */
export const canvas = { width: 1600, height: 1000 } as const

const drawn = (
	name: string,
	state: string,
	[x, y, radius]: [number, number, number],
	label: PlaceDrawing['label'],
	[labelX, labelY]: [number, number],
): PlaceDrawing => ({ name, state, x, y, radius, label, labelX, labelY })

export const placeDrawings: Readonly<Record<PlaceId, PlaceDrawing>> = {
	seattle: drawn('Seattle', 'WA', [161, 62, 30], 'above', [161, 23]),
	portland: drawn('Portland', 'OR', [125, 148, 26], 'below', [125, 183]),
	spokane: drawn('Spokane', 'WA', [266, 87, 13], 'above', [266, 65]),
	boise: drawn('Boise', 'ID', [262, 249, 13], 'below', [262, 271]),
	pocatello: drawn('Pocatello', 'ID', [362, 290, 13], 'left', [313, 290]),
	conrad: drawn('Conrad', 'MT', [412, 105, 13], 'above', [412, 83]),
	billings: drawn('Billings', 'MT', [485, 201, 31], 'above', [485, 161]),
	casper: drawn('Casper', 'WY', [529, 316, 30], 'left', [473, 316]),
	fargo: drawn('Fargo', 'ND', [770, 186, 13], 'above', [770, 164]),
	siouxfalls: drawn('Sioux Falls', 'SD', [771, 305, 13], 'below', [771, 327]),
	sanfrancisco: drawn('San Francisco', 'CA', [60, 418, 30], 'below', [60, 457]),
	losangeles: drawn('Los Angeles', 'CA', [137, 584, 36], 'right', [215, 584]),
	reno: drawn('Reno', 'NV', [157, 369, 13], 'above', [157, 347]),
	lasvegas: drawn('Las Vegas', 'NV', [245, 523, 13], 'left', [196, 523]),
	saltlakecity: drawn('Salt Lake City', 'UT', [367, 380, 13], 'right', [432, 380]),
	denver: drawn('Denver', 'CO', [554, 427, 30], 'left', [498, 427]),
	pueblo: drawn('Pueblo', 'CO', [573, 505, 13], 'below', [573, 527]),
	flagstaff: drawn('Flagstaff', 'AZ', [344, 567, 13], 'right', [393, 567]),
	phoenix: drawn('Phoenix', 'AZ', [317, 651, 31], 'below', [317, 691]),
	albuquerque: drawn('Albuquerque', 'NM', [488, 606, 30], 'right', [560, 606]),
	elpaso: drawn('El Paso', 'TX', [499, 739, 13], 'left', [457, 739]),
	oklahomacity: drawn('Oklahoma City', 'OK', [761, 607, 30], 'left', [682, 607]),
	dallas: drawn('Dallas', 'TX', [781, 716, 31], 'right', [838, 716]),
	houston: drawn('Houston', 'TX', [826, 832, 33], 'below', [826, 874]),
	ogallala: drawn('Ogallala', 'NE', [654, 394, 13], 'left', [609, 394]),
	omaha: drawn('Omaha', 'NE', [798, 394, 30], 'above', [798, 355]),
	dodgecity: drawn('Dodge City', 'KS', [694, 516, 13], 'left', [642, 516]),
	kansascity: drawn('Kansas City', 'MO', [848, 478, 31], 'left', [775, 478]),
	stlouis: drawn('St. Louis', 'MO', [968, 491, 27], 'above', [968, 455]),
	memphis: drawn('Memphis', 'TN', [996, 612, 13], 'right', [1038, 612]),
	littlerock: drawn('Little Rock', 'AR', [912, 638, 13], 'below', [912, 660]),
	minneapolis: drawn('Minneapolis', 'MN', [877, 255, 26], 'below', [877, 290]),
	chicago: drawn('Chicago', 'IL', [1028, 365, 36], 'above', [1028, 320]),
	detroit: drawn('Detroit', 'MI', [1146, 330, 30], 'left', [1087, 330]),
	indianapolis: drawn('Indianapolis', 'IN', [1086, 441, 13], 'left', [1027, 441]),
	pittsburgh: drawn('Pittsburgh', 'PA', [1250, 379, 26], 'left', [1185, 379]),
	newyork: drawn('New York', 'NY', [1403, 336, 38], 'above', [1403, 289]),
	washington: drawn('Washington', 'DC', [1352, 438, 33], 'above', [1352, 396]),
	charlotte: drawn('Charlotte', 'NC', [1249, 577, 27], 'left', [1186, 577]),
	raleigh: drawn('Raleigh', 'NC', [1334, 557, 13], 'right', [1376, 557]),
	charleston: drawn('Charleston', 'SC', [1299, 668, 27], 'below', [1299, 704]),
	huntsville: drawn('Huntsville', 'AL', [1085, 627, 13], 'above', [1085, 605]),
	montgomery: drawn('Montgomery', 'AL', [1102, 713, 13], 'left', [1050, 713]),
	atlanta: drawn('Atlanta', 'GA', [1167, 656, 31], 'above', [1167, 616]),
	jacksonville: drawn('Jacksonville', 'FL', [1257, 770, 26], 'below', [1257, 805]),
}
