import { words } from '../../i18n/words.ts'

/** What only the home page says. */
export const homeWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'home.heading': 'Open a link, take a seat, play.',
	'home.games': 'Games',
	'home.play': 'Play now',
	'home.play.about': {
		one: 'Play now against {count} bot: {game}',
		other: 'Play now against {count} bots: {game}',
	},
	'home.play.bots': { one: 'against {count} bot', other: 'against {count} bots' },
	'home.level': 'Bots: {level}',
	'home.level.about': 'Bots: {level}. Change that for {game} and all games',
	'home.level.choose': 'How well do the bots play?',
	'home.invite': 'Invite friends',
	'home.invite.about': 'Invite friends to {game}',
	'home.rules': 'Rules of {game}',
	'home.rules.short': 'Rules',
	'home.seats': 'Your tables',
	'home.seat': 'Back to your seat, room {code}',
	'home.seat.here': 'Back to your game on this device',
	'home.seat.between': 'Back to your game between devices',
	'home.between': 'Between devices',
	'home.here': 'Play without a network',
	'home.here.shared': 'on this device, alone or together',
	'home.here.alone': 'on this device, against bots',
	'home.here.about': 'Play without a network {how}: {game}',
	'home.offline': 'You are offline. Games are played on this device.',
	'home.fell-back': 'No server: you play on this device.',
	'home.phase.lobby': 'waiting to start',
	'home.phase.playing': 'in play',
	'home.phase.over': 'just finished',
	'home.failed.unreachable': 'The server does not answer. Check your connection and try again.',
	'home.failed.too-fast': 'That was a lot of rooms at once. Wait a minute and try again.',
	'home.failed.refused': 'No room could be made. Try again.',
	'code.label': 'Got a code?',
	'code.join': 'Join',
	'code.short': 'A code has six letters, none of them a vowel.',
	'code.none': 'No room has this code. Check the letters.',
	'code.unreachable': 'The server does not answer. Try again.',
} as const
