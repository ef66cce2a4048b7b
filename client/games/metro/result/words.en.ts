import { words } from '../../../i18n/words.ts'

export const resultWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	'best.line': { one: 'Most at once: {count} point', other: 'Most at once: {count} points' },
	tiles: { one: '{count} tile', other: '{count} tiles' },
	you: 'you',
	line: '{station} → {end}',
	doubled: '{length} × 2',
	see: 'See the line on the board',
	open: { one: '{count} line was never finished.', other: '{count} lines were never finished.' },
	none: 'No line was finished.',
	lines: 'Lines',
	shares: 'Shares',
	share: '{share} of {company}, at {value}',
	bonuses: 'Most of a company',
	bonus: '{company}: a tenth of {profit}',
	numbers: 'Station numbers',
	number: 'Number {number}: {station} → {end}',
	'number.none': 'No line ended at {numbers}.',
	companies: 'The companies',
	company: '{company}, value {value}',
	longest: {
		one: 'The longest line: {station} → {end}, {count} tile, by {owner}.',
		other: 'The longest line: {station} → {end}, {count} tiles, by {owner}.',
	},
	'moment.station': 'station {station}',
	'moment.centre': 'the Central Station',
	'moment.self': {
		one: 'Best moment: {name} led a line from {station} to {end} for {count} point.',
		other: 'Best moment: {name} led a line from {station} to {end} for {count} points.',
	},
	'moment.self.you': {
		one: 'Best moment: you led your line from {station} to {end} for {count} point.',
		other: 'Best moment: you led your line from {station} to {end} for {count} points.',
	},
	'moment.other.to-you': {
		one: 'Best moment: {name} brought you {count} point, from {station} to {end}.',
		other: 'Best moment: {name} brought you {count} points, from {station} to {end}.',
	},
	'moment.other.by-you': {
		one: 'Best moment: you brought {owner} {count} point, from {station} to {end}.',
		other: 'Best moment: you brought {owner} {count} points, from {station} to {end}.',
	},
	'moment.other': {
		one: 'Best moment: {name} brought {owner} {count} point, from {station} to {end}.',
		other: 'Best moment: {name} brought {owner} {count} points, from {station} to {end}.',
	},
} as const
