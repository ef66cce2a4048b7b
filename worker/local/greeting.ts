import { renderUnicodeCompact } from 'uqr'
import { lanAddress, localAddress } from './addresses.ts'

/** What the terminal shows: where to go, and what a phone's camera can read. */
export function greet(host: string, port: number): void {
	console.log(`\nJunction is served.\n\n  on this machine    ${localAddress(host, port)}`)
	const lan = lanAddress(host, port)
	if (lan === undefined) return
	console.log(`  in the same Wi-Fi  ${lan}\n`)
	console.log(renderUnicodeCompact(lan, { border: 2 }))
}
