import type { Translation } from '../../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	map: 'Carte : {map}. Touchez un État pour lire sa fiche, deux pour savoir s’ils sont voisins.',
	hint: 'Touchez un État pour lire sa fiche, puis un second pour savoir s’ils sont voisins, et pourquoi.',
	loupe: 'Regarder de plus près : {states}',
	second: 'Touchez un second État : sont-ils voisins ?',
	notes: 'Notes',
	'notes.title': 'Notes sur la carte : {map}',
	'notes.links': 'Par-dessus l’eau',
	'notes.links.text':
		'Les traits pointillés sont des liaisons. Les franchir coûte autant qu’une frontière, et elles font des voisins.',
	'notes.bridge': '(par un pont)',
	'notes.parts': 'Les États en deux morceaux',
	'notes.parts.text':
		'Les deux morceaux ne se touchent pas. Le voyage passe par l’État dès qu’il atteint l’un des deux, et repart de là. Est voisin tout ce qui touche l’un ou l’autre.',
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
		other: 'Il y a {count} frontières à franchir, par {way}.',
	},
	'why.split': '{state} : deux morceaux, et le plus proche compte.',

	'note.europe.1': 'La Russie touche la Pologne et la Lituanie, à Kaliningrad.',
	'note.europe.2':
		'L’Azerbaïdjan touche la Turquie par le Nakhitchevan, et la Russie par sa partie principale.',
	'note.europe.3': 'La Croatie et le Monténégro se touchent, tout au sud de la Croatie.',
	'note.europe.4': 'La Grèce touche la Turquie par terre et Malte par mer, mais pas Chypre.',
	'note.europe.5': 'Le Danemark touche la Suède par le pont de l’Øresund, mais pas la Norvège.',
	'note.europe.6': 'Le Liechtenstein ne touche que l’Autriche et la Suisse ; Monaco, que la France.',
	'note.europe.7': 'La Finlande ne touche ni l’Estonie ni la Pologne : rien ne traverse la Baltique.',
	'note.europe.8': 'L’outre-mer ne compte pas : ni Gibraltar ni Saint-Martin ne sont sur la carte.',
	'note.usa.1': 'Aux Four Corners, l’Arizona, le Colorado, le Nouveau-Mexique et l’Utah se touchent tous.',
	'note.usa.2': 'Le Michigan touche le Wisconsin par sa moitié nord, mais ni le Minnesota ni l’Illinois.',
	'note.usa.3': 'Le Maine ne touche que le New Hampshire, pas le Massachusetts.',
	'note.usa.4':
		'Le Connecticut et le New Jersey ne se touchent pas, l’État de New York et le Rhode Island non plus.',
	'note.usa.5': 'Il n’y a que deux liaisons : Alaska – Washington et Californie – Hawaï.',
	'note.usa.6': 'Washington, D.C. n’est pas un État. Le Maryland et la Virginie se touchent quand même.',
} as const satisfies Translation<typeof english>
