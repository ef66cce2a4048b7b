import { words } from '../i18n/words.ts'

/** What people show each other, and who watches. */
export const companyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	react: 'React',
	'reaction.good': 'Well done',
	'reaction.love': 'I love it',
	'reaction.laugh': 'That is funny',
	'reaction.wow': 'What a surprise',
	'reaction.sad': 'What a pity',
	'reaction.think': 'Let me think',
	'reaction.hurry': 'Time is running',
	'reaction.bravo': 'Bravo',
	watching: { one: '{count} person is watching', other: '{count} people are watching' },
	open: 'Those who watch may write too',
	mute: 'Mute {name} on this device',
	unmute: 'Hear {name} again',
	name: 'Your name',
	introduce: 'Say who I am',
} as const
