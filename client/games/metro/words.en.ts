import { words } from '../../i18n/words.ts'

/** What is said at a Metro table. */
export const metroWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	board: 'Metro board.',
	'board.keys':
		'Metro board. Arrow keys move over the cells you may choose, Enter previews, Enter again lays.',
	you: 'you',
	nobody: 'nobody',
	centre: 'Central Station',
	rail: 'Central Station, {side} rail {number}',

	goal: 'Make long lines from your stations: a point for each tile they cross, twice that if they end in the middle.',

	'goal.over': 'Every line is finished: the points stand as they are.',
	'goal.done': 'All your lines are finished. Now keep the others’ lines short.',

	'prompt.choose': 'Your turn: choose a cell, or draw.',
	'prompt.choose.only': 'Your turn: choose a cell.',
	'prompt.drawn': 'You drew this tile. Now lay it.',
	'prompt.confirm': 'Press “Lay it”, or your tile to take it back.',
	'prompt.turn': 'Choose the cell again to turn the tile, then confirm.',
	'prompt.stuck': 'Your turn: your tile fits nowhere, so draw.',
	'prompt.stuck.one': 'Your turn: this tile fits nowhere. Choose another, or draw.',
	'prompt.draw': 'You must lay the tile you draw.',
	'prompt.soon': 'Your turn next. Press the board to skip ahead.',
	'prompt.over': 'Your turn. No points are left to win: choose any cell.',
	'prompt.wait': '{name} is choosing a cell.',
	'prompt.wait.drawn': '{name} drew a tile and must lay it.',
	'prompt.news': 'Your turn. {name} ended your line {line}: +{points}.',
	'prompt.news.more': 'Your turn. {lines} of your lines were ended: +{points}.',
	'prompt.played': '{name} has played.',
	'prompt.played.you': 'You have played.',

	'line.waiting': '{station} · {owner} · no tile yet',
	'line.open': {
		one: '{station} · {owner} · {count} tile so far',
		other: '{station} · {owner} · {count} tiles so far',
	},
	'line.rim': {
		one: '{station} → {end} · {owner} · {count} tile',
		other: '{station} → {end} · {owner} · {count} tiles',
	},
	'line.centre': {
		one: '{station} → Central Station · {owner} · {count} tile, counted double',
		other: '{station} → Central Station · {owner} · {count} tiles, counted double',
	},

	'action.lay': 'Lay it',
	'action.gain': '+{points} for {name}',
	'action.gain.brief': '{name} +{points}',
	'action.draw': 'Draw the next tile',
	'action.keep': 'Do not draw',
	'action.sending': 'Sending…',

	'tray.hand': { one: 'Your tile', other: 'Your tiles' },
	'tray.tile': 'Tile {number}: {tracks}',
	'tray.drawn': 'Drawn tile: {tracks}',
	'tray.draw': 'Draw',
	'tray.pile': { one: '{count} left', other: '{count} left' },
	'tray.empty': 'You have laid your last tile.',
	'turn.only': 'It fits here this way only.',
	'tray.kept': 'Stays in your hand: {tracks}',
	'tray.how': 'Choose one of the light cells for this tile.',
	'tray.wait': 'This tile waits for your turn.',
	'tray.grows': { one: '{before} → {count} tile', other: '{before} → {count} tiles' },
	'tray.scores': '+{points}',
	'tray.doubled': '{length} × 2 = {points}',
	'tray.watching': 'You are watching.',
	'tray.nothing': 'Changes no line.',

	track: '{from} to {to}',
	'side.0': 'north',
	'side.1': 'east',
	'side.2': 'south',
	'side.3': 'west',

	'key.draw': 'Draw a tile',
	'key.turn': 'Turn the tile',
	'key.tile': 'Choose a tile of your hand',
	'key.clear': 'Take back what is not confirmed',

	'log.conclude': 'All agreed to stop: the game is counted as it stands.',
	'log.draw': '{name} drew a tile.',
	'log.draw.you': 'You drew a tile.',
	'log.lay': '{name} laid a tile on {cell}.',
	'log.lay.you': 'You laid a tile on {cell}.',
	'line.back': 'its own terminus',
	'log.line': {
		one: '{count} point for {owner} ({station} → {end}).',
		other: '{count} points for {owner} ({station} → {end}).',
	},

	'refused.centre': 'No tile goes here: a line that ends here counts double.',
	'refused.short': 'Forbidden: line {line} would end after one single tile.',
	'refused.short.yours': 'Forbidden: your line {line} would end after one single tile.',
	'refused.short.theirs': 'Forbidden: line {line} of {owner} would end after one single tile.',
	'rejected.not-in-hand': 'That tile is no longer in your hand.',
	'rejected.must-lay-drawn': 'You drew a tile: lay that one.',
	'rejected.arrow-up': 'Tiles are not turned in this game.',
	'rejected.central-station': 'No tile goes on the Central Station. Choose another cell.',
	'rejected.cell-taken': 'A tile already lies there. Choose an empty cell.',
	'rejected.not-beside': 'Lay on the rim, or beside a tile.',
	'rejected.one-tile-line': 'That would make a line of one tile. Choose another cell.',
	'rejected.nothing-to-draw': 'The pile is empty: lay a tile of your hand.',
} as const
