import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'

const everywhere = ['0.0.0.0', '::']

/** Where a browser on this machine finds a server bound to that host. */
export const localAddress = (host: string, port: number | string): string =>
	`http://${everywhere.includes(host) ? 'localhost' : host}:${port}`

/** Where a phone in the same Wi-Fi finds it; none for a server that listens to this machine alone. */
export function lanAddress(host: string, port: number | string): string | undefined {
	const reached = everywhere.includes(host) ? outwardAddress() : host
	return reached === undefined || isLoopback(reached) ? undefined : `http://${reached}:${port}`
}

const isLoopback = (host: string): boolean =>
	host === 'localhost' || host === '::1' || host.startsWith('127.')

function outwardAddress(): string | undefined {
	const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
	return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/** Whether somebody else listens there already. */
export function isTaken(host: string, port: number): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const probe = createServer()
		probe.once('error', (error: NodeJS.ErrnoException) =>
			error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
		)
		probe.listen({ host, port }, () => probe.close(() => resolve(false)))
	})
}
