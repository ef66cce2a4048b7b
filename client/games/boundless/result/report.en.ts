import { words } from '../../../i18n/words.ts'

export const reportWords = words({ en: () => import('./report.en.ts'), fr: () => import('./report.fr.ts') })

export default {
	share: 'How much of the best',
	'share.about': 'Your purse, against the best choice in every round with no token under it.',
	purse: 'Purse',
	best: 'Best possible',
	borders: 'Neighbours overlooked, 30 each',
	late: 'Seconds behind the quickest, all rounds',
	'late.cost': 'Paid for tokens underneath',
	rounds: 'The best choice, round by round',
	round: 'Round',
	'round.best': 'Best choice',
	'round.money': 'Money',
	'rounds.about': 'Whoever found all of these would have ended with {purse}.',
} as const
