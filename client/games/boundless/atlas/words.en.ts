import { words } from '../../../i18n/words.ts'

/** What the map says. */
export const atlasWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	map: 'Map of {map}. Tap a state to read its card, two to ask whether they are adjacent.',
	hint: 'Tap a state to read its card; tap a second one to ask whether they are adjacent, and why.',
	loupe: 'Look at this part from near: {states}',
	second: 'Tap a second state: are they adjacent?',
	notes: 'Notes',
	'notes.title': 'Notes on the map: {map}',
	'notes.links': 'Across the water',
	'notes.links.text': 'Dashed lines are links. Crossing one costs as much as a border, and makes adjacent.',
	'notes.bridge': '(by bridge)',
	'notes.parts': 'States in two parts',
	'notes.parts.text':
		'The two parts are not joined. A journey comes by when it reaches either of them, and goes on from there. Adjacent is whatever touches either part.',
	'notes.surprises': 'People always ask',

	'facts.capital': 'Capital',
	'facts.population': 'People',
	'facts.area': 'Area',
	'facts.km': '{area}\u00a0km²',
	'facts.languages': 'Languages',
	'facts.currency': 'Currency',
	'facts.statehood': 'State since',

	'why.adjacent': 'Adjacent: {money}',
	'why.not': 'Not adjacent',
	'why.border': 'They share a border.',
	'why.part': 'They touch at {part}.',
	'why.corner': 'They meet in a single point, where four states touch. That counts.',
	'why.sea': 'A link across the sea joins them. It counts as a border.',
	'why.bridge': 'A bridge joins them. It counts as a border.',
	'why.apart': {
		one: 'They are {count} crossing apart.',
		other: 'They are {count} crossings apart, by way of {way}.',
	},
	'why.split': '{state} has two parts; the nearer one counts.',

	'note.europe.1': 'Russia touches Poland and Lithuania, at Kaliningrad.',
	'note.europe.2': 'Azerbaijan touches Turkey, at Nakhchivan, and Russia, with its main part.',
	'note.europe.3': 'Croatia and Montenegro touch, in the far south of Croatia.',
	'note.europe.4': 'Greece touches Turkey by land and Malta by sea, but not Cyprus.',
	'note.europe.5': 'Denmark touches Sweden by the Øresund Bridge, but not Norway.',
	'note.europe.6': 'Liechtenstein touches only Austria and Switzerland; Monaco only France.',
	'note.europe.7': 'Finland touches neither Estonia nor Poland: there is no link across the Baltic.',
	'note.europe.8': 'Borders overseas do not count: Gibraltar and Saint Martin are not on the map.',
	'note.usa.1': 'At the Four Corners, Arizona, Colorado, New Mexico and Utah all touch one another.',
	'note.usa.2': 'Michigan touches Wisconsin, with its northern half, but neither Minnesota nor Illinois.',
	'note.usa.3': 'Maine touches only New Hampshire, and not Massachusetts.',
	'note.usa.4': 'Connecticut and New Jersey do not touch, nor do New York and Rhode Island.',
	'note.usa.5': 'There are only two links: Alaska – Washington and California – Hawaii.',
	'note.usa.6': 'Washington, D.C. is not a state. Maryland and Virginia touch anyway.',
} as const
