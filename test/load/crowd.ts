import { quantile } from '../bench/figure.ts'
import { houseAt } from '../support/house.ts'
import { isOver, sitAndStart, stepsOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import type { ServerProcess } from '../support/server-process.ts'
import type { Crowd } from './figures.ts'

const PLAYERS = 6
const WATCHERS = 50

/** Six race through Boundless, and each token is timed until the last who watches has it. */
export async function measureCrowd(server: ServerProcess, rounds: number): Promise<Crowd> {
	const house = houseAt(server.url)
	const code = await house.createRoom({}, 'boundless')
	const players = await house.gather(code, PLAYERS)
	await sitAndStart(players)
	const watchers: ScriptedClient[] = []
	while (watchers.length < WATCHERS) watchers.push(await house.enter(code, 100 + watchers.length))
	const all = [...players, ...watchers]
	const times: number[] = []
	for (let round = 0; round < rounds && !isOver(players[0]!); round++) {
		await Promise.all(players.map((player) => player.send('move', { steps: [{ type: 'ready' }] })))
		await Promise.all(players.map((player) => player.until(() => stepsOf(player).length > 0, 'the reveal')))
		for (const player of players) {
			const [step] = stepsOf(player)
			if (step === undefined) continue
			const seen = movesSeen(player) + 1
			const sent = performance.now()
			void player.send('move', { steps: [step], claim: 1 })
			await Promise.all(all.map((client) => client.until(() => movesSeen(client) >= seen, 'the token')))
			times.push(performance.now() - sent)
		}
		await Promise.all(
			players.map((player) =>
				player.until(() => stepsOf(player).some(isReady) || isOver(player), 'the next round'),
			),
		)
	}
	for (const client of all) client.close()
	return {
		players: PLAYERS,
		watchers: WATCHERS,
		moves: times.length,
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
	}
}

const movesSeen = ({ documents }: ScriptedClient): number => documents.table.getArray('moves').length
const isReady = (step: unknown): boolean => (step as { type?: string }).type === 'ready'
