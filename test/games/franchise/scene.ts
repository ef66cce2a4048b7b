import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import type { Player, Points, Table } from '../../../shared/games/franchise/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'

export interface Scene extends Partial<Omit<Table, 'options' | 'seats'>> {
	players?: number
	options?: Partial<Options>
	money?: number | number[] // of everybody, or by seat; 20 unless told
	evaluated?: PlaceId[] // metropolises whose tile has gone
	seats?: Partial<Player>[]
}

/**
 * A table in the middle of a game: nobody is anywhere but where the scene says, seat 0 is about to play, and it is
 * the second round, so that bonus tiles may be used.
 */
export function scene({
	players = 4,
	options,
	money = 20,
	evaluated = [],
	seats,
	...rest
}: Scene = {}): Table {
	const chosen = { ...defaultOptions(franchise.options), ...options }
	const dealt = franchise.setup(chosen, { count: players }, randomFrom('scene'))
	const table: Table = { ...dealt, first: 0, turn: 0, stage: 'turns', round: 2, places: {}, ...rest }
	for (const place of evaluated) delete table.tiles[place]
	delete table.standing
	table.seats = table.seats.map((player, seat) => ({
		...player,
		money: typeof money === 'number' ? money : money[seat]!,
		...seats?.[seat],
	}))
	if (table.milestones['two-eights'] !== undefined)
		table.standing = rest.standing ?? afterFirstEight(table, table.milestones['two-eights'])
	return table
}

/** Whose franchise stands beside the milestone of two roads of 8: they have used one, and have not met it. */
const afterFirstEight = ({ seats }: Table, met: string): string =>
	[...seats.keys()].filter((seat) => seats[seat]!.eights > 0 && !met.includes(`${seat}`)).join('')

export const noPoints: Points = { metropolises: 0, regions: 0, track: 0, towns: 0, dollars: 0, bonus: 0 }

/** A game as it begins. */
export const start = (players: number, options: Partial<Options> = {}, seed = 'start'): Table =>
	franchise.setup({ ...defaultOptions(franchise.options), ...options }, { count: players }, randomFrom(seed))
