import { words } from '../../i18n/words.ts'

/** What the lobby says about Boundless. */
export const lobbyWords = words({
	en: () => import('./lobby.en.ts'),
	fr: () => import('./lobby.fr.ts'),
})

export default {
	'option.map': 'Map',
	'option.twoColours': 'Two colours each',
	'hint.twoColours': 'For two or three: everybody plays two colours from one purse, with twice the money.',
	'option.countdown': 'Time for the last to place',
	'option.countdown.value': { one: '{count} s', other: '{count} s' },
	'option.countdown.0': 'no countdown',
	'hint.countdown': 'It starts when only one is still choosing, and after 90 seconds at the latest.',
	'option.mapInSight': 'Map in sight for',
	'hint.mapInSight': 'For children: they may look at the map while they choose.',
	'summary.twoColours': 'two colours each',
	'summary.countdown': { one: '{count} s for the last', other: '{count} s for the last' },
	'summary.mapInSight': 'map in sight: {names}',
	'bot.gentle': 'Takes its time, often errs. A good first opponent.',
	'bot.steady': 'Knows its way, errs now and then.',
	'bot.sharp': 'Quick, and seldom wrong.',
	'bot.master': 'Knows every border, and is no quicker than a person.',
	'rejected.too-many-for-two-colours':
		'Two colours each are for two or three players. Somebody has to get up, or play one colour each.',
} as const
