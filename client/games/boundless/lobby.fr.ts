import type { Translation } from '../../i18n/phrase.ts'
import type english from './lobby.en.ts'

export default {
	'option.map': 'Carte',
	'option.twoColours': 'Deux couleurs chacun',
	'hint.twoColours':
		'À deux ou trois : chacun joue deux couleurs d’une seule bourse, avec le double d’argent.',
	'option.countdown': 'Délai pour les derniers jetons',
	'option.countdown.value': { one: '{count} s', other: '{count} s' },
	'option.countdown.0': 'sans limite de temps',
	'hint.countdown': 'Il démarre quand une seule personne cherche encore, et au plus tard après 90 secondes.',
	'option.mapInSight': 'Carte sous les yeux pour',
	'hint.mapInSight': 'Pour les enfants : la carte reste visible pendant le choix.',
	'summary.twoColours': 'deux couleurs chacun',
	'summary.countdown': { one: '{count} s pour finir', other: '{count} s pour finir' },
	'summary.mapInSight': 'carte sous les yeux : {names}',
	'bot.gentle': 'Prend son temps, se trompe souvent. Bien pour débuter.',
	'bot.steady': 'Connaît la route, se trompe parfois.',
	'bot.sharp': 'Rapide, et rarement dans l’erreur.',
	'bot.master': 'Connaît chaque frontière, sans aller plus vite qu’un humain.',
	'rejected.too-many-for-two-colours':
		'Deux couleurs chacun, c’est pour deux ou trois joueurs. Cédez une place, ou jouez une couleur chacun.',
} as const satisfies Translation<typeof english>
