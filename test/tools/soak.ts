/**
 * Plays every legal combination of options and number of players many times over, with the game's invariants
 * checked after each move and the record replayed at the end; prints one line of JSON.
 *   node test/tools/soak.ts --game metro --games 200 --seed 1 [--options '{}'] [--players 4]
 */
import { existsSync } from 'node:fs'
import { type Rejected, reject } from '../../shared/kernel/rejection.ts'
import { type Combination, combinationsOf, type Soak, soakGame } from '../games/support/soak.ts'
import { chooseGame, demand, parseCount, parseJson, readFlags } from './arguments.ts'

const flags = demand(readFlags({ game: 'metro', games: '200', seed: '1', options: '', players: '' }))
const soak = demand(await findSoak(demand(chooseGame(flags.game)).id))
const games = demand(parseCount(flags.games))
const combinations = demand(choose(soak))

const started = performance.now()
for (const [index, combination] of combinations.entries()) {
	for (let game = 0; game < games; game++) play(combination, `${flags.seed}:${index}:${game}`)
}
process.stdout.write(
	`${JSON.stringify({
		game: flags.game,
		combinations: combinations.length,
		games: combinations.length * games,
		seconds: Math.round((performance.now() - started) / 10) / 100,
	})}\n`,
)

function play(combination: Combination, seed: string): void {
	try {
		soakGame(soak, combination, seed)
	} catch (error) {
		process.stderr.write(`${JSON.stringify({ seed, ...combination })}\n`)
		throw error
	}
}

async function findSoak(id: string): Promise<Soak | Rejected> {
	const module = new URL(`../games/${id}/soak.ts`, import.meta.url)
	return existsSync(module) ? (await import(module.href)).soak : reject('no-such-game')
}

/** All combinations, or those with the options and the number of players that were asked for. */
function choose(soak: Soak): Combination[] | Rejected {
	const options = flags.options === '' ? soak.options : [demand(parseJson(flags.options)) as object]
	const chosen = combinationsOf({ ...soak, options }).filter(
		({ players }) => flags.players === '' || players === Number(flags.players),
	)
	return chosen.length === 0 ? reject('bad-options') : chosen
}
