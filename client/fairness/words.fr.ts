import type { Translation } from '../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	verify: 'Sans triche ?',
	'verify.about': 'Sans triche ? Vérifier cette partie',
	'verify.failed': 'La partie n’a pas pu être contrôlée. Réessayez.',
	close: 'Fermer',
	how: 'Comment on l’a vérifié',
	yes: 'Oui, sans triche',
	'yes.text':
		'Tout le hasard était fixé avant le premier coup, chaque coup respecte les règles et rien n’a changé depuis : c’est bien la partie qui s’est jouée ici.',
	'yes.rules': {
		one: '{count} coup, rejoué selon les règles',
		other: '{count} coups, rejoués selon les règles',
	},
	'yes.seed': 'la graine est celle qui était promise avant le premier coup',
	'yes.seen': {
		one: '{count} position telle que ce navigateur l’a vue',
		other: '{count} positions telles que ce navigateur les a vues',
	},
	'yes.shares': {
		one: 'la graine vient du secret promis par l’hôte et de la part de {count} joueur',
		other: 'la graine vient du secret promis par l’hôte et des parts de {count} joueurs',
	},
	'yes.signed': {
		one: '{count} coup, signé par qui l’a joué',
		other: '{count} coups, signés par qui les a joués',
	},
	'yes.host': 'le tout, signé par l’hôte de la salle',
	'yes.strangers': {
		one: 'Le coup {moves} n’est pas signé par le joueur de cette place : un robot ou quelqu’un d’autre l’a joué.',
		other:
			'Les coups {moves} ne sont pas signés par les joueurs de ces places : des robots ou d’autres les ont joués.',
	},
	'yes.day':
		'C’est la donne du {day} : personne ne l’a tirée, et qui avait joué ce jour-là en connaissait trois manches.',
	part: 'Sans triche, pour ce qu’on en a vu ici',
	'part.text':
		'Jusqu’au coup {last}, c’est la partie qui s’est jouée ici. La suite respecte les règles, mais ce navigateur ne l’a pas vue.',
	alone: 'Conforme aux règles',
	'alone.text':
		'Chaque coup est permis. Impossible de dire ici si la partie s’est jouée ainsi : ce navigateur n’y était pas.',
	no: 'Ce n’est pas la partie jouée',
	'no.seed':
		'La graine n’est pas celle qui était promise avant le premier coup : la donne a pu être choisie.',
	'no.terms': 'Les joueurs, les options ou les règles ne sont pas ceux de la partie jouée ici.',
	'no.rules': 'Le coup {move}, de {name}, enfreint les règles.',
	'no.move': 'Le coup {move}, de {name}, n’est pas celui qui s’est joué ici.',
	'no.deal': 'Après le coup {move}, ce qui était caché n’est pas ce que donne la graine.',
	'no.deal.first': 'Ce qui était sur la table au départ n’est pas ce que donne la graine.',
	'no.length': 'À partir du coup {move}, des coups manquent ou ont été ajoutés.',
	'no.promise':
		'Le secret de l’hôte n’est pas celui qui était promis avant le tirage : la donne a pu être choisie.',
	'no.share':
		'La part de {name} dans la graine n’est pas celle qui a été donnée : la donne a pu être choisie.',
	'no.draw': 'La graine n’a pas été tirée comme ce navigateur l’a vu : la donne a pu être choisie.',
	'no.signature': 'Le coup {move}, de {name}, ne porte pas la signature de qui l’a joué.',
	'no.undo': 'Avant le coup {move}, un coup a été repris sans la signature de qui l’avait joué.',
	'no.day': 'Elle passe pour la donne d’un jour et ne l’est pas : la donne a pu être choisie.',
	'no.host': 'La signature de l’hôte de la salle manque, ou n’est pas la sienne.',
	promise: 'La promesse : une empreinte de la graine',
	table: 'la table elle-même',
} as const satisfies Translation<typeof english>
