import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Metro',
	idea: 'Paris, 1900. Tout le monde pose des tuiles de rails sur un même plateau. Au bord, certaines stations sont à vous, chacune avec une rame. La ligne d’une rame rapporte quand elle atteint un terminus : plus elle est longue, mieux c’est. Allongez vos lignes, raccourcissez celles des autres.',

	'board.title': 'Le plateau',
	'board.stations':
		'Trente-deux stations bordent huit cases sur huit. Chacune a un départ, où attend une rame, et juste à côté un terminus. Les rames de votre couleur et de votre forme sont les vôtres ; à trois, cinq ou six joueurs, deux stations restent vides.',
	'board.termini':
		'Un terminus n’est à personne : n’importe quelle ligne peut y finir. Au milieu se trouve la Gare centrale, qui a huit terminus à elle.',
	'board.figure':
		'Ici, vos stations sont ambre. Votre ligne partie de la station 7 compte quatre tuiles pour l’instant.',

	'turn.title': 'À votre tour',
	'turn.lay': 'Soit vous posez une tuile de votre main, puis en prenez une nouvelle dans la pioche.',
	'turn.draw':
		'Soit vous piochez une tuile et posez celle-là. Votre main ne change pas. Une tuile piochée ne retourne pas dans la pioche.',
	'turn.owner':
		'Vous pouvez poser contre les stations et les lignes de tout le monde, pas seulement les vôtres.',
	'turn.empty':
		'Quand la pioche est vide, personne ne pioche plus. Un joueur sans tuile passe son tour. Un joueur dont toutes les lignes sont achevées continue de poser.',
	'turn.first':
		'Le premier joueur est tiré au sort, ou choisi avant la partie. Ensuite chacun joue à son tour.',

	'where.title': 'Où poser une tuile',
	'where.empty': 'Sur une case vide. La Gare centrale n’accueille pas de tuile.',
	'where.beside':
		'Au bord, ou côte à côte avec une tuile déjà posée. La Gare centrale ne compte ni comme bord ni comme tuile.',
	'where.up': 'Telle que vous la tenez : on ne tourne pas les tuiles.',
	'where.one':
		'Jamais là où elle achèverait une ligne d’une seule tuile, d’une station à un terminus du bord. Seule une tuile qui ne va nulle part ailleurs en a le droit.',
	'where.figure.spots': 'Après deux tuiles : les cases claires sont ouvertes.',
	'where.figure.ban': 'Pas ici : la ligne partie de la station 5 serait achevée au bout d’une tuile.',

	'score.title': 'Les points',
	'score.when':
		'Une ligne est achevée quand elle atteint un terminus. Elle rapporte aussitôt, à son propriétaire, quelle que soit la personne qui a posé la tuile ; une seule tuile peut achever plusieurs lignes.',
	'score.count':
		'Comptez un point par tuile, de la rame jusqu’au bout. Une tuile traversée deux fois compte deux fois.',
	'score.centre': 'Une ligne qui finit à la Gare centrale compte double.',
	'score.figure.twice': 'Quatre tuiles mais cinq points : l’une est traversée deux fois.',
	'score.figure.centre': 'Trois tuiles jusqu’à la Gare centrale : six points.',

	'end.title': 'La fin',
	'end.when': 'La partie s’arrête quand les soixante tuiles sont posées.',
	'end.win':
		'Qui a le plus de points gagne ; à égalité, on partage la victoire. Les boucles qui ne sont à personne ne valent rien.',

	'variants.title': 'Variantes',
	'variants.rotation': 'Rotation libre : on peut tourner les tuiles avant de les poser.',
	'variants.hand': 'Une main plus grande : deux ou trois tuiles au choix, au lieu d’une.',

	'iron.title': 'Iron Horse',
	'iron.end':
		'Le même plateau et les mêmes tuiles, au Far West. La partie s’arrête dès que toutes les lignes qui ont une rame sont achevées, même s’il reste des tuiles.',
	'iron.ban':
		'Une tuile de votre main qui ne pourrait qu’achever une ligne d’une tuile reste en main : piochez. Une tuile piochée qui ne va nulle part ailleurs en a le droit. Une fois la pioche vide, une tuile de votre main aussi, si aucune ne va ailleurs.',
	'iron.first': 'Si les couleurs ont été choisies, la dernière personne à choisir commence.',

	'expansions.title': 'Extensions',
	'expansions.sets':
		'Jouez-en une, ou deux qui s’accordent : les compagnies avec les rames ou les voies centrales, et les numéros de station avec les unes ou les autres.',

	'companies.title': 'Compagnies',
	'companies.own':
		'Huit compagnies ont quatre stations chacune, et les lignes rapportent à leur compagnie. Vous, vous avez des actions : une de 10, de 20, de 30 et de 40 pour cent au départ, que personne d’autre ne voit.',
	'companies.figure': 'Cette ligne est à la compagnie verte, quelle que soit la main qui pose.',
	'companies.exchange':
		'Au lieu de poser, vous pouvez échanger une action : elle va, cachée, sous la pile de son pourcentage, et vous prenez la carte visible de cette pile ou celle du dessus, cachée.',
	'companies.limits':
		'On n’échange plus du tout dès qu’une compagnie a 25 points. Après autant d’échanges de suite qu’il y a de joueurs, il faut d’abord poser. Sans tuile, on n’échange pas.',
	'companies.value':
		'À la fin, la compagnie au plus gros profit vaut 8, la suivante 7, et ainsi de suite ; à égalité, même valeur.',
	'companies.share':
		'Une action rapporte cette valeur par tranche de dix pour cent : 30 pour cent de la meilleure compagnie font 24 points.',
	'companies.bonus':
		'Qui détient la plus grosse part d’une compagnie touche aussi le dixième de son profit, arrondi en dessous ; à parts égales, chacun le touche.',

	'wagons.title': 'Rames centrales',
	'wagons.place':
		'Chacun a une rame de plus. Au lieu de poser ou de piocher, vous pouvez la placer sur une voie de départ libre de la Gare centrale. C’est alors votre tour.',
	'wagons.score':
		'Sa ligne rapporte comme les autres, mais jamais double. Si des tuiles sont déjà là, elle les parcourt aussitôt. On ne la place pas là où sa ligne finirait au bout d’une tuile. Une rame n’est pas une tuile : à côté d’elle seule, on ne peut pas poser.',
	'wagons.pass':
		'Quand vous n’avez plus de tuile et que la pioche est vide, vous pouvez encore placer votre rame, ou passer.',
	'wagons.figure':
		'Ambre est partie de la Gare centrale et a gagné le bord en quatre tuiles : quatre points. Bleu n’a pas encore de tuile.',
	'wagons.companies':
		'Avec les compagnies, chacune a une telle rame. Pour la placer, montrez une de ses actions : elle reste visible, garde sa valeur et ne s’échange plus.',

	'rails.title': 'Voies centrales',
	'rails.pass':
		'Quatre tuiles couvrent la Gare centrale dès le début. Les lignes la traversent : rien n’y finit, rien ne compte double, et ces quatre tuiles ne rapportent rien. Elles ne comptent ni comme bord ni comme tuiles posées.',
	'rails.figure': 'Trois tuiles pour l’instant : les deux du centre ne comptent pas.',

	'numbers.title': 'Numéros de station',
	'numbers.secret':
		'Chaque côté du plateau a huit cartes de numéros. Tout le monde en reçoit une de chaque côté, ou autant de chacun que vous en convenez avant la partie ; sur votre écran, les plaques de vos numéros portent votre couleur.',
	'numbers.open':
		'Personne ne voit les vôtres avant la fin, sauf si vous jouez à numéros visibles : alors les plaques de tout le monde portent leurs couleurs dès le début. Les cartes qui restent ne sont vues de personne.',
	'numbers.score':
		'À la fin, tout le monde montre les siens. Chaque ligne qui a fini au terminus d’un de vos numéros vous rapporte aussi ses points, même si c’est la vôtre. La ligne d’une rame centrale rapporte le double.',
	'numbers.figure': 'La ligne a fini au numéro 7, qui est à vous : cinq points de plus.',
} as const satisfies Translation<typeof english>
