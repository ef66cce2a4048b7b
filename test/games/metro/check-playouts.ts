/**
 * Plays many games at random with all choices of options, by the rules and by the playouts' own engine, and compares
 * them after every step; prints one line of JSON.
 *   node test/games/metro/check-playouts.ts 10000 [seed]
 */
import { combinationsOf } from '../support/soak.ts'
import { playSideBySide } from './same-as-rules.ts'
import { soak } from './soak.ts'

const games = Number(process.argv[2] ?? 10_000)
const seed = process.argv[3] ?? '1'
const combinations = combinationsOf(soak)

for (let game = 0; game < games; game++) {
	const combination = combinations[game % combinations.length]!
	try {
		playSideBySide(combination, `${seed}:${game}`)
	} catch (error) {
		process.stderr.write(`${JSON.stringify({ seed: `${seed}:${game}`, ...combination })}\n`)
		throw error
	}
}
process.stdout.write(`${JSON.stringify({ games, combinations: combinations.length })}\n`)
