import { words } from '../i18n/words.ts'

/** What the games are called, and what they are about in a line: keys are `<game>.name`, `.tagline`, `.facts`. */
export const titles = words({ en: () => import('./titles.en.ts'), fr: () => import('./titles.fr.ts') })

export default {
	'metro.name': 'Metro',
	'metro.tagline': 'Lay rails under Paris. Make your lines long — and everyone else’s short.',
	'metro.facts': '2–6 players, 30 minutes',
	'franchise.name': 'Franchise',
	'franchise.tagline':
		'Open shops across the America of the sixties. Own a city, then take the whole region.',
	'franchise.facts': '2–5 players, 60 minutes',
	'boundless.name': 'Boundless',
	'boundless.tagline': 'Race through the map in your head. Near is good — next door is costly.',
	'boundless.facts': '2–6 players, 20 minutes',
} as const
