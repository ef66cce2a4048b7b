import { expect, test } from 'vitest'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { EngineName } from '../../support/engines/engine.ts'
import { metroByHand, tilesOn } from '../../support/engines/metro.ts'
import type { Player } from '../../support/engines/player.ts'
import { hostTable, readScores, startGame, takeSeat } from '../../support/engines/room.ts'
import { playToTheEnd, playTurns } from '../../support/engines/turns.ts'
import { enginesHere, useEngines } from '../../support/engines/use-engines.ts'

/** WebKitGTK has no WebRTC. */
const able: readonly EngineName[] = ['Chromium', 'Firefox']
const engines = enginesHere(able)
const visit = useEngines(engines)
/** What Firefox says of a path whose other end was loaded again; moves find another, and are counted on it. */
const forgiven = /^Error: WebRTC: ICE failed/

/** Counts what a page sends over data channels from now on, until it is loaded again. */
const countChannelMessages = ({ page }: Player): Promise<void> =>
	page.evaluate(() => {
		const { send } = RTCDataChannel.prototype
		const channels = { sent: 0 }
		Object.assign(window, { channels })
		RTCDataChannel.prototype.send = function counted(this: RTCDataChannel, data: never) {
			send.call(this, data) // throws while the channel is not open
			channels.sent += 1
		}
	}, null)

const messagesSent = ({ page }: Player): Promise<number> =>
	page.evaluate(() => (window as unknown as { channels: { sent: number } }).channels.sent, null)

test.skipIf(engines.length < 2).for([
	['Chromium', 'Firefox'],
	['Firefox', 'Chromium'],
] satisfies [EngineName, EngineName][])(
	'%s keeps the table, %s comes by its link: a whole game of Metro between the two, with a reload',
	async ([ours, theirs]) => {
		const [host, guest] = [await visit(ours, { forgiven }), await visit(theirs, { forgiven })]
		const link = await hostTable(host, 'Metro')
		await takeSeat(guest, link)
		await startGame(host, [host, guest])
		const players = [host, guest]
		await Promise.all(players.map(countChannelMessages))
		const random = randomFrom('between engines')
		await Promise.all(players.map((player) => playTurns(player, metroByHand, 4, random)))
		for (const player of players) await expect.poll(() => messagesSent(player)).toBeGreaterThan(3)
		await guest.page.open(link)
		await Promise.all(players.map((player) => playToTheEnd(player, metroByHand, random)))
		const scores = await readScores(host)
		expect(scores).toHaveLength(2)
		expect(await readScores(guest)).toEqual(scores)
		for (const player of players) expect(await tilesOn(player)).toBe(60)
	},
)
