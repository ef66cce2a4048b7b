import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The app of a server, until its next version is put online: the same, but every page tells what it is. */
export interface Releases {
	url: URL // where browsers find it
	release(): void
	stop(): void
}

export async function releasesOf(server: URL): Promise<Releases> {
	let isReleased = false
	const pass = async (path: string, response: ServerResponse) => {
		const answer = await fetch(new URL(path, server))
		const type = answer.headers.get('content-type') ?? ''
		const body = Buffer.from(await answer.arrayBuffer())
		response.writeHead(answer.status, { 'content-type': type })
		response.end(isReleased ? nextOf(path, type, body) : body)
	}
	const proxy = createServer(({ url = '/' }, response) => void pass(url, response))
	proxy.listen(0, '127.0.0.1')
	await once(proxy, 'listening')
	const { port } = proxy.address() as AddressInfo
	return {
		url: new URL(`http://127.0.0.1:${port}`),
		release() {
			isReleased = true
		},
		stop() {
			proxy.close()
			proxy.closeAllConnections()
		},
	}
}

function nextOf(path: string, type: string, body: Buffer): Buffer | string {
	if (path === '/service-worker.js') return body.toString().replace(/"version":"\w+"/, '"version":"next"')
	if (type.startsWith('text/html')) return body.toString().replace('<head>', '<head><meta name="next">')
	return body
}
