import { words } from '../../../i18n/words.ts'

export const companyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'company.0': 'Amber',
	'company.1': 'Blue',
	'company.2': 'Vermilion',
	'company.3': 'Green',
	'company.4': 'Plum',
	'company.5': 'Ink',
	'company.6': 'Red',
	'company.7': 'White',
} as const
