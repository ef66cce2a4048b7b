import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	about: '{name} : {told}',
	points:
		'{name} a {points} points. Si la partie finissait maintenant : +{towns} pour les villes, +{dollars} pour {money}, +{bonus} pour les tuiles bonus.',
	'points.over': '{name} a {points} points à la fin.',
	money: '{money} en main, et {income} au début du prochain tour. À la fin, 3 dollars font 1 point.',
	supply: {
		one: '{count} franchise en réserve. Sans réserve, ni route ni part de marché.',
		other: '{count} franchises en réserve. Sans réserve, ni route ni part de marché.',
	},
	bonus: {
		one: '{count} tuile bonus : une par tour, dès le deuxième tour. Gardée, elle vaut {points} points.',
		other: '{count} tuiles bonus : une par tour, dès le deuxième tour. Gardée, chacune vaut {points} points.',
	},
	development: 'Les flèches : la tuile développement. Une fois, suivez plusieurs routes.',
	route: 'La flèche : la tuile route. Une fois, une route est gratuite.',
	income:
		'Votre revenu : {income} Comptent les emplacements libres des métropoles non décomptées où vous avez une franchise.',
	'income.after': 'Après ce tour : {income}',
	track: 'Qui ferme la prochaine région reçoit {points} points.',
	'track.space': 'La région dont la tuile couvre cette case rapporte {points} points à qui la ferme.',
	'price.road': 'La route coûte {price}. Vous avez {money}, revenu compris.',
	'price.share': 'Une part de marché coûte {price}. Vous avez {money}, revenu compris.',
	needs: {
		one: 'Encore {count} franchise pour la majorité : {half} des {value} emplacements. La majorité reçoit les {value} points.',
		other:
			'Encore {count} franchises pour la majorité : {half} des {value} emplacements. La majorité reçoit les {value} points.',
	},
	'row.gain': 'Ce choix rapporte aussitôt {points} points au joueur de ce signe.',
	'row.rival': 'Ce joueur joue avant votre prochain tour et pourrait y prendre ce qu’il vous faut.',
	'row.roads': '{count} routes y mènent. Touchez pour prendre la suivante.',
	'row.again': 'Une tuile bonus permet de prendre une seconde route ce tour-ci.',
	'row.double': 'Une tuile bonus donne ici une seconde part de marché, gratuite.',
	'row.bonus': 'Cela utilise une tuile bonus. Gardée jusqu’à la fin, elle vaudrait 4 points.',
	'row.boom': 'Là où est le boom, les emplacements libres comptent double pour votre revenu.',
	'row.tile':
		'Une tuile à placer. Une métropole a autant d’emplacements, et vaut autant de points, que le dit sa tuile.',
	note: 'Ce dont il s’agit dans cette partie du jeu.',
	strip: 'Ce que votre choix rapporterait, coûterait et permettrait aux autres.',
	'strip.money':
		'Vos dollars : ce que vous avez, revenu compris, moins ce que coûte ce tour ; puis votre prochain revenu.',
	'strip.gain': 'Les points que ce tour rapporte aussitôt, avec le signe de qui les reçoit.',
	final: 'D’où viennent les points de chacun.',
	tag: 'Le prix de la route vers {place}.',
	road: 'Cette route coûte {price} dollars.',
	badge: 'Les points qui viennent d’être marqués, avec le signe de qui les a reçus.',
	action: 'Confirme tout le tour d’un coup : ce qu’il ouvre, achète et utilise. Rien n’est envoyé avant.',
} as const satisfies Translation<typeof english>
