import { words } from '../../i18n/words.ts'

export const rulesPageWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	learn: 'Learn by playing',
	title: '{game}: the rules',
} as const
