import { words } from '../../../i18n/words.ts'

/** What the map says. */
export const atlasWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	map: 'Map of {map}. Choose a state to read its card, two to ask whether they are adjacent.',
	hint: 'Choose a state to read its card, and a second one to ask whether they are adjacent, and why.',
	loupe: 'Look at this part from near: {states}',
	second: 'Choose a second state: are they adjacent?',
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
} as const
