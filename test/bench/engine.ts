import { findGame } from '../../shared/games/index.ts'
import { defaultOptions } from '../../shared/kernel/options.ts'
import { anyStep } from '../games/support/any-step.ts'
import { playGame } from '../games/support/play.ts'
import type { Part } from './figure.ts'

export const benchEngine: Part = () => [
	{ name: 'random Metro games per second', value: measureGames('metro', 4), aim: { least: 3000 } },
]

/** Whole random games a second of one core. */
function measureGames(id: string, players: number): number {
	const game = findGame(id)!
	const options = defaultOptions(game.options)
	const setting = { options, seating: { count: players }, bots: [anyStep(game)] }
	const playFor = (seconds: number): number => {
		const started = processorSeconds()
		let games = 0
		do playGame(game, { ...setting, seed: `bench ${games++}` })
		while (processorSeconds() - started < seconds)
		return games / (processorSeconds() - started)
	}
	playFor(1) // warm-up
	return playFor(3)
}

/** Of this thread alone: what other programs take is not the engine's. */
function processorSeconds(): number {
	const { user, system } = process.threadCpuUsage()
	return (user + system) / 1e6
}
