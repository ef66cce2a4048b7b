import { PROTOCOL } from '../../shared/sync/frames.ts'
import type { House } from '../support/house.ts'
import { sitAndStart, tokenOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { type Part, quantile } from './figure.ts'

const WATCHERS = 60
const GREETINGS = 9 // a second each: what a socket may send without being told off
const COMMANDS = 100

/** What a player at a full table waits for an answer: in peace, and while everybody who watches greets on and on. */
export const benchCrowd: Part = async () => {
	const house = await serveForTest({ pages: false })
	const { player, watchers } = await fill(house)
	const quiet = await answerTimes(player)
	const flood = setInterval(() => {
		for (const [index, watcher] of watchers.entries())
			watcher.sendRaw({ type: 'hello', protocol: PROTOCOL, token: tokenOf(100 + index) })
	}, 1000 / GREETINGS)
	const loud = await answerTimes(player)
	clearInterval(flood)
	await house.stop()
	const [before, during] = [quantile(quiet, 0.5), quantile(loud, 0.5)]
	return [
		{ name: 'a player among 60 who watch, p50 (ms)', value: before },
		{ name: 'the same while they all greet on and on, p50 (ms)', value: during, baseline: before },
	]
}

async function fill(house: House) {
	const code = await house.createRoom()
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const watchers: ScriptedClient[] = []
	while (watchers.length < WATCHERS) watchers.push(await house.enter(code, 100 + watchers.length))
	return { player: players[0]!, watchers }
}

async function answerTimes(player: ScriptedClient): Promise<number[]> {
	const times: number[] = []
	for (let index = 0; index < COMMANDS; index++) {
		const sent = performance.now()
		await player.send('profile', { name: `Player ${index}` })
		times.push(performance.now() - sent)
		await new Promise((resolve) => setTimeout(resolve, 110)) // no faster than people may
	}
	return times
}
