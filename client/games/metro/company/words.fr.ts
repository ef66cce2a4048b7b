import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	'company.0': 'Ambre',
	'company.1': 'Bleue',
	'company.2': 'Vermillon',
	'company.3': 'Verte',
	'company.4': 'Prune',
	'company.5': 'Encre',
	'company.6': 'Rouge',
	'company.7': 'Blanche',
} as const satisfies Translation<typeof english>
