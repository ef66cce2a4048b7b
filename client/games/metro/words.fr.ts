import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	board: 'Plateau de Metro.',
	'board.keys':
		'Plateau de Metro. Les flèches parcourent les cases permises, Entrée montre le coup, Entrée encore le joue.',
	you: 'vous',
	nobody: 'personne',
	centre: 'Gare centrale',
	rail: 'Gare centrale, voie {side} {number}',

	goal: 'Allongez les lignes de vos stations : un point par tuile traversée, le double si elles finissent au milieu.',

	'goal.over': 'Toutes les lignes sont achevées : les points ne changeront plus.',
	'goal.done': 'Toutes vos lignes sont achevées. Raccourcissez celles des autres.',

	'prompt.choose': 'À vous : choisissez une case, ou piochez.',
	'prompt.choose.only': 'À vous : choisissez une case.',
	'prompt.drawn': 'Voici la tuile piochée. Posez-la.',
	'prompt.confirm': 'Touchez-la encore pour la poser, ou choisissez une autre case.',
	'prompt.turn': 'Touchez encore la case pour tourner la tuile, puis confirmez.',
	'prompt.stuck': 'À vous : votre tuile ne va nulle part, piochez.',
	'prompt.stuck.one': 'À vous : cette tuile ne va nulle part. Prenez-en une autre, ou piochez.',
	'prompt.draw': 'Il faudra poser la tuile piochée.',
	'prompt.soon': 'Bientôt à vous. Touchez le plateau pour aller plus vite.',
	'prompt.wait': '{name} choisit une case.',
	'prompt.wait.drawn': '{name} a pioché et doit poser sa tuile.',
	'prompt.news': 'À vous. {name} a fini votre ligne {line} : +{points}.',
	'prompt.news.more': 'À vous. {lines} de vos lignes ont été finies : +{points}.',
	'prompt.played': '{name} a joué.',
	'prompt.played.you': 'Vous avez joué.',

	'line.waiting': '{station} · {owner} · pas encore de tuile',
	'line.open': {
		one: '{station} · {owner} · {count} tuile pour l’instant',
		other: '{station} · {owner} · {count} tuiles pour l’instant',
	},
	'line.rim': {
		one: '{station} → {end} · {owner} · {count} tuile',
		other: '{station} → {end} · {owner} · {count} tuiles',
	},
	'line.centre': {
		one: '{station} → Gare centrale · {owner} · {count} tuile, comptée double',
		other: '{station} → Gare centrale · {owner} · {count} tuiles, comptées double',
	},

	'action.lay': 'Poser',
	'action.gain': '+{points} pour {name}',
	'action.draw': 'Piocher une tuile',
	'action.keep': 'Poser la mienne',
	'action.sending': 'Envoi…',

	'tray.hand': { one: 'Votre tuile', other: 'Vos tuiles' },
	'tray.tile': 'Tuile {number} : {tracks}',
	'tray.drawn': 'Tuile piochée : {tracks}',
	'tray.draw': 'Piocher',
	'tray.pile': { one: 'reste {count}', other: 'reste {count}' },
	'tray.empty': 'Vous avez posé votre dernière tuile.',
	'turn.only': 'Elle ne va ici que dans ce sens.',
	'tray.kept': 'Reste en main : {tracks}',
	'tray.how': 'Choisissez l’une des cases claires pour cette tuile.',
	'tray.wait': 'Cette tuile attend votre tour.',
	'tray.grows': { one: '{before} → {count} tuile', other: '{before} → {count} tuiles' },
	'tray.scores': '+{points}',
	'tray.watching': 'Vous regardez la partie.',
	'tray.nothing': 'Aucune ligne ne change.',

	track: '{from} vers {to}',
	'side.0': 'nord',
	'side.1': 'est',
	'side.2': 'sud',
	'side.3': 'ouest',

	'key.draw': 'Piocher une tuile',
	'key.turn': 'Tourner la tuile',
	'key.tile': 'Choisir une tuile de la main',
	'key.clear': 'Annuler ce qui n’est pas confirmé',

	'log.conclude': 'Tout le monde est d’accord pour s’arrêter : on compte la partie telle quelle.',
	'log.draw': '{name} pioche une tuile.',
	'log.draw.you': 'Vous piochez une tuile.',
	'log.lay': '{name} pose une tuile en {cell}.',
	'log.lay.you': 'Vous posez une tuile en {cell}.',
	'log.back': 'son propre terminus',
	'log.line': {
		one: '{count} point pour {owner} ({station} → {end}).',
		other: '{count} points pour {owner} ({station} → {end}).',
	},

	'refused.short': 'Interdit : la ligne {line} finirait après une seule tuile.',
	'refused.short.yours': 'Interdit : votre ligne {line} finirait après une seule tuile.',
	'refused.short.theirs': 'Interdit : la ligne {line} de {owner} finirait après une seule tuile.',
	'rejected.not-in-hand': 'Cette tuile n’est plus dans votre main.',
	'rejected.must-lay-drawn': 'Vous avez pioché : posez cette tuile-là.',
	'rejected.arrow-up': 'Dans cette partie, les tuiles ne se tournent pas.',
	'rejected.central-station': 'On ne pose rien sur la Gare centrale. Choisissez une autre case.',
	'rejected.cell-taken': 'Il y a déjà une tuile. Choisissez une case vide.',
	'rejected.not-beside': 'Posez au bord, ou à côté d’une tuile.',
	'rejected.one-tile-line': 'Cela ferait une ligne d’une seule tuile. Choisissez une autre case.',
	'rejected.nothing-to-draw': 'La pioche est vide : posez une tuile de votre main.',
} as const satisfies Translation<typeof english>
