import { inProject } from '../build/paths.ts'
import { isTaken } from './addresses.ts'

/** Where to serve, as the environment says; ends the program where that cannot be. */
export async function readSettings(): Promise<{ host: string; port: number; state: string }> {
	const { HOST: host = '0.0.0.0', PORT = '8787' } = process.env
	const port = Number(PORT)
	if (!Number.isInteger(port) || port < 1 || port > 65_535) give(`PORT must be a number, not "${PORT}".`)
	if (await isTaken(host, port))
		give(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`)
	return { host, port, state: inProject('.state') }
}

function give(reason: string): never {
	console.error(reason)
	process.exit(1)
}
