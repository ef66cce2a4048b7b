import { words } from '../../../i18n/words.ts'

/** What the journey of a day says, on its page and on the home page. */
export const dailyWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Today’s journey',
	'title.past': 'A past journey',
	'title.result': 'Somebody’s journey',
	practice: 'Practice',
	you: 'You',
	them: 'This player',

	easy: 'Easy',
	medium: 'Medium',
	hard: 'Hard',
	'plan.one': 'to one state',
	'plan.two': 'by way of two states',
	'plan.through': 'from card to card, by way of two',
	best: 'best',
	over: '+{money}',
	'deal.see': 'See the journey',
	'deal.told': '{level}: {money} over the best',

	how: 'One try, the map closed, no countdown. What you pay over the best possible counts; seconds break ties.',
	'how.practice': 'That day has gone: this is practice, as often as you like.',
	'how.spoilt': 'You have seen its journeys, so this is practice.',
	'how.running': 'The cards lie open: your time is running.',
	begin: 'Begin',
	'begin.practice': 'Practise',
	again: 'Practise once more',
	mine: 'Back to your try',
	'go-on': 'Go on',

	step: '{level}, deal {number} of 3',
	cards: 'Show the cards',
	'next.deal': 'Next: {level}',
	'to.result': 'To the result',
	'to.day': 'Back to the day',
	leave: 'Leave the deal',

	'deal.one':
		'One card in the centre, seven around it. Put your token on the state that is cheapest to reach: each border costs 10, a neighbour 30 more. Staying home costs 40.',
	'deal.two':
		'Now two tokens: from the centre by way of both states, in the cheaper order. Each pair of neighbours costs 30 more.',
	'deal.through':
		'Two cards in the centre: from one to the other, by way of two states. The two may be neighbours of each other for nothing.',
	'deal.clock':
		'Your time runs from when the cards are shown, also while you are away. A token stays where it is put.',

	missed: 'You missed',
	found: 'Well found',
	neighbours: 'Neighbours',
	'neighbours.many': '{count}',

	'total.perfect': 'The best possible',
	'total.over': 'over the best',
	'total.time': 'in {time}',
	'total.mine': 'Yours: {money} over the best, in {time}.',
	seconds: '{seconds} s',
	minutes: '{minutes} min {seconds} s',
	hours: '{hours} h {minutes} min',

	share: 'Share',
	'share.copied': 'Copied: four lines, nothing given away.',
	'share.failed': 'That could not be copied.',
	'share.head': '{title}, {day} ({map})',
	'share.deal': '{level} {money}',
	'share.over': '{money} over the best, {time}',
	'share.perfect': 'The best possible, {time}',
	'share.practice': '{line} (practice)',
	race: 'Race this deal with friends',
	'race.hint': 'A whole game of seven rounds; the three of that day are among them, and everybody is told.',

	month: { one: '{count} day this month', other: '{count} days this month' },
	'month.none': 'No day yet this month',
	'month.before': 'The month before',
	'month.after': 'The month after',
	'month.hint': 'Past days are open as practice.',
	'day.done': '{day}, made',
	'day.practice': '{day}, practise',
	'day.begun': '{day}, begun',

	'check.true': 'True',
	'check.true.text':
		'These choices, played again here, earn this score. The time, and that it was the first try, are as they say.',
	'check.true.practice':
		'These choices, played again here, earn this score. It was practice; the time is as they say.',
	'check.false': 'False',
	'check.score': 'These choices earn {earned} over the best, not {claimed}.',
	'check.choice': 'Nobody can choose this.',
	'check.day': 'No such day has come yet.',
	'check.altered': 'The link has been altered.',
	'check.other-version':
		'This result is from another version of the journeys: it cannot be played again here.',
	'check.unreadable': 'This link holds no result.',
	see: 'See the journeys',
	'see.anyway': 'See the journeys anyway',
	'see.spoils': 'Then the day is practice for you.',
	'play-first': 'Play it first',
	'to.today': 'To today’s journey',

	'card.new': '{map}: three deals',
	'card.begun': 'Begun: go on',
	'card.done': 'Made',
} as const
