import { expect } from 'vitest'
import { chooseMap } from './boundless.ts'
import type { Guest } from './guest.ts'
import { countChannelMessages, hostTable, joinTable, watchTraffic } from './peer-room.ts'
import { startGame } from './room.ts'
import type { useBrowser } from './use-browser.ts'

export interface PeerRace {
	friends: [Guest, Guest, Guest] // the host first
	sent: (() => Promise<number>)[] // messages over data channels, by friend, since their page was loaded
	traffic: string[][] // what each asked of the server since the table was theirs
}

/** Ann, Bob and Cleo at a table of Boundless that Ann's device keeps, and everything they say to anybody. */
export async function raceTogether(visit: ReturnType<typeof useBrowser>, map: string): Promise<PeerRace> {
	const friends = await Promise.all([visit(), visit(), visit()])
	const [ann, bob, cleo] = friends
	const sent = await Promise.all(friends.map(countChannelMessages))
	const traffic = [bob, cleo].map(watchTraffic)
	const link = await hostTable(ann, 'Ann', 'Boundless')
	traffic.push(watchTraffic(ann))
	await joinTable(bob, link, 'Bob')
	await joinTable(cleo, link, 'Cleo')
	await chooseMap(ann, map)
	for (const count of sent) await expect.poll(count).toBeGreaterThan(0) // until then the server passes things on
	await startGame(ann)
	return { friends, sent, traffic }
}
