import type { Seating } from '../../kernel/game.ts'
import type { Random } from '../../kernel/random.ts'
import { bonusTiles, learningTowns, startMoney, tileClasses } from './data/box.ts'
import { milestoneIds, milestonesDrawn } from './data/milestones.ts'
import { PRINTED_TILES, regionTiles } from './data/region-tiles.ts'
import { blockedWithFew, regionIds } from './data/regions.ts'
import type { Options } from './options.ts'
import { isBlocked, regionsInPlay } from './rules/board.ts'
import { metropolisesInPlay } from './rules/pool.ts'
import { beginTowns, finishTowns } from './steps/town.ts'
import { FACE_DOWN, NOBODY, type Player, type Table } from './table.ts'

/** Deals everything out and draws all chance; the rest of the set-up is steps of the players. */
export function setUp(options: Options, { count }: Seating, random: Random): Table {
	const first = random.below(count)
	const table: Table = {
		options: { milestones: options.milestones, boom: options.boom, regions: options.regions },
		first,
		stage: 'draft',
		turn: (first + count - 1) % count,
		round: 1,
		idle: 0,
		places: {},
		tiles: dealValues(options, count, random),
		...dealRegions(options, count, random),
		beside: {},
		milestones: drawMilestones(options, count, random),
		notional: [],
		boom: null,
		development: NOBODY,
		route: NOBODY,
		seats: Array.from({ length: count }, (_, seat) =>
			newPlayer(options, count, (seat + count - first) % count),
		),
		progress: null,
	}
	if (table.milestones['two-eights'] !== undefined) table.standing = ''
	if (options.start === 'learning') {
		giveTowns(table)
		finishTowns(table, [])
	} else if (options.expert !== 'draft') beginTowns(table)
	return table
}

/** `order` is the place in the order of turns. */
const newPlayer = ({ milestones }: Options, players: number, order: number): Player => ({
	money: startMoney[players]![order]!,
	bonus: milestones ? 0 : bonusTiles[players]!,
	eights: 0,
	points: { metropolises: 0, regions: 0, track: 0, towns: 0, dollars: 0, bonus: 0 },
})

function giveTowns(draft: Table): void {
	const players = draft.seats.length
	for (const [order, towns] of learningTowns[players]!.entries())
		for (const place of towns) draft.places[place] = `${(draft.first + order) % players}`
}

/** Printed values, or within each class at random; nothing while a draft is to assign them. */
function dealValues({ expert }: Options, players: number, random: Random): Table['tiles'] {
	const tiles: Table['tiles'] = {}
	if (expert === 'draft') return tiles
	for (const values of tileClasses) {
		const targets = metropolisesInPlay(players).filter(({ printed }) => values.includes(printed))
		const printed = targets.map((place) => place.printed)
		const dealt = expert === 'random' ? random.shuffle(printed) : printed
		for (const [index, { id }] of targets.entries()) tiles[id] = dealt[index]!
	}
	return tiles
}

/** Which region tiles lie where; with two or three players three of them lie on the track. */
function dealRegions(
	options: Options,
	players: number,
	random: Random,
): Pick<Table, 'regionTiles' | 'pool' | 'track'> {
	const blocked = blockedWithFew.filter((region) => isBlocked(region, players))
	const inPlay = regionsInPlay(players)
	const { track, tiles } = chooseTiles(options, blocked.length, random)
	if (options.expert === 'draft') return { regionTiles: {}, pool: tiles.sort((a, b) => a - b), track }
	const dealt = options.expert === 'random' ? random.shuffle(tiles) : tiles
	return { regionTiles: Object.fromEntries(inPlay.map((id, index) => [id, dealt[index]!])), pool: [], track }
}

/** The tiles for the regions in play, in their order, and those that begin on the track. */
function chooseTiles(
	{ regions, tiles }: Options,
	blocked: number,
	random: Random,
): { track: number[]; tiles: number[] } {
	const all = [...regionTiles.keys()]
	if (regions === 'off') {
		const track = blockedWithFew.slice(0, blocked).map((region) => regionIds.indexOf(region))
		return { track, tiles: all.slice(0, PRINTED_TILES).filter((tile) => !track.includes(tile)) }
	}
	const candidates = { all, new: all.slice(PRINTED_TILES), picked: tiles }[regions]
	const drawn = random.shuffle(candidates).slice(0, regionIds.length)
	return { track: Array<number>(blocked).fill(FACE_DOWN), tiles: drawn.slice(blocked) }
}

function drawMilestones({ milestones }: Options, players: number, random: Random): Table['milestones'] {
	if (!milestones) return {}
	const drawn = random.shuffle(milestoneIds).slice(0, milestonesDrawn[players])
	return Object.fromEntries(milestoneIds.filter((id) => drawn.includes(id)).map((id) => [id, '']))
}
