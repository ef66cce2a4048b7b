import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire to a server that can be cut: everything on it breaks at once, and nothing comes through until it is mended. */
export interface FrailLine {
	url: URL // where browsers connect instead
	cut(): void
	mend(): void
	/** Nothing more comes through on what is open, and nobody is told: as behind a locked screen. New ones are whole. */
	hush(): void
	stop(): void
}

export async function frailLineTo(server: URL): Promise<FrailLine> {
	const open = new Set<Socket>()
	let isCut = false
	const wire = createServer((client) => {
		if (isCut) return client.destroy()
		const upstream = connect(Number(server.port), server.hostname)
		for (const [end, other] of [
			[client, upstream],
			[upstream, client],
		] as const) {
			open.add(end)
			end.pipe(other)
			end.on('error', () => other.destroy())
			end.on('close', () => {
				open.delete(end)
				other.destroy()
			})
		}
	})
	const cut = () => {
		isCut = true
		for (const socket of open) socket.destroy()
	}
	wire.listen(0, '127.0.0.1')
	await once(wire, 'listening')
	const { port } = wire.address() as AddressInfo
	return {
		url: new URL(`http://127.0.0.1:${port}`),
		cut,
		mend() {
			isCut = false
		},
		hush() {
			for (const socket of open) socket.unpipe().resume()
		},
		stop() {
			cut()
			wire.close()
		},
	}
}
