import { language } from '../../../i18n/language.ts'

/** Hundredths of a second as seconds, with all of their digits: so that times stand beside each other. */
export const tellSeconds = (hundredths: number): string =>
	new Intl.NumberFormat(language.value, { minimumFractionDigits: 2 }).format(hundredths / 100)
