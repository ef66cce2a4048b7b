import type { Player } from '../../../client/games/game.ts'

const names = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve']

/** People at a table, as one of them sees it, or somebody who only looks on. */
export const playersSeenBy = (own: number | undefined): Player[] =>
	names.map((name, seat) => ({
		seat,
		id: seat,
		name,
		colour: seat,
		mine: seat === own,
		played: 'person',
		away: false,
	}))
