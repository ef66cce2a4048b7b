import { words } from '../i18n/words.ts'

/** A table that friends come back to. */
export const keepingWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	keep: 'Keep this table',
	'keep.hint':
		'It stays for a year after your last game, with its people, its options and its last results. The same link opens it.',
	'keep.done': 'The table is kept.',
	kept: 'This table is kept: the same link opens it, up to a year after your last game.',
	'let-go': 'Keep this table no longer',
	'let-go.done': 'The table is no longer kept. It goes two weeks after it was last used.',
	'too-many': 'Five tables are kept from your connection already. Let one of them go first.',
	failed: 'That did not work. Try again in a moment.',
	results: { one: 'The last game here', other: 'The last {count} games here' },
	won: '{score}, won',
} as const
