import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	map: 'Carte : {map}. Choisissez un État pour lire sa fiche, deux pour savoir s’ils sont voisins.',
	hint: 'Choisissez un État pour lire sa fiche, puis un second pour savoir s’ils sont voisins, et pourquoi.',
	loupe: 'Regarder de plus près : {states}',
	second: 'Choisissez un second État : sont-ils voisins ?',
	fold: 'Agrandir la carte',
	unfold: 'Afficher le texte',
	'notes.title': 'Notes sur la carte : {map}',
	'notes.links': 'Par-dessus l’eau',
	'notes.links.text':
		'Les traits pointillés sont des liaisons. Une liaison compte comme une frontière : elle coûte autant, et les États qu’elle relie sont voisins.',
	'notes.bridge': '(par un pont)',
	'notes.parts': 'Les États en deux morceaux',
	'notes.parts.text':
		'Les deux morceaux ne se touchent pas. Le voyage peut passer par l’un ou l’autre, et repart de celui-là. Sont voisins tous les États qui touchent l’un ou l’autre.',
	'notes.surprises': 'On demande toujours',

	'facts.capital': 'Capitale',
	'facts.population': 'Population',
	'facts.area': 'Superficie',
	'facts.km': '{area}\u00a0km²',
	'facts.languages': 'Langues',
	'facts.currency': 'Monnaie',
	'facts.statehood': 'État depuis',

	'why.adjacent': 'Voisins : {money}',
	'why.not': 'Pas voisins',
	'why.border': 'Ils ont une frontière commune.',
	'why.part': 'Ils se touchent ici : {part}.',
	'why.corner': 'Ils se touchent en un seul point, où quatre États se rencontrent. Cela compte.',
	'why.sea': 'Une liaison maritime les relie. Elle compte comme une frontière.',
	'why.bridge': 'Un pont les relie. Il compte comme une frontière.',
	'why.apart': {
		one: 'Il y a {count} frontière à franchir.',
		other: 'Il y a {count} frontières à franchir : {way}.',
	},
	'why.split': '{state} : deux morceaux, et le plus proche compte.',
} as const satisfies Translation<typeof english>
