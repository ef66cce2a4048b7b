import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import type { franchise as today } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import { unpackEvent } from '../../../shared/games/franchise/packed-event.ts'
import { type Table, totalOf } from '../../../shared/games/franchise/table.ts'
import { findGame } from '../../../shared/games/index.ts'
import { applySteps } from '../../../shared/kernel/game.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { decide } from '../support/decide.ts'
import { dealOf, tellNaive, tellTable, wordsOf } from './bridge.ts'
import { begin } from './naive/game.ts'
import { movesOf } from './naive/moves.ts'
import { play } from './naive/play.ts'
import { winnersOf } from './naive/score.ts'
import { random } from './random.ts'

const moment = { at: 0, acted: 0 }

export interface Refereed {
	turns: number // decisions, the set-up's included
	steps: number
	over: 'red' | 'idle'
}

/**
 * Plays one game that the naive game follows step by step. After each they must agree on everything that is to be
 * seen, and on what may be done next.
 */
export function refereeGame(options: Options, players: number, seed: string, version?: number): Refereed {
	const franchise = findGame('franchise', version) as typeof today
	const chance = randomFrom(`${seed}:bots`)
	let table = franchise.setup(options, { count: players }, randomFrom(seed))
	const naive = begin(dealOf(table, options, franchise.version))
	const seen: Refereed = { turns: 0, steps: 0, over: 'idle' }
	agree(table)
	while (table.turn >= 0) {
		const seat = table.turn
		// The steady bot plays every third game, so that good play is seen as well as wild play.
		const bot = seed.endsWith('3') && seat % 2 === 0 ? franchise.bots.steady! : random
		for (const step of decide(bot, { table, seat, hand: null }, chance).steps) {
			const applied = applySteps(franchise, table, seat, [step], moment)
			if (isRejected(applied)) throw new Error(`${applied.rejected}: ${JSON.stringify(step)}`)
			table = applied.state
			for (const event of applied.events.map(unpackEvent))
				if (event.type === 'over' && event.why !== 'agreed') seen.over = event.why
			play(naive, step)
			seen.steps++
			agree(table)
		}
		seen.turns++
	}
	deepStrictEqual(franchise.outcome(table), {
		scores: table.seats.map(({ points }) => totalOf(points)),
		winners: winnersOf(naive),
	})
	return seen

	function agree(now: Table): void {
		strictEqual(tellTable(now), tellNaive(naive))
		const legal = franchise.steps({ table: now, seat: now.turn, hand: null }).map(wordsOf)
		strictEqual(legal.sort().join('\n'), movesOf(naive).sort().join('\n'))
	}
}
