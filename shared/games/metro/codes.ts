/** Why Metro refuses a step or a choice of options. */
export const codes = [
	// Options
	'illegal-expansions', // these do not go together
	'too-many-cards', // there are not so many station numbers for so many players
	'no-cards', // station numbers are played, and nobody would get one
	'first-not-seated', // who should begin has no seat
	// Any step
	'must-lay-drawn', // who has drawn a tile lays that one
	'not-played', // the step belongs to an expansion that is not played
	// Laying
	'not-in-hand',
	'arrow-up', // tiles may not be turned in this game
	'central-station', // no tile is laid there
	'cell-taken',
	'not-beside', // neither on the rim nor side by side with a laid tile
	'one-tile-line', // a line needs two tiles at least
	// Drawing and passing
	'nothing-to-draw',
	'must-play', // who has a tile, or can draw one, may not pass
	// Central wagons
	'rail-taken', // a wagon was put on it before
	'wagon-placed', // the player's, or the company's, is on the board already
	'show-a-share', // a company's wagon needs one of its shares
	// Exchanging shares
	'exchange-closed', // a company has 25 or more
	'exchange-limit', // as many in a row as there are players
	'share-shown', // a share on the table stays there
	'no-tile', // without a tile, and none to draw, there is no exchange
] as const

export type Code = (typeof codes)[number]
