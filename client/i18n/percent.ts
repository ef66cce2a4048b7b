import { common } from './common.en.ts'

/** So many per cent, as the language of the page writes it: 62% in English, 62 % in French. */
export const percent = (number: number): string => common.t('percent', { number })
