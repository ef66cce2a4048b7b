import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Franchise',
	idea: 'L’Amérique des années soixante : autoroutes toutes neuves, enseignes au néon, et une chaîne de boutiques qui est la vôtre. Suivez les routes vers de nouvelles villes, prenez plus de la moitié d’une métropole, soyez le plus présent quand une région est décomptée. Rien n’est caché, et il n’y a pas de dés.',

	'map.title': 'La carte',
	'map.places':
		'Quarante-cinq lieux, dix régions. Une ville, petit panneau rond, n’a de place que pour une franchise. Une métropole compte autant d’emplacements que l’indique son nombre, qui est aussi sa valeur. Ils se remplissent dans l’ordre, depuis celui à l’anneau épais, dans le sens des aiguilles d’une montre.',
	'map.roads':
		'Le tracé d’une route dit son prix : pointillé, gratuit ; double trait fin, 1 ; vert, 3 ; tirets bleu-vert, 5 ; large et rouge, 8. Une route qui touche une ville n’est jamais chère.',
	'map.figure': 'Autour de Chicago : une métropole de 7 avec deux franchises, et la ville d’Indianapolis.',

	'setup.title': 'Avant le premier tour',
	'setup.text':
		'Vous avez quarante franchises, quelques dollars et trois tuiles bonus, ou quatre à deux ou trois joueurs. Le premier joueur est tiré au sort ; plus on joue tard, plus on est riche au départ. Puis, du dernier au premier, chacun ouvre dans une ville libre.',
	'setup.learning':
		'Pour une première partie, on peut donner deux villes à chacun. Cela ne va pas avec d’autres tuiles.',

	'turn.title': 'Votre tour',
	'turn.text':
		'Cinq choses, toujours dans cet ordre. Composez votre tour sur la carte, voyez ce qu’il donnerait, changez d’avis autant que vous voulez, puis confirmez le tout d’un coup.',

	'income.title': '1 · Revenu',
	'income.text':
		'Additionnez les emplacements libres de toutes les métropoles non décomptées où vous avez une franchise. Plus il y en a, plus vous touchez de dollars ; un au moins, toujours.',
	'income.figure':
		'{first} + {second} + {third} emplacements libres font {slots}. À cinq joueurs, le revenu est de {dollars} dollars.',
	'income.table': 'À partir de combien d’emplacements libres on touche tant de dollars',
	'income.players': 'Joueurs',

	'develop.title': '2 · Une route',
	'develop.text':
		'Par une seule route, depuis un lieu où vous avez une franchise, vers une ville libre ou vers une métropole où vous n’êtes pas et où il reste un emplacement. Payez la route et posez-y votre marqueur. Il ne devient franchise qu’à l’étape 4 : on n’en repart pas, et il ne donne pas droit à une part de marché.',
	'develop.pass': 'Vous pouvez aussi rester où vous êtes.',
	'develop.figure': 'De Detroit à Chicago par une route verte : {price} dollars.',

	'share.title': '3 · Parts de marché',
	'share.text':
		'Dans chaque métropole où vous avez une franchise et où il reste de la place, vous pouvez en acheter une de plus pour 1 dollar. Elle attend au milieu. Une par métropole et par tour.',
	'share.figure': 'Deux parts de marché attendent, à St. Louis et à Kansas City.',

	'evaluate.title': '4 · Ouvrir et décompter',
	'evaluate.open':
		'Votre marqueur devient une franchise, et celles du milieu vont aux emplacements libres suivants. Une métropole est décomptée aussitôt qu’elle est pleine, ou que vous tenez plus de la moitié de tous ses emplacements.',
	'evaluate.majority': 'Plus de la moitié : vous recevez toute sa valeur.',
	'evaluate.full':
		'Pleine, sans que personne ait plus de la moitié : le plus présent reçoit la moitié de la valeur, arrondie vers le bas. À égalité, le premier emplacement l’emporte.',
	'evaluate.home':
		'Qui a marqué reprend toutes ses franchises sauf une ; celles des autres restent. Plus personne n’y entre, elle ne rapporte plus de revenu, mais on peut toujours en repartir. Une coche la marque, entourée des signes de ceux qui y sont.',
	'evaluate.beside':
		'Au premier décompte d’une région, le joueur dont c’est le tour pose une franchise près de la tuile de la région. Elle tranchera les égalités.',
	'evaluate.figure.majority':
		'Quatre sur six à Washington : {points} points pour l’ambre, qui en laisse une sur place.',
	'evaluate.figure.full':
		'Chicago est pleine. Le bleu et l’ambre en ont trois chacun, l’ambre était là d’abord : {points} points pour l’ambre.',

	'region.title': '5 · Régions',
	'region.text':
		'Quand toutes les villes d’une région sont prises et toutes ses métropoles décomptées, elle est décomptée. Le plus présent reçoit la première valeur de la tuile, le deuxième la deuxième, tous les autres présents la troisième. Les égalités se règlent dans le sens des aiguilles d’une montre, depuis le propriétaire de la franchise posée près de la tuile.',
	'region.track':
		'La tuile va ensuite sur la prochaine case de la piste, et le joueur dont c’est le tour, qui a fermé la région, reçoit les points de cette case : {points}. Les trois dernières sont rouges.',
	'region.table': 'Ce que paient les régions : premier / deuxième / tous les autres',
	'region.figure':
		'Les Quatre Coins paient {values}. L’ambre et le bleu en ont autant ; la franchise bleue est près de la tuile : le bleu passe premier.',

	'bonus.title': 'Tuiles bonus',
	'bonus.text':
		'Dès votre deuxième tour, vous pouvez en jouer une par tour. Elle est alors perdue ; gardée, elle vaut 4 points.',
	'bonus.again':
		'Prendre une seconde route, juste après la première, vers un autre lieu ; on ne repart pas de son premier marqueur.',
	'bonus.double':
		'Doubler une part de marché : une seconde dans la même métropole, gratuite, s’il reste deux emplacements.',
	'bonus.cash': 'Prendre 10 dollars, à tout moment avant l’étape 4.',
	'bonus.figure': 'Depuis Pittsburgh, deux fois : Chicago pour 5, New York pour 3, en tout {price} dollars.',

	'end.title': 'La fin',
	'end.red': 'La partie s’arrête après un tour où une case rouge de la piste a été couverte.',
	'end.idle':
		'Elle s’arrête aussi quand chacun, l’un après l’autre, a joué un tour sans route. La table prévient quand cela approche.',
	'end.score': 'Comptez alors en plus : 1 point par ville à vous, 1 par 3 dollars, 4 par tuile bonus.',
	'end.unscored': 'Métropoles et régions jamais décomptées ne rapportent rien.',
	'end.winner': 'Le plus de points gagne ; à égalité, le plus de villes ; ensuite, la victoire se partage.',
	'end.figure':
		'Trois régions en un tour : de la case 6, la piste entre dans le rouge, et la partie est finie.',

	'few.title': 'À deux ou trois',
	'few.text':
		'Le Far West, le Nord-Ouest et les Hautes Plaines sont hors jeu. Leurs tuiles couvrent les trois premières cases de la piste. À deux, le deuxième d’une région reçoit la troisième valeur.',
	'few.figure': 'Les régions pâles sont hors jeu.',

	'details.title': 'Bon à savoir',
	'details.supply':
		'Toute franchise vient de vos quarante : sans réserve, ni route ni achat. Celle qui est près d’une tuile de région ne compte que pour les égalités, et revient une fois la région décomptée.',
	'details.roads':
		'Si plusieurs routes mènent au même lieu, vous choisissez ; la moins chère est proposée d’abord. Il n’y a pas de dettes.',
	'details.order':
		'Votre marqueur ouvre d’abord, puis le second, puis les franchises des milieux. Si une métropole est décomptée alors qu’une des vôtres attend encore au milieu, celle-ci rentre.',

	'expert.title': 'Pour experts : d’autres tuiles',
	'expert.text':
		'Les nombres des métropoles changent de place, entre eux : 2 et 3, 4 à 6, 7 et 8. Les tuiles de région peuvent aller n’importe où. Soit tout est distribué au hasard, soit vous placez les tuiles vous-mêmes avant de choisir vos villes : du dernier joueur au premier, une tuile chacun, tour après tour. À deux ou trois, les tuiles imprimées pour les régions hors jeu ne servent pas.',

	'milestones.title': 'Extension : jalons',
	'milestones.text':
		'Personne ne commence avec des tuiles bonus. Six jalons, cinq à quatre ou cinq joueurs, sont visibles. Dès que vous en atteignez un, vous prenez une de vos tuiles bonus, utilisable dès votre prochain tour. Chacun peut atteindre chaque jalon une fois, tant qu’il lui reste des tuiles à prendre. Seules les tuiles prises comptent à la fin.',
	'milestone.four-towns': 'Être dans quatre villes.',
	'milestone.four-regions': 'Être dans quatre régions.',
	'milestone.five-evaluated': 'Avoir cinq franchises dans des métropoles décomptées.',
	'milestone.two-three-four': 'Être à la fois dans une métropole ouverte de 2, une de 3 et une de 4.',
	'milestone.big-metropolis': 'Provoquer le décompte d’un 6, 7 ou 8, quel que soit celui qui marque.',
	'milestone.whole-region': 'Provoquer le décompte d’une région.',
	'milestone.two-eights':
		'Emprunter deux routes à 8. Dès la première, une de vos franchises quitte votre réserve et se tient près de ce jalon ; avec la seconde, elle y reste pour de bon.',

	'boom.title': 'Extension : boom',
	'boom.text':
		'Le marqueur du boom est posé près d’une métropole ; le premier joueur choisit où il commence. Au début de votre tour, avant votre revenu, vous pouvez le déplacer une fois vers une métropole ouverte reliée par une route, ou par des routes qui ne traversent que des villes et des métropoles décomptées. Si vous y êtes, ses emplacements libres comptent double pour vous.',
	'boom.figure':
		'Le boom est à Chicago : ses {left} emplacements libres comptent pour {double}. Le revenu de l’ambre est de {dollars} dollars.',

	'regions.title': 'Extension : régions',
	'regions.text':
		'Vingt tuiles de région de plus. Dix sont tirées parmi les trente, ou parmi les nouvelles, ou vous en choisissez dix avant la partie ; chaque région en reçoit une. Si plusieurs régions sont décomptées dans un tour, vous choisissez l’ordre.',
	'regions.dollars': 'Dollars : elles paient en argent plutôt qu’en points.',
	'regions.bonus': 'Tuile bonus : le premier reçoit 3 points et récupère une de ses tuiles bonus jouées.',
	'regions.track':
		'Nombre de régions : autant de points que de tuiles sur la piste, plus ou moins ce qui est imprimé, mais jamais moins de zéro.',
	'regions.development':
		'Tuile développement : le premier reçoit 5 points et la tuile. Une fois, au lieu d’une route, vous pouvez en suivre plusieurs, toutes payées, en passant chez n’importe qui, vers un lieu qu’aucune route ne relie directement à vous.',
	'regions.route':
		'Tuile route : le premier reçoit 6 points et la tuile. Une fois, une route est gratuite pour vous, même parmi plusieurs.',
	'regions.keep':
		'Les tuiles développement et route servent dès votre prochain tour, en plus d’une tuile bonus si vous voulez, et ne valent rien à la fin. À deux ou trois, trois des dix tuiles sont face cachée sur la piste : elles n’y comptent que comme tuiles.',
	'regions.figure': 'Avec la tuile développement, depuis {from} par {over} jusqu’à {to} : {price} dollars.',
} as const satisfies Translation<typeof english>
