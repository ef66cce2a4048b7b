import { words } from '../../../i18n/words.ts'

/** What the map says. */
export const atlasWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	map: 'Map of {map}. Choose a state to read its card, two to ask whether they are neighbours.',
	hint: 'Choose a state to read its card, and a second one to ask whether they are neighbours, and why.',
	loupe: 'Look at this part from near: {states}',
	second: 'Choose a second state: are they neighbours?',
	fold: 'Larger map',
	unfold: 'Show the words',
	'notes.title': 'Notes on the map: {map}',
	'notes.links': 'Across the water',
	'notes.links.text':
		'Dashed lines are links. A link counts as a border: it costs as much, and the states it joins are neighbours.',
	'notes.bridge': '(by bridge)',
	'notes.parts': 'States in two parts',
	'notes.parts.text':
		'The two parts are not joined. A journey may go through either part, and goes on from that one. Neighbours are all states that touch either part.',
	'notes.surprises': 'People always ask',

	'facts.capital': 'Capital',
	'facts.population': 'People',
	'facts.area': 'Area',
	'facts.km': '{area}\u00a0km²',
	'facts.languages': 'Languages',
	'facts.currency': 'Currency',
	'facts.statehood': 'State since',

	'why.adjacent': 'Neighbours: {money}',
	'why.not': 'No neighbours',
	'why.border': 'They share a border.',
	'why.part': 'They touch at {part}.',
	'why.corner': 'They meet in a single point, where four states touch. That counts.',
	'why.sea': 'A link across the sea joins them. It counts as a border.',
	'why.bridge': 'A bridge joins them. It counts as a border.',
	'why.apart': {
		one: 'They are {count} border apart.',
		other: 'They are {count} borders apart: {way}.',
	},
	'why.split': '{state} has two parts; the nearer one counts.',
} as const
