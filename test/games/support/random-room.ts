import { findGame } from '../../../shared/games/index.ts'
import type { AnyGame, FindGame } from '../../../shared/kernel/game.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { type Bench, seated } from '../../support/bench.ts'
import { pickStep, stepsOf } from './secrets.ts'
import type { Combination } from './soak.ts'

/** Ada made the room; as many of them as there are players sit in it. */
export const people = ['ada', 'bob', 'cid', 'dora', 'eve', 'finn']
export const stranger = 'zoe'

const MOST_MOVES = 400

/** Plays at random in a room, and shows it before the first move and after each. */
export function playAtRandom(
	game: AnyGame,
	{ options, players }: Combination,
	seed: string,
	visit: (bench: Bench) => void,
	games: FindGame = findGame,
): void {
	const random = randomFrom(seed)
	const bench = seated({ game: game.id, options, games }, ...people.slice(1, players)).must('ada', 'start')
	bench.room = {
		...bench.room,
		match: { ...bench.match, state: game.setup(options, { count: players }, random) },
	}
	visit(bench)
	for (let move = 0; move < MOST_MOVES && bench.room.phase === 'playing'; move++) {
		const before = bench.room
		moveOnce(bench, game, random)
		if (bench.room !== before) visit(bench)
	}
}

function moveOnce(bench: Bench, game: AnyGame, random: Random): void {
	const actors = game.actors(game.table(bench.match.state))
	// Where several act at the same time, not all of them always do.
	if (actors.length === 0 || (game.due(bench.match.state) && random.below(6) === 0)) {
		if (!bench.doOwn()) throw new Error('nobody acts and nothing is due')
		return
	}
	const seat = random.pick(actors)
	const steps = stepsOf(game, bench.match.state, seat)
	const refused = bench.move(people[seat]!, pickStep(steps, random))
	// Time may have run out for it.
	if (refused && !game.races(game.table(bench.match.state))) throw new Error(refused.rejected)
	if (refused) bench.doOwn()
}
