import type { Translation } from '../../i18n/phrase.ts'
import type english from './names.en.ts'

export default {
	money: '{count} $',
	'region.northwest': 'Nord-Ouest',
	'region.highplains': 'Hautes Plaines',
	'region.farwest': 'Far West',
	'region.fourcorners': 'Quatre Coins',
	'region.gulf': 'Texas et Golfe',
	'region.heartland': 'Cœur du pays',
	'region.greatlakes': 'Grands Lacs',
	'region.northeast': 'Nord-Est',
	'region.atlantic': 'Atlantique',
	'region.southeast': 'Sud-Est',
	'milestone.four-towns': 'Quatre villes',
	'milestone.four-regions': 'Quatre régions',
	'milestone.five-evaluated': 'Cinq en métropoles décomptées',
	'milestone.two-three-four': 'Un 2, un 3 et un 4 à la fois',
	'milestone.big-metropolis': 'Un 6, 7 ou 8 décompté',
	'milestone.whole-region': 'Une région décomptée',
	'milestone.two-eights': 'Deux routes à 8',
	'prize.track': 'piste {more}',
	'prize.bonus': '{points} + tuile bonus',
	'prize.development': '{points} + tuile développement',
	'prize.route': '{points} + tuile route',
} as const satisfies Translation<typeof english>
