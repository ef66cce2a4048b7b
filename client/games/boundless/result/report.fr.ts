import type { Translation } from '../../../i18n/phrase.ts'
import type english from './report.en.ts'

export default {
	share: 'La part du possible',
	'share.about': 'Votre bourse, face au meilleur choix de chaque manche sans aucun jeton dessous.',
	purse: 'Bourse',
	best: 'Le maximum',
	borders: 'Voisins oubliés, 30 chacun',
	late: 'Secondes de retard sur le plus rapide, en tout',
	'late.cost': 'Payé pour des jetons dessous',
	rounds: 'Le meilleur choix, manche par manche',
	round: 'Manche',
	'round.best': 'Meilleur choix',
	'round.money': 'Argent',
	'rounds.about': 'Qui les aurait tous trouvés aurait fini avec {purse}.',
} as const satisfies Translation<typeof english>
