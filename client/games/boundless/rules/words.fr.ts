import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Boundless',
	idea: 'Une course sur la carte que vous avez en tête. Sept États entourent un centre. Tous ensemble, on y pose ses jetons. Choisissez près du centre : chaque frontière coûte. Évitez ses voisins : ils coûtent plus. Puis la carte s’ouvre, et chacun paie son voyage.',

	'round.title': 'Une manche',
	'round.ring': 'Sept États apparaissent l’un après l’autre, et à côté d’eux la carte « Rester chez soi ».',
	'round.centre':
		'Puis le centre se dévoile à tout le monde au même instant. Dès lors, posez vos jetons aussi vite que vous voulez, d’un geste chacun. Un jeton posé ne bouge plus ; deux des vôtres ne partagent jamais une carte.',
	'round.settle':
		'Quand tous les jetons sont posés, la carte s’ouvre et chacun paie son voyage. D’ici là elle reste fermée, même pour qui a fini.',
	'round.figure': 'Manche 3 : deux jetons chacun, au départ de l’Autriche. Ann a posé les siens.',

	'price.title': 'Le prix d’un voyage',
	'price.walk':
		'Du centre aux États choisis, par le chemin le moins cher, dans le meilleur ordre. Chaque frontière franchie coûte 10. Les pointillés par-dessus l’eau comptent comme des frontières.',
	'price.pairs':
		'Les voisins coûtent cher : 30 pour chaque paire de voisins parmi le centre et vos États. Les deux cartes du centre peuvent se toucher pour rien.',
	'price.forty':
		'« Rester chez soi » coûte 40 par jeton, sans voyage. Avec deux jetons, le voyage passe par votre autre État seulement.',
	'price.stack': 'Chaque jeton sous l’un des vôtres coûte 10. Soyez donc rapide.',
	'price.poor': 'Si vous ne pouvez pas tout payer, vous donnez ce qui vous reste et ne devez rien.',
	'figure.near': 'Proche sans être voisin : le chemin de l’Allemagne à la Slovénie.',
	'figure.pair': 'Deux fois voisins : de l’Allemagne à l’Autriche, puis à la Slovénie.',
	'figure.parts': 'Kaliningrad est en Russie : depuis la Pologne, une frontière, et donc des voisins.',
	'figure.stack': 'Le premier ne paie rien, le deuxième 10, le troisième 20.',

	'rounds.title': 'Sept manches',
	'rounds.round': 'Manche',
	'rounds.income': 'Revenu',
	'rounds.centre': 'Centre',
	'rounds.tokens': 'Jetons',
	'rounds.way': 'Voyage',
	'rounds.way.one': 'vers un État',
	'rounds.way.two': 'par deux États',
	'rounds.way.through': 'par deux États, vers l’autre carte du centre',
	'rounds.way.paid': 'de même, mais on vous paie',
	'rounds.last':
		'À la dernière manche, on vous paie le prix de votre voyage : le plus cher est le meilleur. Vous payez toujours les jetons sous les vôtres.',
	'rounds.deck':
		'Les manches 1 à 6 montrent chaque État exactement une fois ; pour la septième, on remélange les cinquante. Les cartes déjà jouées restent visibles : jusqu’à la septième manche, tout le monde peut les revoir, même en choisissant. Qui a le plus d’argent gagne ; à égalité, on partage la victoire.',

	'fair.title': 'Qui était là d’abord',
	'fair.text':
		'Ce qui compte, c’est le moment de votre geste, pas l’arrivée du message. Le temps pris par votre réseau est mesuré et déduit, dans une certaine limite : un téléphone dans un train a les mêmes chances qu’un ordinateur sur un câble. Là où seul votre propre appareil peut mesurer ce temps, la limite est basse, car un appareil peut tricher. Pendant moins d’une demi-seconde, un jeton peut encore se glisser sous un autre : c’est la photo-finish.',
	'slow.title': 'En retard, ou absent',
	'slow.ready':
		'Une manche part quand tout le monde est prêt. Elle attend 30 secondes au plus, deux minutes avant la première. Si vous jouez seul contre des robots, elle attend aussi longtemps que vous voulez.',
	'slow.late':
		'Quand une seule personne cherche encore, un compte à rebours démarre. Un jeton qui n’est pas posé à temps coûte 40, et ne rapporte rien à la dernière manche.',

	'map.title': 'La carte',

	'variants.title': 'Variantes',
	'variants.maps': 'Cartes au choix : {maps}.',
	'variants.colours':
		'Deux couleurs chacun, à deux ou trois : double revenu, une seule bourse. Aux manches 1 et 2, vos couleurs prennent des cartes différentes ; ensuite, jamais les deux mêmes. Vos propres jetons dessous comptent.',
	'variants.sight':
		'Carte sous les yeux : certaines personnes, des enfants par exemple, peuvent la regarder pendant leur choix.',
} as const satisfies Translation<typeof english>
