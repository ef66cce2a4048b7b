import { words } from '../../i18n/words.ts'

/** What the lobby says about Franchise. */
export const lobbyWords = words({
	en: () => import('./lobby.en.ts'),
	fr: () => import('./lobby.fr.ts'),
})

export default {
	'option.start': 'Start',
	'option.start.choose': 'Choose a town each',
	'option.start.learning': 'First game',
	'hint.start':
		'First game: a simpler start. You get two towns each, and nothing is chosen before the first turn.',
	'option.expert': 'Tiles of the board',
	'option.expert.off': 'As printed',
	'option.expert.random': 'At random',
	'option.expert.draft': 'Placed by you',
	'hint.expert':
		'For experts: metropolis and region tiles get other places than printed, dealt at random or placed one by one, from the last player to the first.',
	'option.milestones': 'Milestones',
	'hint.milestones': 'Bonus tiles are not given: you earn them by what you achieve.',
	'option.boom': 'Boom',
	'hint.boom':
		'A marker doubles the empty slots of one metropolis. Everybody may move it before their income.',
	'option.regions': 'Regions',
	'option.regions.off': 'As printed',
	'option.regions.all': 'Ten of all thirty',
	'option.regions.new': 'Ten of the twenty new',
	'option.regions.picked': 'Pick ten',
	'hint.regions':
		'Twenty more region tiles pay in points, dollars, bonus tiles, or with a development or route tile to keep.',
	'option.tiles': 'Region tiles',
	'hint.tiles':
		'What the first / the second / all others get. “Track” means as many points as tiles lie on the track, more or less.',
	'summary.start.learning': 'first game, towns given',
	'summary.expert.random': 'tiles at random',
	'summary.expert.draft': 'tiles placed by you',
	'summary.milestones': 'milestones',
	'summary.boom': 'boom',
	'summary.regions.all': 'all region tiles',
	'summary.regions.new': 'new region tiles',
	'summary.regions.picked': 'ten picked region tiles',
	'bot.gentle': 'Goes where it is near. A good first opponent.',
	'bot.steady': 'Counts what a turn brings.',
	'bot.sharp': 'Looks at what you will answer.',
	'bot.master': 'Plays on in its head before it moves.',
	'rejected.learning-expert':
		'The first-game start needs the printed tiles. Choose your towns, or play as printed.',
	'rejected.ten-tiles': 'Pick exactly ten region tiles.',
} as const
