import { findGame } from '../../../shared/games/index.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import { decide } from '../../games/support/decide.ts'
import { houseAt } from '../house.ts'
import type { ScriptedClient } from '../scripted-client.ts'
import type { Device, Guest } from './guest.ts'
import { takeSeat } from './room.ts'
import { home, type useBrowser } from './use-browser.ts'

/** Somebody with a phone in a room for Franchise, and somebody who needs none to make it. */
export async function gather(
	visit: ReturnType<typeof useBrowser>,
	options: object,
	device: Device = 'phone',
): Promise<{ ann: Guest; host: ScriptedClient }> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom(options, 'franchise')
	const host = await house.enter(code)
	const ann = await visit({ device })
	await takeSeat(ann, `${home()}r/${code}`, 'Ann')
	return { ann, host }
}

/** Whole turns, as the bot of the house would play them. */
export async function playWell(rival: ScriptedClient, random: Random): Promise<void> {
	const { steady } = findGame('franchise')!.bots
	const view = { table: rival.table.table, seat: rival.place, hand: null }
	const { steps } = decide(steady!, view, random)
	const { turn } = rival.table.now
	await rival.send('move', { steps })
	await rival.until(() => rival.table.now.turn > turn, 'the move')
}
