import type { Connection } from '../../client/connection/connection.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { type Guest, openGuest } from '../support/browser/guest.ts'
import { launchChromium } from '../support/browser/launch.ts'
import { isCalled, layByHand } from '../support/browser/metro.ts'
import { countChannelMessages, hostTable } from '../support/browser/peer-room.ts'
import { startGame } from '../support/browser/room.ts'
import { actorAmong, chooseStep, until } from '../support/connected.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import { type ForeignGuest, joinFrom, type WebRtc } from '../tools/judges/foreign-guest.ts'
import type { Judge } from '../tools/judges/judge.ts'
import { tryAll } from '../tools/judges/trials.ts'

interface Werift extends WebRtc {
	createPolyfillRTCPeerConnection(configuration: object): WebRtc['RTCPeerConnection']
}

const TILES = 5 // that either lays
/** It looks for no address of its own here. */
const ON_THIS_MACHINE = { iceAdditionalHostAddresses: ['127.0.0.1'], iceUseIpv6: false }

/** Its descriptions cannot be written to, where the standard has a plain dictionary: simple-peer does write to them. */
function withPlainAnswers(Connection: WebRtc['RTCPeerConnection']): WebRtc['RTCPeerConnection'] {
	const { createAnswer } = Connection.prototype as { createAnswer(): Promise<RTCSessionDescriptionInit> }
	return class extends Connection {
		override async createAnswer(): Promise<never> {
			const { type, sdp } = await createAnswer.call(this)
			return { type, sdp } as never // which is what its callers get, whatever the older form of it says
		}
	}
}

export default {
	title: 'werift, a WebRTC without a browser',
	question:
		'Does a WebRTC stack that shares nothing with the browsers’ find its way into a room between devices?',
	packages: { werift: '0.25.2' },
	async judge({ load }) {
		const { createPolyfillRTCPeerConnection, ...rtc } = await load<Werift>('werift/lib/polyfill/index.mjs')
		const { RTCIceCandidate } = await load<WebRtc>('werift/lib/index.mjs')
		const RTCPeerConnection = withPlainAnswers(createPolyfillRTCPeerConnection(ON_THIS_MACHINE))
		const foreign = { ...rtc, RTCIceCandidate, RTCPeerConnection }

		const house = await serveForTest()
		const browser = await launchChromium()
		const host = await openGuest(browser, { home: house.url.href })
		const sent = await countChannelMessages(host)
		const link = await hostTable(host, 'Ann')
		let guest: ForeignGuest | undefined
		const verdict = await tryAll({
			'It knocks with the link alone, and is told about the room.': async () => {
				guest = await joinFrom(foreign, link)
				const { room } = guest.connection
				await until(() => room.value !== undefined)
			},
			'It takes a seat, and the host’s page shows it.': async () => {
				const refused = await guest!.connection.send('sit', { name: 'Bob' })
				if (refused) throw new Error(refused.rejected)
				await host.page.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor()
			},
			'A data channel between it and Chromium carries that, without the relay.': () => guest!.direct,
			'Both draw the seed together, and the game begins.': async () => {
				await startGame(host)
				await until(() => guest!.connection.table.value !== undefined)
			},
			[`Either lays ${TILES} tiles, in turn.`]: () =>
				Promise.all([layTiles(host), chooseSteps(guest!.connection)]),
		})
		const messages = await sent()
		guest?.leave()
		await browser.close()
		await house.stop()
		return { ...verdict, told: [...verdict.told, `Chromium sent ${messages} messages over the channel.`] }
	},
} satisfies Judge

const random = randomFrom('a foreign stack')

async function layTiles(guest: Guest): Promise<void> {
	for (let tiles = 0; tiles < TILES && (await isCalled(guest)); tiles++) await layByHand(guest, random)
}

async function chooseSteps(connection: Connection): Promise<void> {
	for (let tiles = 0; tiles < TILES; tiles++) {
		await until(() => Boolean(connection.table.value && connection.hand.value && actorAmong([connection])))
		const { turn } = connection.table.value!.now
		const refused = await connection.send('move', { steps: [chooseStep(connection, random)] })
		if (refused) throw new Error(refused.rejected)
		await until(() => connection.table.value!.now.turn > turn)
	}
}
