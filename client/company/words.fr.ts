import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	react: 'Réagir',
	'reaction.good': 'Bien joué',
	'reaction.love': 'J’adore',
	'reaction.laugh': 'C’est drôle',
	'reaction.wow': 'Quelle surprise',
	'reaction.sad': 'Quel dommage',
	'reaction.think': 'Je réfléchis',
	'reaction.hurry': 'Le temps passe',
	'reaction.bravo': 'Bravo',
	watching: { one: '{count} personne regarde', other: '{count} personnes regardent' },
	open: 'Ceux qui regardent peuvent écrire aussi',
	mute: 'Ne plus entendre {name} sur cet appareil',
	unmute: 'Entendre de nouveau {name}',
	name: 'Votre nom',
	introduce: 'Me présenter',
} as const satisfies Translation<typeof english>
