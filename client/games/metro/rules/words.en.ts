import { words } from '../../../i18n/words.ts'

/** The rules of Metro, in our own words. */
export const ruleWords = words({ en: () => import('./words.en.ts'), fr: () => import('./words.fr.ts') })

export default {
	title: 'Metro',
	idea: 'Paris, 1900. Everybody lays tiles with rails on one board. You own stations on its rim, each with a wagon. Your wagons’ lines score when they reach a terminus: the longer, the better. So make your own lines long, and the others’ short.',

	'board.title': 'The board',
	'board.stations':
		'Thirty-two stations stand around eight by eight cells. Each has a departure, where a wagon waits, and beside it a terminus. The wagons of your colour and shape are yours, wherever they stand; with three, five or six players two stations stay empty.',
	'board.termini':
		'A terminus belongs to nobody: any line may end there. In the middle lies the Central Station, with eight more of them.',
	'board.figure': 'Your stations are amber here. Your line from station 7 is four tiles long so far.',

	'turn.title': 'Your turn',
	'turn.lay': 'Either lay a tile of your hand, then take a new one from the pile.',
	'turn.draw':
		'Or draw a tile from the pile and lay that tile. Your hand stays as it is. A drawn tile cannot go back.',
	'turn.owner': 'You may lay against anybody’s stations and lines, not only your own.',
	'turn.empty':
		'Once the pile is empty nobody draws. A player without a tile is skipped. A player whose lines are all finished goes on laying tiles.',
	'turn.first': 'Who begins is drawn by lot, or chosen before the game. Then play goes round in order.',

	'where.title': 'Where a tile may go',
	'where.empty': 'On an empty cell. The Central Station is no cell for tiles.',
	'where.beside':
		'On the rim, or side by side with a tile that lies already. The Central Station counts neither as rim nor as a tile.',
	'where.up': 'As you hold it: tiles are not turned.',
	'where.one':
		'Not where it would finish a line of one single tile, from a station to a terminus on the rim. Only a tile that fits nowhere else may do that.',
	'where.figure.spots': 'After two tiles: the bright cells are open.',
	'where.figure.ban': 'Not here: the line from station 5 would be over after one tile.',

	'score.title': 'Points',
	'score.when':
		'A line is finished when it reaches a terminus. It scores at once, for its owner, whoever laid the tile; one tile can finish several lines.',
	'score.count':
		'Count a point for every tile, from the wagon to the end. A tile crossed twice counts twice.',
	'score.centre': 'A line that ends in the Central Station counts double.',
	'score.figure.twice': 'Four tiles, but five points: one of them is crossed twice.',
	'score.figure.centre': 'Three tiles to the Central Station: six points.',

	'end.title': 'The end',
	'end.when': 'The game ends when all sixty tiles lie on the board.',
	'end.win': 'Most points win; equal points share the win. Loops that belong to nobody are worth nothing.',

	'variants.title': 'Variants',
	'variants.rotation': 'Free rotation: tiles may be turned before they are laid.',
	'variants.hand': 'A larger hand: two or three tiles to choose from, in place of one.',

	'iron.title': 'Iron Horse',
	'iron.end':
		'The same board and tiles, out West. The game ends as soon as every line with a wagon is finished, even if tiles are left.',
	'iron.ban':
		'A tile of your hand that fits only where it makes a line of one tile stays in your hand: draw instead. A drawn tile that fits nowhere else may make such a line. Once the pile is empty, a tile of your hand may too, if none of them fits elsewhere.',
	'iron.first': 'If colours were chosen, the last to choose begins.',

	'expansions.title': 'Expansions',
	'expansions.sets':
		'Play one of them, or two that go together: companies with central wagons or central rails, and station numbers with either of those.',

	'companies.title': 'Companies',
	'companies.own':
		'Eight companies own four stations each, and lines bring points to their company. You own shares: one of 10, 20, 30 and 40 per cent to begin with, which nobody else sees.',
	'companies.figure': 'This line belongs to the green company, whoever lays the tiles.',
	'companies.exchange':
		'In place of laying you may exchange a share: it goes face down under the pile of its percentage, and you take either the face-up card there or the hidden one on top.',
	'companies.limits':
		'Exchanging ends for good once a company has 25 points. After as many exchanges in a row as there are players, somebody has to lay first. Without a tile nobody exchanges.',
	'companies.value':
		'At the end the company with the most profit is worth 8, the next 7, and so on; equal ones are worth the same.',
	'companies.share':
		'A share pays that value for every ten per cent: 30 per cent of the best company are 24 points.',
	'companies.bonus':
		'Whoever holds the largest part of a company also gets a tenth of its profit, rounded down; so does everybody who holds as much.',

	'wagons.title': 'Central wagons',
	'wagons.place':
		'Everybody has one wagon more. Instead of laying or drawing you can place it on a free departure rail of the Central Station. That is your turn.',
	'wagons.score':
		'Its line scores like any other, but never double. If tiles already lie there, it runs over them at once. You may not place it where its line would end after one tile. A wagon is no tile: you may not lay a tile beside it unless a tile lies there too.',
	'wagons.pass': 'When you have no tile and the pile is empty, you can still place your wagon, or pass.',
	'wagons.figure':
		'Amber left the Central Station and reached the rim after four tiles: four points. Blue has no tile yet.',
	'wagons.companies':
		'With companies, each company has one such wagon. Show a share of it to place it: the share stays open, keeps its value, and is not exchanged any more.',

	'rails.title': 'Central rails',
	'rails.pass':
		'Four tiles cover the Central Station from the start. Lines run on through it: nothing ends there, nothing counts double, and these four tiles bring no points. They count neither as rim nor as laid tiles.',
	'rails.figure': 'Three tiles so far: the two central ones are not counted.',

	'numbers.title': 'Station numbers',
	'numbers.secret':
		'Each side of the board has eight number cards of its own. Everybody gets one of each side, or as many of each as you agree on before the game; on your screen the plaques of your numbers wear your colour.',
	'numbers.open':
		'Nobody sees yours until the end, unless you play with open numbers: then everybody’s plaques wear their colours from the start. The cards that are left stay unseen.',
	'numbers.score':
		'At the end everybody shows theirs. Every line that ended at the terminus of one of your numbers brings you its points too, even if it is your own. The line of a central wagon brings twice its points.',
	'numbers.figure': 'The line ended at number 7, which is yours: five points more for you.',
} as const
