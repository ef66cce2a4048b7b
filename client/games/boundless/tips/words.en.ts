import { words } from '../../../i18n/words.ts'

/** What is said once on a device. */
export const tipWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	photo: 'A photo finish: whoever acted first lies below, however late their token came.',
	price: 'You pay least for a state near the centre that is no neighbour of it.',
} as const
