import { randomFrom } from '../../shared/kernel/random.ts'
import { houseAt } from '../support/house.ts'
import { playMove, playToTheEnd, sitAndStart } from '../support/play.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import type { Part } from './figure.ts'
import { type Meter, meterTo } from './meter.ts'

const PLAYERS = 4
const MIDDLE = 30 // moves

interface WireCosts {
	move: number // bytes a move costs each client, both ways, on average
	join: number // bytes from the server to somebody who comes in the middle, the upgrade included
}

export const benchWire: Part = async () => {
	const { move, join } = await measureWire()
	return [
		{ name: 'bytes per move per client', value: move, aim: { most: 150 } },
		{ name: 'bytes to join in the middle', value: join, aim: { most: 10_240 } },
	]
}

/** Counted on the wire itself: frames, their headers, and whatever compression does. */
async function measureWire(): Promise<WireCosts> {
	const house = await serveForTest({ pages: false })
	const meter = await meterTo(house.url)
	const metered = houseAt(meter.url)
	const code = await metered.createRoom()
	const players = await metered.gather(code, PLAYERS)
	await sitAndStart(players)

	const before = total(meter)
	const random = randomFrom('wire')
	for (let move = 0; move < MIDDLE; move++) await playMove(players, random)
	const firstHalf = total(meter) - before

	const { down } = meter
	const latecomer = await metered.enter(code, 99)
	await latecomer.until(() => latecomer.presence !== undefined, 'the presence')
	const join = meter.down - down
	latecomer.close()
	await latecomer.untilClosed()
	await players[0]!.until(() => players[0]!.presence?.watching === 0, 'the presence')

	const middle = total(meter)
	const rest = await playToTheEnd(players, undefined, random)
	const secondHalf = total(meter) - middle
	for (const player of players) player.close()
	meter.stop()
	await house.stop()
	return { move: (firstHalf + secondHalf) / (MIDDLE + rest) / PLAYERS, join }
}

const total = ({ up, down }: Meter): number => up + down
