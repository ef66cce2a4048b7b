/** Why Franchise refuses a step or a choice of options. */
export const codes = [
	// Options
	'learning-expert', // given towns do not go with the expert variant
	'ten-tiles', // pick ten region tiles, no more and no less
	// When
	'not-now', // that step belongs to another part of the game
	'phase-over', // that part of the turn is behind
	'regions-first', // choose which region scores next
	// Where
	'blocked-region', // out of the game with two or three players
	'not-a-town',
	'not-a-metropolis',
	'town-taken',
	'already-there', // a franchise of one's own is
	'metropolis-evaluated',
	'metropolis-full',
	// Assigning tiles
	'tile-gone', // no such tile is left
	'tile-there', // the place or region has one already
	'wrong-class', // the tile's back does not fit the place
	// Boom
	'out-of-reach', // the marker cannot get there
	// Developing
	'road-not-touching', // it does not begin where one has a franchise
	'no-road', // nothing joins two places of the path
	'path-crosses', // it comes to a place twice
	'too-dear',
	'no-franchise-left',
	'developed-already',
	'develop-first', // a second development follows a normal one
	'same-target', // the marker is there already
	'no-development-tile', // only that tile allows a chain of roads
	'joined-directly', // one road leads there, so no chain may
	'no-route-tile',
	'free-already', // the route tile is for a road that costs something
	// Market share
	'not-there', // one has no franchise in it
	'second-share', // one for each metropolis and turn
	'share-first', // doubling needs a share to double
	'no-slot-left', // for both together
	// Bonus tiles
	'bonus-too-early', // not in one's first turn
	'bonus-twice', // one a turn
	'no-bonus-left',
	'bonus-too-new', // gained this turn
	// Regions
	'region-not-due',
] as const

export type Code = (typeof codes)[number]
