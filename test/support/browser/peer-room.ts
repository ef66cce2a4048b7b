import { type Guest, press } from './guest.ts'
import { changeName, inviteFriends, startGame, takeSeat } from './room.ts'

/** Every request and socket of a guest's page, from now on. */
export function watchTraffic({ page }: Guest): string[] {
	const seen: string[] = []
	page.on('request', (request) => seen.push(new URL(request.url()).pathname))
	page.on('websocket', (socket) => seen.push(new URL(socket.url()).pathname))
	return seen
}

/** What was asked of a room on the server: between devices, nothing may be. */
export const askedOfServer = (traffic: readonly string[]): string[] =>
	traffic.filter((path) => path.startsWith('/api/rooms'))

/** Invites friends to a table on one's own device; answers the link. */
export async function hostTable(guest: Guest, name: string, game = 'Metro'): Promise<string> {
	const { page } = guest
	await inviteFriends(guest, game)
	await press(guest, page.getByText('Between your devices', { exact: true }))
	await page.getByText(/^The game runs on your device/).waitFor()
	await changeName(guest, name)
	return page.url()
}

export async function joinTable(guest: Guest, link: string, name: string): Promise<void> {
	await takeSeat(guest, link, name)
	await guest.page.getByText(/^The game runs on the device of/).waitFor()
}

/** Ann's device keeps the table, the others come by her link, and the game begins; answers the link. */
export async function beginBetween(friends: readonly Guest[], game?: string): Promise<string> {
	const [ann, ...others] = friends
	const link = await hostTable(ann!, 'Ann', game)
	for (const [index, other] of others.entries()) await joinTable(other, link, ['Bob', 'Cleo'][index]!)
	await startGame(ann!)
	return link
}

/** Counts what a page sends over data channels; before its first load. */
export async function countChannelMessages({ page }: Guest): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const { send } = RTCDataChannel.prototype
		const count = { sent: 0 }
		Object.assign(window, { channels: count })
		RTCDataChannel.prototype.send = function counted(this: RTCDataChannel, data: never) {
			send.call(this, data) // throws while the channel is not open
			count.sent += 1
		}
	})
	return () => page.evaluate(() => (window as unknown as { channels: { sent: number } }).channels.sent)
}

/** No way leads from this page to another one: it finds no candidates at all; before its first load. */
export async function blockDirectWays({ page }: Guest): Promise<void> {
	await page.addInitScript(() => {
		window.RTCPeerConnection = class extends RTCPeerConnection {
			constructor(configuration?: RTCConfiguration) {
				super({ ...configuration, iceTransportPolicy: 'relay' })
			}
		}
	})
}
