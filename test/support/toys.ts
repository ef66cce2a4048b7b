import { type AnyGame, asOfVersion, type FindGame } from '../../shared/kernel/game.ts'
import { dash } from './dash.ts'
import { heap } from './heap.ts'

export const findToy: FindGame = (id) => ([heap, dash] as AnyGame[]).find((game) => game.id === id)

/** The same toys after their rules have changed. */
export const findChangedToy =
	(change: Partial<AnyGame>): FindGame =>
	(id, version) => {
		const game = findToy(id)
		return game && asOfVersion({ ...game, ...change }, version)
	}
