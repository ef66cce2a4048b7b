import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '../../shared/kernel/random.ts'
import { quantile } from '../bench/figure.ts'
import type { OpenGame } from '../compare/contestant.ts'
import { junction } from '../compare/contestants/junction.ts'
import { usedBy } from '../compare/process-group.ts'
import type { ServerProcess } from '../support/server-process.ts'
import type { Step } from './figures.ts'

const PACE = { least: 4_000, spread: 8_000 } // milliseconds between two moves at a table

/** More and more rooms, until p99 passes the budget; the last step shows by how much. */
export async function measureRooms(
	server: ServerProcess,
	counts: readonly number[],
	seconds: number,
	budget: number,
): Promise<{ steps: Step[]; active: number }> {
	const steps: Step[] = []
	const before = usedBy(server.pid)
	let active = 0
	for (const count of counts) {
		const games: OpenGame[] = []
		while (games.length < count) games.push(await junction.open(server.url, `load ${games.length}`))
		if (active === 0) active = (usedBy(server.pid).bytes - before.bytes) / count
		steps.push(await playOn(server, games, seconds))
		for (const game of games) game.close()
		if (steps.at(-1)!.p99 > budget) break
	}
	return { steps, active }
}

async function playOn(server: ServerProcess, games: readonly OpenGame[], seconds: number): Promise<Step> {
	const before = usedBy(server.pid)
	const started = performance.now()
	const until = started + seconds * 1000
	const times: number[] = []
	await Promise.all(
		games.map(async (game, index) => {
			const random = randomFrom(`load ${index}`)
			// Everybody is somewhere in their pause when the step begins.
			await pause(random.below(PACE.spread))
			while (performance.now() < until && !game.isOver()) {
				times.push(await game.play(random))
				await pause(PACE.least + random.below(PACE.spread))
			}
		}),
	)
	const busy = (usedBy(server.pid).seconds - before.seconds) / ((performance.now() - started) / 1000)
	return {
		rooms: games.length,
		moves: times.length,
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
		busy,
	}
}
