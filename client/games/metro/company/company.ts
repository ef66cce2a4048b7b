import { words } from '../../../i18n/words.ts'

const companyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

/** Companies go by their colours: the eight identities, in their order. */
export const companyName = (company: number): string => companyWords.find(`company.${company}`) ?? ''

/** How much of a company a share is. */
export const shareName = (percentage: number): string => companyWords.t('share', { percentage })
