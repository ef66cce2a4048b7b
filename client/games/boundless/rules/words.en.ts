import { words } from '../../../i18n/words.ts'

/** The rules of Boundless, in our own words. */
export const ruleWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Boundless',
	idea: 'A race through the map in your head. Seven states lie around a centre. All at once, everybody puts tokens on them. Choose what is near the centre: each border costs. Avoid its neighbours: they cost more. Then the map is opened, and all pay for their journeys.',

	'round.title': 'A round',
	'round.ring': 'Seven states appear one after the other, and beside them the card “Stay home”.',
	'round.centre':
		'Then the centre is shown to everybody at the same moment. From now on place your tokens, as fast as you like, one tap each. A token stays where it is; two of yours never share a card.',
	'round.settle':
		'When all tokens are placed, the map is opened and everybody pays for their journey. Until then it stays closed, also for those who have finished.',
	'round.figure': 'Round 3: two tokens each, from Austria. Ann has placed both of hers.',

	'price.title': 'What a journey costs',
	'price.walk':
		'From the centre to the states you chose, by the cheapest way, in the better order. Every border crossed costs 10. Dashed lines across water count as borders.',
	'price.pairs':
		'Neighbours cost more: 30 for each pair of neighbours among the centre and your states. Two centre cards may be neighbours for nothing.',
	'price.forty':
		'“Stay home” costs 40 per token, without a journey. With two tokens, the journey leads through your other state alone.',
	'price.stack': 'Every token under one of yours costs 10. So be quick.',
	'price.poor': 'If you cannot pay all, you pay what you have and owe nothing.',
	'figure.near': 'Near, but no neighbours: from Germany to Slovenia.',
	'figure.pair': 'Neighbours twice: from Germany to Austria, and on to Slovenia.',
	'figure.parts': 'Kaliningrad belongs to Russia: so Poland and Russia are neighbours, one border apart.',
	'figure.stack': 'The first pays nothing, the second 10, the third 20.',

	'rounds.title': 'Seven rounds',
	'rounds.round': 'Round',
	'rounds.income': 'Income',
	'rounds.centre': 'Centre',
	'rounds.tokens': 'Tokens',
	'rounds.way': 'Journey',
	'rounds.way.one': 'to one state',
	'rounds.way.two': 'by two states',
	'rounds.way.through': 'by two states, to the other centre card',
	'rounds.way.paid': 'the same, but you are paid',
	'rounds.last':
		'In the last round you are paid the price of your journey, so an expensive one is good. You still pay for the tokens under yours.',
	'rounds.deck':
		'Rounds 1 to 6 show every state exactly once; round 7 shuffles all fifty again. Cards already played lie open: until round 7 everybody can look at them, also while choosing. Most money wins; equals share the win.',

	'fair.title': 'Who was first',
	'fair.text':
		'What counts is when you acted, not when the message arrived. The time your network takes is measured and taken out, up to a limit, so that a phone on a train has the same chance as a computer on a cable. Where nobody but your own device can measure that time, the limit is low, since a device can pretend. For less than half a second a token may still slide under another: that is a photo finish.',
	'slow.title': 'Slow, or gone',
	'slow.ready':
		'A round starts when everybody is ready. It waits for 30 seconds at most, before the first round for two minutes. Alone against bots it waits as long as you like.',
	'slow.late':
		'When only one player is still choosing, a countdown starts. A token not placed in time costs 40, and in the last round brings nothing.',

	'map.title': 'The map',

	'variants.title': 'Variants',
	'variants.maps': 'A choice of maps: {maps}.',
	'variants.colours':
		'Two colours each, for two or three players: double income, one purse. In rounds 1 and 2 your colours take different cards; later they must not take the same two. Your own tokens underneath count.',
	'variants.sight': 'Map in sight: chosen players, children perhaps, may look at the map while they choose.',
} as const
