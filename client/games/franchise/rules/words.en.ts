import { words } from '../../../i18n/words.ts'

/** The rules of Franchise. */
export const ruleWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Franchise',
	idea: 'America in the sixties: new highways, neon signs, and a chain of shops that is yours. Follow the roads to new towns, get more than half of a metropolis, be the largest in a region when it scores. Nothing is hidden, and there are no dice.',

	'map.title': 'The map',
	'map.places':
		'Forty-five places in ten regions. A town, a small round sign, has room for one franchise. A metropolis has as many slots as its number says, and that number is also what it is worth. Slots fill in order, clockwise from the one with the thick ring.',
	'map.roads':
		'A road tells its price by its kind: dotted costs nothing, a fine double line costs 1, green 3, dashed teal 5, broad red 8. A road that touches a town is never expensive.',
	'map.figure': 'Around Chicago: a metropolis of 7 with two franchises, and the town of Indianapolis.',

	'setup.title': 'Before the first turn',
	'setup.text':
		'You have forty franchises, some dollars and three bonus tiles, or four if you are two or three. Who begins is drawn; whoever plays later starts a little richer. Then, from the last player to the first, everybody opens in one free town.',
	'setup.learning':
		'For a first game the lobby can give everybody two towns instead. This does not go with other tiles.',

	'turn.title': 'Your turn',
	'turn.text':
		'Five things, always in this order. You put your turn together on the map, see what would come of it, change your mind as often as you like, and then confirm all of it at once.',

	'income.title': '1 · Income',
	'income.text':
		'Add up the empty slots of all metropolises where you have a franchise and that were not evaluated yet. The more, the more dollars; there is always at least one.',
	'income.figure':
		'{first} + {second} + {third} empty slots make {slots}. With five players that is an income of {dollars} dollars.',
	'income.table': 'From how many empty slots on you get so many dollars',
	'income.players': 'Players',

	'develop.title': '2 · A road',
	'develop.text':
		'Along one road, from any place where you have a franchise, to a town that is free or to a metropolis where you are not yet and a slot is empty. Pay the road and put your marker there. Before step 4 it is no franchise: you cannot go on from it, nor buy a market share there.',
	'develop.pass': 'You may also stay where you are.',
	'develop.figure': 'From Detroit to Chicago on a green road: {price} dollars.',

	'share.title': '3 · Market shares',
	'share.text':
		'In every metropolis where you have a franchise and a slot is free, you may buy one more franchise for 1 dollar. It waits in the middle. One for each metropolis and turn.',
	'share.figure': 'Two market shares wait, in St. Louis and in Kansas City.',

	'evaluate.title': '4 · Open and evaluate',
	'evaluate.open':
		'Now your marker becomes a franchise, and those in the middles move to the next free slots. A metropolis is evaluated at once when it is full, or when you hold more than half of all its slots.',
	'evaluate.majority': 'More than half of the slots: you get its whole value.',
	'evaluate.full':
		'Full, and nobody has more than half: whoever has most there gets half the value, rounded down. Among equals the earliest slot decides.',
	'evaluate.home':
		'Whoever scored takes all their franchises home but one; everybody else’s stay. From then on nobody enters it and it brings no income, but those who are there can still take roads from there. It bears a tick, and around it the signs of those who are there.',
	'evaluate.beside':
		'With the first evaluation in a region, whoever’s turn it is puts a franchise beside the region’s tile. It will decide ties.',
	'evaluate.figure.majority': 'Four of six in Washington: {points} points for amber, who leaves one behind.',
	'evaluate.figure.full':
		'Chicago is full. Blue and amber have three each, amber came first: {points} points for amber.',

	'region.title': '5 · Regions',
	'region.text':
		'When all towns of a region are taken and all its metropolises evaluated, it scores. Whoever has most franchises in it gets the first value of its tile, the second the second, everybody else there the third. Equals are ranked clockwise from the owner of the franchise beside the tile.',
	'region.track':
		'The tile then goes to the next space of the track, and the player whose turn it is, who has closed the region, gets the points printed there: {points}. The last three spaces are red.',
	'region.table': 'What the regions pay: first / second / all others',
	'region.figure':
		'Four Corners pays {values}. Amber and blue have equally many; blue’s franchise lies beside the tile, so blue is first.',

	'bonus.title': 'Bonus tiles',
	'bonus.text':
		'From your second turn on you may use one a turn. Then it is gone; if you keep it, it is worth 4 points.',
	'bonus.again':
		'Take a second road, right after the first, to another place; you cannot start from your first marker.',
	'bonus.double': 'Double a market share: a second one in the same metropolis, free, if two slots are empty.',
	'bonus.cash': 'Take 10 dollars, at any time before step 4.',
	'bonus.figure': 'From Pittsburgh twice: to Chicago for 5 and to New York for 3, together {price} dollars.',

	'end.title': 'The end',
	'end.red': 'The game ends after a turn in which a red space of the track was covered.',
	'end.idle':
		'It also ends when everybody, one after the other, has had a turn without a road. The table warns you when that is near.',
	'end.score':
		'Then count, besides what you have: 1 point for each of your towns, 1 for every 3 dollars, 4 for every bonus tile.',
	'end.unscored': 'Metropolises and regions that were never evaluated bring nothing.',
	'end.winner': 'Most points win; among equals most towns; after that the win is shared.',
	'end.figure': 'Three regions in one turn: the track runs from space 6 into the red, and the game is over.',

	'few.title': 'Two or three players',
	'few.text':
		'The Far West, the Northwest and the High Plains are out of the game. Their tiles cover the first three spaces of the track. With two players, the second in a region gets the third value.',
	'few.figure': 'The pale regions are out of the game.',

	'details.title': 'Good to know',
	'details.supply':
		'Every franchise comes from your forty: without one left you can neither take a road nor buy. The one beside a region tile counts for ties alone, and comes back when the region has scored.',
	'details.roads':
		'If several roads lead somewhere, you choose; the cheapest is offered first. There are no debts.',
	'details.order':
		'First your marker opens, then a second one, then the franchises in the middles. If a metropolis is evaluated while one of yours still waits in its middle, that one goes home.',

	'expert.title': 'For experts: other tiles',
	'expert.text':
		'The number tiles of the metropolises change places, within their kinds: 2 and 3, 4 to 6, 7 and 8. The region tiles may lie anywhere. Either everything is dealt at random, or you place the tiles yourselves before choosing towns: from the last player to the first, one tile each, round after round. With two or three players the tiles printed for the regions out of the game are not used.',

	'milestones.title': 'Expansion: milestones',
	'milestones.text':
		'Nobody starts with bonus tiles. Six milestones, five with four or five players, lie open. As soon as you meet one you take one of your bonus tiles, to use from your next turn on. Everybody can meet every milestone once, as long as they have tiles to take. Only tiles you have taken count at the end.',
	'milestone.four-towns': 'Be in four towns.',
	'milestone.four-regions': 'Be in four regions.',
	'milestone.five-evaluated': 'Have five franchises in evaluated metropolises.',
	'milestone.two-three-four': 'Be in an open metropolis of 2, one of 3 and one of 4 at the same time.',
	'milestone.big-metropolis': 'Bring about the evaluation of a 6, 7 or 8, whoever scores it.',
	'milestone.whole-region': 'Make a region score.',
	'milestone.two-eights':
		'Use two roads of 8. After the first, one of your franchises leaves your supply and stands beside this milestone; with the second it stays there for good.',

	'boom.title': 'Expansion: boom',
	'boom.text':
		'The boom marker stands by a metropolis; the first player chooses where it begins. At the start of your turn, before your income, you may move it once to an open metropolis that is joined to it by a road, or by roads through towns and evaluated metropolises only. If you are there, its empty slots count double for you.',
	'boom.figure':
		'The boom is in Chicago: its {left} empty slots count as {double}. Amber’s income is {dollars} dollars.',

	'regions.title': 'Expansion: regions',
	'regions.text':
		'Twenty more region tiles. Ten are drawn from all thirty, or from the new ones, or you pick ten in the lobby; each region gets one. If several regions score in a turn, you choose the order.',
	'regions.dollars': 'Dollars: they pay money instead of points.',
	'regions.bonus': 'Bonus tile: the first gets 3 points, and one of their used bonus tiles back.',
	'regions.track':
		'Number of regions: as many points as tiles lie on the track, plus or minus what is printed, but never less than none.',
	'regions.development':
		'Development tile: the first gets 5 points and the tile. Once, in place of one road you may take a chain of roads, each of them paid, past anybody, to a place that no single road joins to you.',
	'regions.route':
		'Route tile: the first gets 6 points and the tile. Once, one road is free for you, even one of a chain.',
	'regions.keep':
		'Development and route tiles are used from your next turn on, beside a bonus tile if you like, and are worth nothing at the end. With two or three players three of the ten tiles lie face down on the track: they only count as tiles.',
	'regions.figure': 'With the development tile from {from} by way of {over} to {to}: {price} dollars.',
} as const
