import { words } from '../../../i18n/words.ts'

/** What would come of a staged turn. */
export const outlookWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'What this turn brings',
	money: '{parts} → {left} left',
	'money.income': '+ {dollars} income',
	'money.tile': '+ {dollars} tile',
	'money.spent': '− {dollars}',
	'money.regions': '+ {dollars} regions',
	evaluate: '{place} ({value}) is evaluated',
	'evaluate.level': '{place} ({value}) is full; level, so first there wins',
	score: '{region} scores · track +{points}',
	milestone: 'Milestone: {milestone}',
	'over.red': 'The game ends: red is covered.',
	'over.idle': 'The game ends: no road for a round.',
	'tile.bonus': 'Bonus tile used: −4 at the end.',
	'tile.development': 'The development tile is used: it goes back to the box.',
	'tile.route': 'The route tile is used: it goes back to the box.',
	slots: { one: '{place} then: {count} slot empty,', other: '{place} then: {count} slots empty,' },
	majority: {
		one: 'you need {count} more for the majority',
		other: 'you need {count} more for the majority',
	},
	'majority.gone': 'you can no longer get the majority',
	'majority.and': '; ',
	'majority.rival': '{name} needs {count}',
	income: 'Next income only {income}: fewer empty slots where you are.',
	home: '{place}: only the winner’s franchises go home. Left there:',
	'rank.first': '{region}: you lead',
	'rank.level': '{region}: level with {names}',
	'rank.place': '{region}: you are in place {place}',
	'rank.before': '(before: place {place})',
	'rank.lost': '{region}: you led, and now {name} leads',
	'rank.home': 'as your franchises go home',
	'end.one': '{name} could end the game before your next turn.',
	'end.many': '{names} together could end the game before your next turn.',
	'end.idle': 'If nobody takes a road, the game ends after {name}’s turn, before you play again.',
	'threat.idle': 'The game ends if {name} takes no road either.',
	'threat.regions': {
		one: '{name} could then close {regions}.',
		other: '{name} could then close {regions} at once.',
	},
	'threat.either': '{name} could then close one of these: {regions}.',
	'take.score': '{name} could take {place} before you.',
	'take.block': '{name} could take your slot in {place} first.',
} as const
