import type { Table } from '../../../shared/games/franchise/table.ts'
import { findGame } from '../../../shared/games/index.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { decide } from '../../games/support/decide.ts'
import { isCalled, litPlaces, takeTurn } from '../../support/browser/franchise.ts'
import { actorOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import { benchTurns } from './turns.ts'

/** A whole turn, as the bot of the house would play it. */
async function playTurn(players: readonly ScriptedClient[], random: Random): Promise<void> {
	const actor = actorOf(players)!
	const { turn, table } = { turn: actor.table.now.turn, table: actor.table.table as Table }
	const { steps } = decide(
		findGame('franchise')!.bots.steady!,
		{ table, seat: actor.place, hand: null },
		random,
	)
	await actor.send('move', { steps })
	await Promise.all(players.map((player) => player.until(() => player.table.now.turn > turn, 'the turn')))
}

export const franchise = benchTurns({
	id: 'franchise',
	name: 'Franchise',
	seats: 5,
	answer: 'the marker',
	marker: '.franchise-considered .franchise-marker',
	turns: { taps: 15, board: 30 },
	play: playTurn,
	isCalled,
	playByHand: takeTurn,
	places: litPlaces,
	stride: 1,
})
