import { words } from '../../../i18n/words.ts'

export const reportWords = words({ en: () => import('./report.en.ts'), fr: () => import('./report.fr.ts') })

export default {
	share: 'How much of the best',
	'share.about': 'Your money, against the best choice in every round with nobody in the way.',
	purse: 'Purse',
	best: 'Best possible',
	borders: 'Borders overlooked',
	late: 'Later than the quickest, in seconds',
	'late.cost': 'Paid for coming later',
	rounds: 'The best choice, round by round',
	round: 'Round',
	'round.best': 'Best choice',
	'round.money': 'Money',
	'rounds.about': 'Whoever found all of these would have ended with {purse}.',
} as const
