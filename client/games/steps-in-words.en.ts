import { words } from '../i18n/words.ts'

/** What every game without a text view of its own says. */
export const stepWords = words({
	en: () => import('./steps-in-words.en.ts'),
	fr: () => import('./steps-in-words.fr.ts'),
})

export default {
	'turn.title': 'Your turn',
	'turn.steps': 'What you can do',
	'standing.title': 'How things stand',
} as const
