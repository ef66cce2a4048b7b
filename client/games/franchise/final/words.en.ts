import { words } from '../../../i18n/words.ts'

/** What is counted when the game is over. */
export const finalWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	before: 'So far',
	towns: 'Towns',
	dollars: 'Dollars, 3 a point',
	bonus: 'Bonus tiles, 4 each',
	total: 'In the end',
	'told.towns': 'Towns, 1 point each: {gains}.',
	'told.dollars': 'Dollars, 1 point for every 3: {gains}.',
	'told.bonus': 'Bonus tiles kept, 4 points each: {gains}.',
} as const
