import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { type Delay, openWay } from '../delayed-socket.ts'

/** Sends a datagram on. */
type Send = (data: Buffer) => void

/**
 * A long way for datagrams between two pages of one machine: it leads to where the other page can be reached, and
 * back. It lies below everything that the pages can see, so that their ICE agents measure it too.
 */
export class LongWay {
	/** When this machine last held a datagram back beyond what was asked for, by more than is tolerated. */
	stalledAt = 0
	readonly #delay: Delay
	readonly #tolerated: number
	readonly #doors = new Map<number, Promise<number>>() // by the port that they lead to
	readonly #sockets: Socket[] = []

	constructor(delay: Delay, tolerated: number) {
		this.#delay = delay
		this.#tolerated = tolerated
	}

	/** A port that leads to another one at the same address of this machine. */
	portTo(address: string, port: number): Promise<number> {
		const door = this.#doors.get(port) ?? this.#openDoor(address, port)
		this.#doors.set(port, door)
		return door
	}

	close(): void {
		for (const socket of this.#sockets) socket.close()
	}

	async #openDoor(address: string, port: number): Promise<number> {
		const near = await this.#open(address)
		const ways = new Map<number, Promise<Send>>() // by where a page comes from: it may try several ports
		near.on('message', async (data, from) => {
			const way =
				ways.get(from.port) ??
				this.#lead(
					address,
					port,
					this.#slowly((back) => near.send(back, from.port, from.address)),
				)
			ways.set(from.port, way)
			;(await way)(data)
		})
		return near.address().port
	}

	async #lead(address: string, port: number, back: Send): Promise<Send> {
		const far = await this.#open(address)
		far.on('message', back)
		return this.#slowly((data) => far.send(data, port, address))
	}

	#slowly(send: Send): Send {
		const way = openWay(this.#delay)
		return (data) =>
			way(performance.now(), (at) => {
				if (performance.now() - at > this.#tolerated) this.stalledAt = Date.now()
				send(data)
			})
	}

	async #open(address: string): Promise<Socket> {
		const socket = createSocket('udp4').bind(0, address)
		await once(socket, 'listening')
		this.#sockets.push(socket)
		return socket
	}
}

/** A guest's page finds its host by the long way alone; before its first load. */
export async function findHostBy(way: LongWay, page: Page): Promise<void> {
	await page.exposeFunction('portTo', (address: string, port: number) => way.portTo(address, port))
	await replaceCandidates(page)
}

/** A host's page that looks for nobody: guests are found where they come from; before its first load. */
export const lookForNobody = (page: Page): Promise<void> => replaceCandidates(page)

/** Where the other page can be reached, it is told by candidates. */
async function replaceCandidates(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { addIceCandidate, setRemoteDescription } = RTCPeerConnection.prototype
		const { portTo } = window as unknown as { portTo?(address: string, port: number): Promise<number> }
		const replaced: Pick<RTCPeerConnection, 'addIceCandidate' | 'setRemoteDescription'> &
			ThisType<RTCPeerConnection> = {
			async addIceCandidate(given) {
				const { candidate = '', ...rest } = new RTCIceCandidate(given ?? {}).toJSON()
				const parts = candidate.split(' ')
				const [, , protocol, , address = '', port] = parts
				if (!portTo || protocol !== 'udp' || address.includes(':')) return
				parts[5] = `${await portTo(address, Number(port))}`
				await Reflect.apply(addIceCandidate, this, [{ ...rest, candidate: parts.join(' ') }])
			},
			setRemoteDescription({ type, sdp = '' }) {
				const plain = sdp.replace(/^a=candidate:.*\r\n/gm, '')
				return Reflect.apply(setRemoteDescription, this, [{ type, sdp: plain }])
			},
		}
		Object.assign(RTCPeerConnection.prototype, replaced)
	})
}
