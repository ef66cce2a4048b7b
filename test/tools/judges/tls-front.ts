import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, createServer as createDoor, type Server } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { newStateFolder } from '../../support/serve-for-test.ts'

const TLS_HANDSHAKE = 0x16 // the first byte that a client who wants TLS sends

export interface TlsFront {
	host: string // a name and a port, for http and https alike
	stop(): void
}

/** What the platform does for a server: one that speaks TLS, and leads whoever comes without it there. */
export async function putTlsBefore(url: URL): Promise<TlsFront> {
	const { key, cert } = await makeCertificate()
	setDefaultCACertificates([...getCACertificates('default'), cert]) // this process alone trusts it
	const secure = createSecureServer({ key, cert }, (asked, answer) => passOn(url, asked, answer))
	const plain = createServer(({ url: path, headers }, answer) => {
		answer.writeHead(301, { Location: `https://${headers.host}${path}` }).end()
	})
	const ports = { secure: await listen(secure), plain: await listen(plain) }
	const door = createDoor((socket) => {
		socket.once('data', (first) => {
			const inner = connect(first[0] === TLS_HANDSHAKE ? ports.secure : ports.plain, '127.0.0.1')
			inner.write(first)
			socket.pipe(inner).pipe(socket)
		})
	})
	const port = await listen(door)
	return {
		host: `localhost:${port}`,
		stop() {
			for (const server of [secure, plain]) server.closeAllConnections()
			for (const server of [secure, plain, door]) server.close()
		},
	}
}

/** On any free port, which it answers. */
const listen = (server: Server): Promise<number> =>
	new Promise((resolve) =>
		server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
	)

function passOn(to: URL, asked: IncomingMessage, answer: ServerResponse): void {
	const { method, headers, url: path } = asked
	const passed = request(new URL(path ?? '/', to), { method, headers }, (given) => {
		answer.writeHead(given.statusCode ?? 502, given.headers)
		given.pipe(answer)
	})
	asked.pipe(passed)
}

async function makeCertificate(): Promise<{ key: string; cert: string }> {
	const folder = await newStateFolder()
	const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
	const wishes = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ')
	const name = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile]
	execFileSync('openssl', ['req', ...wishes, ...name], { stdio: 'ignore' })
	return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') }
}
