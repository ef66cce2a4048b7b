import type { Translation } from '../../i18n/phrase.ts'
import type english from './lobby.en.ts'

export default {
	'option.start': 'Départ',
	'option.start.choose': 'Une ville au choix',
	'option.start.learning': 'Première partie',
	'hint.start':
		'Première partie : un départ plus simple. Chacun reçoit deux villes, sans rien choisir avant le premier tour.',
	'option.expert': 'Tuiles du plateau',
	'option.expert.off': 'Comme imprimées',
	'option.expert.random': 'Au hasard',
	'option.expert.draft': 'Posées par vous',
	'hint.expert':
		'Pour experts : les tuiles des métropoles et des régions changent de place, au hasard ou posées une à une, du dernier joueur au premier.',
	'option.milestones': 'Jalons',
	'hint.milestones': 'Les tuiles bonus ne sont plus données : elles se gagnent à chaque jalon atteint.',
	'option.boom': 'Boom',
	'hint.boom':
		'Un marqueur double les emplacements libres d’une métropole. Chacun peut le déplacer avant son revenu.',
	'option.regions': 'Régions',
	'option.regions.off': 'Comme imprimées',
	'option.regions.all': 'Dix parmi trente',
	'option.regions.new': 'Dix des vingt nouvelles',
	'option.regions.picked': 'Dix au choix',
	'hint.regions':
		'Vingt tuiles de plus paient en points, en dollars, en tuiles bonus, ou laissent une tuile développement ou route.',
	'option.tiles': 'Tuiles de région',
	'hint.tiles':
		'Ce que reçoivent le premier / le deuxième / tous les autres. « Piste » : autant de points que de tuiles sur la piste, à peu près.',
	'summary.start.learning': 'première partie, villes données',
	'summary.expert.random': 'tuiles au hasard',
	'summary.expert.draft': 'tuiles posées par vous',
	'summary.milestones': 'jalons',
	'summary.boom': 'boom',
	'summary.regions.all': 'toutes les tuiles de région',
	'summary.regions.new': 'nouvelles tuiles de région',
	'summary.regions.picked': 'dix tuiles de région choisies',
	'bot.gentle': 'Va au plus près. Bien pour débuter.',
	'bot.steady': 'Compte ce que rapporte chaque tour.',
	'bot.sharp': 'Prévoit votre réponse.',
	'bot.master': 'Joue la suite dans sa tête avant d’agir.',
	'rejected.learning-expert':
		'Le départ « première partie » va avec les tuiles imprimées. Choisissez vos villes, ou gardez le plateau imprimé.',
	'rejected.ten-tiles': 'Choisissez dix tuiles de région, ni plus ni moins.',
} as const satisfies Translation<typeof english>
