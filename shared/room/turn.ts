import { type AnyGame, type Seat, TABLE } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import type { Move } from '../kernel/record.ts'

/**
 * Whether a move leaves the turn where it is, so that nothing that others have sent is stale: as long as a race
 * lasts, and where they may still do what they could do before.
 */
export function keepsTurn(game: AnyGame, before: unknown, after: unknown, seat: Seat): boolean {
	const isRace = game.races(before)
	if (isRace !== game.races(after)) return false
	if (isRace) return true
	const others = game.actors(before).filter((actor) => actor !== seat)
	const still = game.actors(after)
	return others.length > 0 && others.every((actor) => still.includes(actor))
}

/** Where a game stands when somebody moves. */
export interface Standing {
	state: unknown
	turnAt: number // since when it has been that turn, in milliseconds of the game
	absent: readonly Seat[] // places that nobody plays, so that the table must know
	missable: readonly Seat[] // those of people, who may or may not have been away
	bots: readonly Seat[] | undefined // those of bots; undefined where any of the missable may have been one
}

/**
 * Whether a move could have been made then: it was that seat's turn, or the table had something to do by itself;
 * and nobody acted before the turn began, nor after the authority heard of it.
 */
export function isInTurn(game: AnyGame, standing: Standing, { seat, steps, at, acted }: Move): boolean {
	if (seat === TABLE)
		return (
			isDue(game, standing.state, { steps, at, acted }) ||
			isNews(game, standing, steps) ||
			isConclusion(game, steps)
		)
	if (acted !== undefined && !(acted >= standing.turnAt && acted <= at)) return false
	return game.actors(game.table(standing.state)).includes(seat)
}

/** All may stop playing at any time: who agreed to that is not in a record. */
const isConclusion = ({ conclusion }: AnyGame, steps: readonly unknown[]): boolean =>
	conclusion !== undefined && canonical(steps) === canonical([conclusion])

interface TableMove extends Pick<Move, 'steps' | 'at'> {
	acted: number | undefined
}

function isDue(game: AnyGame, state: unknown, { steps, at, acted }: TableMove): boolean {
	const due = game.due(state)
	return (
		due !== undefined &&
		at >= due.at &&
		(acted ?? due.at) === due.at &&
		canonical(steps) === canonical([due.step])
	)
}

/** Whether the table is told who is away or a bot, and they may be. Who was away, nobody can tell any more. */
function isNews(
	game: AnyGame,
	{ state, absent, missable, bots }: Standing,
	steps: readonly unknown[],
): boolean {
	if (!game.presence || steps.length !== 1) return false
	const [told] = steps.map(canonical)
	const table = game.table(state)
	return subsetsOf(missable).some((missed) => {
		const away = [...absent, ...missed].sort()
		const played = bots ? [bots] : subsetsOf(missable.filter((seat) => !missed.includes(seat)))
		return played.some((some) => {
			const step = game.presence?.(table, away, some)
			return step !== undefined && canonical(step) === told
		})
	})
}

function subsetsOf([seat, ...others]: readonly Seat[]): Seat[][] {
	if (seat === undefined) return [[]]
	return subsetsOf(others).flatMap((some) => [some, [seat, ...some]])
}
