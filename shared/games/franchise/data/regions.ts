/** The ten regions, in the order in which they score where several do in one turn. */
export const regionIds = [
	'northwest',
	'highplains',
	'farwest',
	'fourcorners',
	'gulf',
	'heartland',
	'greatlakes',
	'northeast',
	'atlantic',
	'southeast',
] as const

export type RegionId = (typeof regionIds)[number]

/** Out of the game with two or three players; their tiles lie on the first spaces of the track in this order. */
export const blockedWithFew: readonly RegionId[] = ['farwest', 'northwest', 'highplains']
