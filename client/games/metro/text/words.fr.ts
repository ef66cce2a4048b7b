import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'board.title': 'Le plateau',
	'board.help':
		'Les flèches vont de case en case. Entrée dit ce que votre tuile y ferait ; Entrée encore la pose. R tourne la tuile, là où cela se joue.',
	'board.help.touch': 'Touchez une case pour lire ce que ferait votre tuile ; touchez encore pour poser.',
	'lines.title': 'Les lignes',
	'lines.station': 'Station',
	'lines.owner': 'Propriétaire',
	'lines.tiles': 'Tuiles',
	'lines.state': 'État',
	'lines.mine': 'Les miennes seulement',
	'numbers.title': 'Numéros de station',

	'state.waiting': 'attend en station, devant {cell}',
	'state.open': 'attend en {cell}, venant du côté {side}',
	'state.rim': { one: 'arrivée à {end} : {count} point', other: 'arrivée à {end} : {count} points' },

	'cell.centre': '{cell} : Gare centrale, ×2',
	'cell.tile': '{cell} : tuile, {tracks}',
	'cell.free': '{cell} : libre',
	'cell.refused': '{cell} : vide. {reason}',
	'cell.empty': '{cell} : vide',
	'cell.waits': 'attendent ici : {lines}',
	'cell.passes': 'lignes : {lines}',
	'cell.line': '{station} ({owner}), côté {side}',
	'cell.pass': '{station} ({owner}), {track}',

	'change.none': 'Aucune ligne ne change.',
	'change.rim': {
		one: '{station} ({owner}) finirait à {end} : {count} point.',
		other: '{station} ({owner}) finirait à {end} : {count} points.',
	},
	'change.open': {
		one: '{station} ({owner}) passerait à {count} tuile.',
		other: '{station} ({owner}) passerait à {count} tuiles.',
	},
	'change.confirm': 'Entrée encore pose la tuile.',
	'change.confirm.touch': 'Touchez encore pour poser la tuile.',
} as const satisfies Translation<typeof english>
