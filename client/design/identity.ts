/**
 * A colour and a shape, always together. Seats have the first six (`colour` of a seat is an index here);
 * red and white are for companies.
 */
export const identities = ['amber', 'blue', 'vermilion', 'green', 'plum', 'black', 'red', 'white'] as const

export type Identity = (typeof identities)[number]

/** Outlines of about equal weight to the eye, around the origin, within ten units. */
export const shapes: Readonly<Record<Identity, string>> = {
	amber: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
	blue: 'M-8-8H8V8H-8Z',
	vermilion: 'M0-9.5 9.8 7.5H-9.8Z',
	green: 'M0-10.5 9.5 0 0 10.5-9.5 0Z',
	plum: 'M0-10.6 2.9-3.9 10.1-3.3 4.6 1.5 6.2 8.6 0 4.8-6.2 8.6-4.6 1.5-10.1-3.3-2.9-3.9Z',
	black: 'M-4.8-8.4H4.8L9.7 0 4.8 8.4H-4.8L-9.7 0Z',
	red: 'M-3.2-9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5V-3.2H-3.2Z',
	white: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z',
}

/** The dash that tells a player's stroke from another's in a chart; the outlines' companion for lines. */
export const dashes: Readonly<Record<Identity, string>> = {
	amber: 'none',
	blue: '8 4',
	vermilion: '2 4',
	green: '12 4 2 4',
	plum: '6 3 2 3 2 3',
	black: '14 6',
	red: '4 2',
	white: '1 3',
}

export const shapeOf = (identity: number): string => shapes[identities[identity] ?? 'black']

export const dashOf = (identity: number): string => dashes[identities[identity] ?? 'black']
