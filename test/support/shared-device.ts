import { findGame } from '../../shared/games/index.ts'
import { type Continuation, continuationOf } from '../../shared/room/continuation.ts'
import { Bench } from './bench.ts'
import { keptOf } from './kept.ts'

export const ada = 'a'.repeat(64)
export const bob = 'b'.repeat(64)

/** A game against one bot, well under way, at a device that Ada and Bob share. */
export function underWay(game: string, moves = 12): Bench {
	const bench = new Bench({ game, creator: ada, games: findGame })
	let drawn = 0
	bench.entropy = () => `${++drawn}`.padStart(64, '0')
	bench.must(ada, 'sit', { name: 'Ada' }).must(bob, 'sit', { name: 'Bob' }).must(ada, 'add-bot')
	bench.must(ada, 'start')
	for (const person of [ada, bob]) bench.must(person, 'hand-over', { seat: bench.seat(person).id, to: 'bot' })
	for (let made = 0; made < moves; made++) bench.doOwn()
	for (const person of [ada, bob]) bench.must(person, 'reclaim')
	return bench
}

/** What that device would bring elsewhere. */
export function gameOf({ log, games, room }: Bench): Continuation {
	const game = continuationOf(keptOf(log, games), room.match, games)
	if (!game) throw new Error('no game to go on with')
	return JSON.parse(JSON.stringify(game))
}
