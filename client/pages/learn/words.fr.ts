import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Apprendre {game}',
	learnt: 'terminée',
	learner: 'Élève',
	count: '{at}/{count}',
	explain: 'Expliquer',
	again: 'Encore',
	skip: 'Passer cette étape',
	'go-on': 'Continuer',
	'read-on': 'Lisez d’abord, puis appuyez sur « Continuer ».',
	'not-meant': 'C’est permis, mais cette étape montre autre chose : essayez ce qui est éclairé.',
	watch: 'Regardez.',
	end: 'Vous savez l’essentiel',
	'end.text': 'Vous avez terminé « {title} ». Jouez maintenant une vraie partie, même sans réseau.',
	'end.play': 'Affronter un robot doux',
	'end.again': 'Refaire la leçon',
	'end.rules': 'Règles',
	'end.more': 'Pour plus tard : les extensions',
	broken: 'Cette leçon est abîmée',
	'broken.unreadable': 'Son fichier est illisible. Essayez une autre leçon.',
	'broken.unknown-game': 'Elle parle d’un jeu qui n’est pas ici. Essayez une autre leçon.',
	'broken.other-version': 'Elle suit d’autres règles que celles d’aujourd’hui. Essayez une autre leçon.',
	'broken.bad-options': 'Elle demande une partie impossible. Essayez une autre leçon.',
	'broken.refused': 'Les règles y refusent un coup. Essayez une autre leçon.',
	'broken.not-refused': 'Les règles y permettent un coup qu’elle dit interdit. Essayez une autre leçon.',
} as const satisfies Translation<typeof english>
