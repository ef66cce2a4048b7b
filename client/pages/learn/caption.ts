import type { Caption } from '../../../shared/lessons/lesson.ts'
import { spaceFrench } from '../../i18n/french.ts'
import { language } from '../../i18n/language.ts'

/** Words of a lesson in the reader’s language, with the spaces that all French gets. */
export const read = (caption: Caption): string =>
	language.value === 'fr' ? spaceFrench(caption.fr) : caption[language.value]
