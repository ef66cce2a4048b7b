import { spaceFrench } from '../../../client/i18n/french.ts'

const CARELESS = /[^\s\u202f\u00a0?!.…][;!?»]|[\p{L}\d}]:(?!\/)|(?:^|[^\u202f])[ \u00a0][;:!?»]|«[^\u202f]|'/u

/** The texts in which, once they are set, a narrow no-break space is missing or an apostrophe is straight. */
export const carelessIn = (texts: readonly string[]): string[] =>
	texts.map(spaceFrench).filter((text) => CARELESS.test(text))
