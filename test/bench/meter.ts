import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A wire with a counter on it: passes bytes between clients and a server, and counts them. */
export interface Meter {
	url: URL // where clients connect instead
	down: number // bytes from the server so far
	up: number
	stop(): void
}

export async function meterTo(server: URL): Promise<Meter> {
	const wire = createServer((client) => {
		const upstream = connect(Number(server.port), server.hostname)
		upstream.on('data', (bytes) => {
			meter.down += bytes.length
		})
		client.on('data', (bytes) => {
			meter.up += bytes.length
		})
		client.pipe(upstream).pipe(client)
		client.on('error', () => upstream.destroy())
		upstream.on('error', () => client.destroy())
	})
	wire.listen(0, '127.0.0.1')
	await once(wire, 'listening')
	const { port } = wire.address() as AddressInfo
	const meter: Meter = { url: new URL(`http://127.0.0.1:${port}`), down: 0, up: 0, stop: () => wire.close() }
	return meter
}
