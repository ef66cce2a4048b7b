import type { Translation } from '../../client/i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Morpion',
	board: 'Les neuf cases',
	cell: 'Ligne {row}, colonne {column}',
	'cell.free': '{cell} : libre',
	'cell.marked': '{cell} : {name}',
	'prompt.choose': 'Choisissez une case.',
	'prompt.confirm': 'Ici ? Appuyez sur le bouton pour jouer.',
	'prompt.wait': '{name} choisit une case.',
	'prompt.over': 'La partie est finie.',
	'action.mark': 'Marquer {cell}',
	'log.mark': '{name} : {cell}.',
	'option.misere': 'À l’envers',
	'hint.misere': 'Qui aligne trois signes perd.',
	'bot.steady': 'Joue avec attention',
	'rejected.cell-taken': 'Il y a déjà un signe sur cette case.',
	'rules.idea': 'Chacun à son tour met un signe sur une case libre.',
	'rules.end':
		'Trois de vos signes en ligne, en colonne ou en diagonale gagnent. Une grille pleine sans alignement est une partie nulle.',
} as const satisfies Translation<typeof english>
