import type { Seat, Seating } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { centralTiles } from './data/central-tiles.ts'
import { companyStations, percentages } from './data/companies.ts'
import { tileCounts } from './data/tiles.ts'
import { CENTRAL_RAILS, COMPANIES, STATION_NUMBERS } from './expansions.ts'
import type { Options } from './options.ts'
import { centralCells } from './rules/board.ts'
import { rotate } from './rules/tile.ts'
import type { State } from './table.ts'

const allTiles: readonly string[] = Object.entries(tileCounts).flatMap(([code, count]) =>
	new Array<string>(count).fill(code),
)

export function setUp(options: Options, seating: Seating, random: Random): State {
	const seats = [...Array(seating.count).keys()]
	const tiles = random.shuffle(allTiles)
	const pile = tiles.slice(options.hand * seating.count)
	const state: State = {
		table: {
			options,
			turn: chooseFirst(options, seating, random),
			drawn: false,
			cells: {},
			pile: pile.length,
			held: seats.map(() => options.hand),
			points: seats.map(() => 0),
			centre: {},
			wagons: {},
		},
		hands: seats.map((seat) => ({
			tiles: tiles.slice(seat * options.hand, (seat + 1) * options.hand),
			drawn: null,
		})),
		pile,
	}
	if (options.expansions.includes(COMPANIES)) dealShares(state, random)
	if (options.expansions.includes(CENTRAL_RAILS)) coverCentre(state, random)
	if (options.expansions.includes(STATION_NUMBERS)) dealNumbers(state, random)
	return state
}

/** In Iron Horse who took a colour last begins, where colours were chosen; the lobby's choice goes before. */
function chooseFirst({ first, edition }: Options, { count, latecomer }: Seating, random: Random): Seat {
	if (first !== 'random') return first
	if (edition === 'iron-horse' && latecomer !== undefined) return latecomer
	return random.below(count)
}

/** One card of each percentage for everybody, then one face up. */
function dealShares(state: State, random: Random): void {
	const { table, hands } = state
	const companies = [...companyStations.keys()]
	const piles = percentages.map(() => random.shuffle(companies))
	for (const [seat, hand] of hands.entries()) hand.shares = piles.map((pile) => pile[seat]!)
	table.points = companies.map(() => 0)
	table.market = { open: piles.map((pile) => pile[hands.length]!), shown: [], exchanges: 0 }
	state.sharePiles = piles.map((pile) => pile.slice(hands.length + 1))
}

/** Four of the special tiles, placed and turned at random. */
function coverCentre({ table }: State, random: Random): void {
	const tiles = random.shuffle(centralTiles)
	for (const [index, cell] of centralCells.entries())
		table.centre[cell] = rotate(tiles[index]!, random.below(4))
}

/** As many numbers of a side for everybody, in hand or on the table; nobody sees the rest. */
function dealNumbers({ table, hands }: State, random: Random): void {
	const dealt = hands.map((): number[] => [])
	for (const [side, count] of table.options.cards.entries()) {
		const numbers = random.shuffle(Array.from({ length: 8 }, (_, index) => 8 * side + index + 1))
		for (const [seat, own] of dealt.entries()) own.push(...numbers.slice(seat * count, (seat + 1) * count))
	}
	if (table.options.openNumbers) table.numbers = dealt
	else for (const [seat, hand] of hands.entries()) hand.numbers = dealt[seat]!
}
