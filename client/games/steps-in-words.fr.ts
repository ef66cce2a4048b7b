import type { Translation } from '../i18n/phrase.ts'
import type english from './steps-in-words.en.ts'

export default {
	'turn.title': 'À vous de jouer',
	'turn.steps': 'Ce que vous pouvez faire',
	'standing.title': 'Où en est la partie',
} as const satisfies Translation<typeof english>
