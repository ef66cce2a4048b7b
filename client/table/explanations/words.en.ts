import { words } from '../../i18n/words.ts'

/** What the signs of every table mean. */
export const explanationWords = words({
	en: () => import('./words.en.ts'),
	fr: () => import('./words.fr.ts'),
})

export default {
	score: '{name} has {score} now.',
	'score.secret': 'The points of {name} are secret until the end.',
	ping: 'A message to {name} and back takes {ping} thousandths of a second. In a race this time is taken out.',
	sign: 'The sign and colour of {name}, everywhere in this game.',
	turn: 'The line stands under whose turn it is.',
	code: 'The code of this room. Friends come in with it.',
	connection: 'The dot is green while the room hears you.',
	action: 'Nothing is sent before you press this button.',
	prompt: 'What to do now, or what has just happened.',
} as const
