import { words } from '../../../i18n/words.ts'

/** What is said when something that was staged is put back, or a turn would do nothing. */
export const noticeWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'put-back': 'Put back: {things}.',
	'put-back.dear': 'Put back: {things}. {money} is all you have.',
	'put-back.share': { one: 'share in {places}', other: 'shares in {places}' },
	'put-back.again': 'second share in {place}',
	'put-back.go': 'road to {place}',
	'ask.pass': 'You can still take a road. Press once more to end your turn all the same.',
	'ask.pass.share': 'You can still buy a share. Press once more to end your turn all the same.',
} as const
