import { words } from '../../../i18n/words.ts'

/** The board in words. */
export const textWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'board.title': 'The board',
	'board.help':
		'Arrow keys move from cell to cell. Enter says what your tile would do there; Enter again lays it. R turns the tile, where that is played.',
	'board.help.touch': 'Touch a cell to read what your tile would do there; touch it again to lay.',
	'lines.title': 'The lines',
	'lines.station': 'Station',
	'lines.owner': 'Owner',
	'lines.tiles': 'Tiles',
	'lines.state': 'State',
	'lines.mine': 'Only mine',
	'numbers.title': 'Station numbers',

	'state.waiting': 'waits in its station, at {cell}',
	'state.open': 'waits at {cell}, coming from the {side}',
	'state.rim': { one: 'ended at {end}: {count} point', other: 'ended at {end}: {count} points' },

	'cell.centre': '{cell}: Central Station, ×2',
	'cell.tile': '{cell}: tile, {tracks}',
	'cell.free': '{cell}: free',
	'cell.refused': '{cell}: empty. {reason}',
	'cell.empty': '{cell}: empty',
	'cell.waits': 'waiting here: {lines}',
	'cell.passes': 'lines: {lines}',
	'cell.line': '{station} ({owner}) from the {side}',
	'cell.pass': '{station} ({owner}) {track}',

	'change.none': 'No line changes.',
	'change.rim': {
		one: '{station} ({owner}) would end at {end}: {count} point.',
		other: '{station} ({owner}) would end at {end}: {count} points.',
	},
	'change.open': {
		one: '{station} ({owner}) would grow to {count} tile.',
		other: '{station} ({owner}) would grow to {count} tiles.',
	},
	'change.confirm': 'Enter again lays the tile.',
	'change.confirm.touch': 'Touch it again to lay the tile.',
} as const
