import { expect, test } from 'vitest'
import { PROTOCOL } from '../../shared/sync/frames.ts'
import { tokenOf } from '../support/play.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'
import { enter, gatherToPlay } from './support/house.ts'

const WATCHERS = 60
const TIMES = 10

const toldOf = ({ received }: ScriptedClient): number =>
	received.filter((frame) => typeof frame === 'string' && frame.startsWith('{"type":"presence"')).length

test('the hello flood: 60 who watch and greet again and again reach nobody but themselves', async () => {
	const { code, players } = await gatherToPlay(2)
	const watchers: ScriptedClient[] = []
	while (watchers.length < WATCHERS) watchers.push(await enter(code, 100 + watchers.length))
	const before = players.map(toldOf)
	for (let time = 0; time < TIMES; time++)
		for (const [index, watcher] of watchers.entries())
			watcher.sendRaw({ type: 'hello', protocol: PROTOCOL, token: tokenOf(100 + index) })
	await Promise.all(watchers.map((watcher) => watcher.ask('room')))
	await Promise.all(players.map((player) => player.ask('room')))
	// One may come late: it tells how many there are since the last of them came.
	for (const [index, player] of players.entries())
		expect(toldOf(player) - before[index]!).toBeLessThanOrEqual(1)
})
