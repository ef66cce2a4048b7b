import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../bench/figure.ts'
import { WireSocket } from '../bench/wire-socket.ts'
import { usedBy } from '../compare/process-group.ts'
import { houseAt, socketAddress } from '../support/house.ts'
import { tokenOf } from '../support/play.ts'
import { ScriptedClient } from '../support/scripted-client.ts'
import type { ServerProcess } from '../support/server-process.ts'
import type { Sleeping } from './figures.ts'

const ASLEEP_AFTER = 13_000 // milliseconds; the platform waits for ten seconds without an event
const LOOK = 10_000 // how long sleepers are watched
const DESCRIPTORS = 6 // of one room: two ends of a socket, and what its database holds open
const WAKES = 100

/** As many as descriptors allow, each with somebody in it, who does nothing. */
export async function measureSleepers(server: ServerProcess, asked: number): Promise<Sleeping> {
	const rooms = Math.min(asked, Math.floor((descriptors() - 500) / DESCRIPTORS))
	const house = houseAt(server.url)
	const before = usedBy(server.pid)
	const clients: ScriptedClient[] = []
	while (clients.length < rooms) {
		const code = await house.createRoom()
		const address = new URL(new URL(socketAddress(server.url, code)).pathname, server.url)
		clients.push(await new ScriptedClient(await WireSocket.open(address), tokenOf(0)).enter())
	}
	await pause(ASLEEP_AFTER)
	const asleep = usedBy(server.pid)
	await pause(LOOK)
	const busy = (usedBy(server.pid).seconds - asleep.seconds) / (LOOK / 1000)
	const times: number[] = []
	const stride = Math.max(1, Math.floor(rooms / WAKES))
	for (let index = 0; index < rooms && times.length < WAKES; index += stride) {
		const started = performance.now()
		await clients[index]!.send('profile', { name: 'Awake' })
		times.push(performance.now() - started)
	}
	for (const client of clients) client.close()
	return {
		rooms,
		asked,
		bytes: (asleep.bytes - before.bytes) / rooms,
		busy,
		wakes: times.length,
		p50: quantile(times, 0.5),
		p99: quantile(times, 0.99),
	}
}

function descriptors(): number {
	const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
	const soft = Number(userLimits?.open_files?.soft)
	return Number.isFinite(soft) ? soft : 1024
}
