import { words } from '../../../i18n/words.ts'

export const practiceWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	you: 'You',
	intro: 'Thirty seconds for a deal, the map closed. Then you see your journey, and the best there was.',
	start: 'Deal',
	next: 'Next deal',
	'kind.any': 'All rounds',
	'kind.one': '1–2',
	'kind.two': '3–4',
	'kind.through': '5–6',
	'kind.paid': '7',
	tally: { one: '{count} deal', other: '{count} deals' },
	perfect: { one: '{count} perfect', other: '{count} perfect' },
	lost: '{money} short of the best',
} as const
