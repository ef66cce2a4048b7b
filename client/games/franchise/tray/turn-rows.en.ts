import { words } from '../../../i18n/words.ts'

/** What the rows of a turn say. */
export const turnWords = words({
	en: () => import('./turn-rows.en.ts'),
	fr: () => import('./turn-rows.fr.ts'),
})

export default {
	'row.town': 'town: 1 point at the end',
	'row.needs': 'needs',
	'row.gone': 'no majority any more',
	'row.nobody': 'nobody can get the majority',
	'row.share': 'share',
	'row.end': 'ends the game',
	'row.rival': 'may take it',
	'row.roads': { one: '{count} road to {place}', other: '{count} roads to {place}: take the next' },
	'row.ways': { one: '{count} road', other: '{count} roads' },
	'row.again': '2nd',
	'card.double': 'Double it',
	'card.again': 'Second road',
	'card.bonus': 'bonus tile:',
	'card.bonus.kept': 'or {points} points at the end',
	'card.boom': 'Move boom',
	'note.share': 'Market shares: in a metropolis where you are, $1 buys one more slot each turn.',
	'income.would': 'income {now}',
	'place.slots': { one: '{count} of {value} empty', other: '{count} of {value} empty' },
} as const
