import { words } from '../../client/i18n/words.ts'

/** What is said of and at noughts and crosses. */
export const noughtsWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Noughts',
	board: 'The nine cells',
	cell: 'Row {row}, column {column}',
	'cell.free': '{cell}: free',
	'cell.marked': '{cell}: {name}',
	'prompt.choose': 'Choose a cell.',
	'prompt.confirm': 'Here? Press the button to play it.',
	'prompt.wait': '{name} is choosing a cell.',
	'prompt.over': 'The game is over.',
	'action.mark': 'Mark {cell}',
	'log.mark': '{name}: {cell}.',
	'option.misere': 'The other way round',
	'hint.misere': 'Whoever makes a line loses.',
	'bot.steady': 'Plays attentively',
	'rejected.cell-taken': 'There is a mark on that cell already.',
	'rules.idea': 'In turns, each of you puts a mark on a free cell.',
	'rules.end':
		'Three of your marks in a row, a column or a diagonal win. A full board without a line is a draw.',
} as const
