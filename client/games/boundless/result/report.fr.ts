import type { Translation } from '../../../i18n/phrase.ts'
import type english from './report.en.ts'

export default {
	share: 'La part du possible',
	'share.about': 'Votre argent, face au meilleur choix de chaque manche, sans personne en travers.',
	purse: 'Bourse',
	best: 'Le maximum',
	borders: 'Frontières oubliées',
	late: 'Retard sur le plus rapide, en secondes',
	'late.cost': 'Payé pour être arrivé après',
	rounds: 'Le meilleur choix, manche par manche',
	round: 'Manche',
	'round.best': 'Meilleur choix',
	'round.money': 'Argent',
	'rounds.about': 'Qui les aurait tous trouvés aurait fini avec {purse}.',
} as const satisfies Translation<typeof english>
