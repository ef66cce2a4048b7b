import type { Options } from '../../../shared/games/franchise/options.ts'
import { usedBonusTiles } from '../../../shared/games/franchise/rules/milestones.ts'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { priceOf } from '../../../shared/games/franchise/steps/develop.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import type { Deal, NaiveGame } from './naive/game.ts'
import { places, regionNames } from './naive/tables.ts'

/** Between the engine's words and the naive game's; nothing here knows a rule. */

/** What chance has dealt, for the naive game to begin with. */
export const dealOf = (
	{ seats, first, tiles, regionTiles, pool, track, milestones }: Table,
	options: Options,
	version: number,
): Deal => ({
	players: seats.length,
	first,
	learning: options.start === 'learning',
	draft: options.expert === 'draft',
	boom: options.boom,
	chooseOrder: options.regions !== 'off',
	milestones: options.milestones ? Object.keys(milestones) : undefined,
	signs: version > 1,
	values: { ...tiles },
	regionTiles: { ...regionTiles },
	pool: [...pool],
	track: [...track],
})

/** A step as the naive game says it. */
export function wordsOf(step: Step): string {
	switch (step.type) {
		case 'develop':
		case 'develop-again': {
			const way = step.path.length === 2 ? step.path : ['chain', step.path.at(-1), priceOf(step)]
			return [step.type, ...way, ...(step.free === undefined ? [] : ['free'])].join(' ')
		}
		default:
			return Object.values(step).join(' ')
	}
}

const sorted = (pieces: string, isSorted: boolean): string =>
	isSorted ? [...pieces].sort().join('') : pieces

/** Everything that is to be seen, in the same words for both. In an evaluated metropolis there are no slots to keep apart. */
export function tellTable(table: Table): string {
	const { progress } = table
	return JSON.stringify([
		[table.stage, table.turn, table.idle, table.track, table.boom],
		[table.development, table.route, progress?.marker ?? null, progress?.extra ?? null],
		places.map(({ name, slots }) => {
			const id = name as keyof Table['places']
			const value = table.tiles[id]
			return [
				sorted(table.places[id] ?? '', slots > 1 && value === undefined),
				value,
				progress?.middle[id] ?? 0,
			]
		}),
		regionNames.map((name) => {
			const id = name as keyof Table['beside']
			return [table.regionTiles[id], table.beside[id]]
		}),
		table.seats.map(({ money, bonus, points }, seat) => [
			money,
			supplyOf(table, seat),
			bonus,
			usedBonusTiles(table, seat),
			Object.entries(table.milestones)
				.filter(([, pieces]) => pieces.includes(`${seat}`))
				.map(([id]) => id)
				.sort(),
			table.standing?.includes(`${seat}`) ?? false,
			points,
		]),
	])
}

export function tellNaive(game: NaiveGame): string {
	const isTurn = game.stage === 'turns' && game.phase > 0
	return JSON.stringify([
		[game.stage, game.active, game.turnsWithoutMarker, game.track, game.boom ?? null],
		[
			game.developmentTile ?? -1,
			game.routeTile ?? -1,
			(isTurn && game.marker) || null,
			(isTurn && game.extraMarker) || null,
		],
		places.map(({ name, slots }) => {
			const city = game.cities[name]
			const pieces =
				slots === 1 ? [game.towns[name]].filter((seat) => seat !== undefined) : (city?.slots ?? [])
			return [sorted(pieces.join(''), slots > 1 && city?.value === undefined), city?.value, city?.middle ?? 0]
		}),
		regionNames.map((name) => [game.regionTiles[name], game.beside[name]?.seat]),
		game.seats.map(({ money, supply, bonus, used, met, stands, points }) => [
			money,
			supply,
			bonus,
			used,
			[...met].sort(),
			stands,
			points,
		]),
	])
}
