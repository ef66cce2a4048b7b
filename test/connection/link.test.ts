import { beforeEach, describe, expect, test } from 'vitest'
import { type Link, openLink, STEADY_WITHIN } from '../../client/connection/link.ts'
import { BACK_WITHIN, PING_EVERY, PONG_WITHIN } from '../../client/connection/pulse.ts'
import type { Status } from '../../client/connection/status.ts'
import { closeCodes } from '../../shared/sync/close-codes.ts'
import { PING, PONG } from '../../shared/sync/frames.ts'
import { type FakeEnvironment, fakeEnvironment } from '../support/fake-environment.ts'
import type { ClientSocket } from '../support/wire.ts'

let around: FakeEnvironment
let link: Link
let statuses: Status[]
let frames: (string | Uint8Array)[]
let opened: number
let roundTrips: number[]

const socket = (): ClientSocket => around.wires.at(-1)!.socket
const status = () => statuses.at(-1)
const pings = () => socket().sent.filter((data) => data === PING).length
const pong = () => socket().take({ data: PONG })

beforeEach(() => {
	around = fakeEnvironment()
	around.dials.chance = 1 // the longest delays, so that they can be told
	statuses = []
	frames = []
	opened = 0
	roundTrips = []
	link = openLink('ws://room', around, {
		onOpen: () => {
			opened += 1
		},
		onFrame: (data) => frames.push(data),
		onRoundTrip: (took) => roundTrips.push(took),
		onStatus: (now) => statuses.push(now),
	})
})

const open = () => socket().take('open')
const getSteady = () => {
	open()
	link.markSteady()
}
const lose = () => socket().take({ close: 1006 })

describe('connecting', () => {
	test('opens a socket at once, and says so', () => {
		expect(around.wires).toHaveLength(1)
		expect(status()).toBe('connecting')
		expect(socket().binaryType).toBe('arraybuffer')
	})

	test('is online when its owner says that all is up to date, not before', () => {
		open()
		expect(opened).toBe(1)
		expect(status()).toBe('connecting')
		link.markSteady()
		expect(status()).toBe('online')
	})

	test('hands on frames as they come', () => {
		open()
		socket().take({ data: 'hello' })
		socket().take({ data: new Uint8Array([1, 2, 3]) })
		expect(frames).toEqual(['hello', new Uint8Array([1, 2, 3])])
	})

	test('sends into the open socket, and into nothing while there is none', () => {
		link.send('too early')
		open()
		link.send('now')
		lose()
		link.send('too late')
		expect(around.wires[0]?.socket.sent).toEqual(['now'])
	})

	test('tries anew when a socket does not get anywhere', () => {
		around.clock.pass(STEADY_WITHIN)
		expect(socket().isClosed).toBe(true)
		around.clock.pass(500)
		expect(around.wires).toHaveLength(2)
		open()
		around.clock.pass(STEADY_WITHIN + 1_000)
		expect(around.wires).toHaveLength(3)
		expect(status()).toBe('connecting')
	})
})

describe('after a break', () => {
	test('W12: comes back, a little later after every failure', () => {
		getSteady()
		lose()
		expect(status()).toBe('reconnecting')
		for (const [times, delay] of [500, 1_000, 2_000, 4_000].entries()) {
			around.clock.pass(delay - 1)
			expect(around.wires).toHaveLength(times + 1)
			around.clock.pass(1)
			expect(around.wires).toHaveLength(times + 2)
			lose()
		}
	})

	test('starts with short delays again once it has been steady, not merely open', () => {
		getSteady()
		lose()
		around.clock.pass(500)
		open()
		lose()
		around.clock.pass(999)
		expect(around.wires).toHaveLength(2)
		around.clock.pass(1)
		getSteady()
		expect(status()).toBe('online')
		lose()
		around.clock.pass(500)
		expect(around.wires).toHaveLength(4)
	})

	test.each([closeCodes.restarting, closeCodes.tooFast, closeCodes.tooLarge, 1000, 1001, 1006, 1011])(
		'W12: comes back after code %i',
		(code) => {
			getSteady()
			socket().take({ close: code })
			around.clock.pass(500)
			expect(around.wires).toHaveLength(2)
		},
	)

	test('hears nothing more from a socket it has given up', () => {
		around.clock.pass(STEADY_WITHIN)
		expect(socket().onmessage).toBeNull()
		expect(socket().onclose).toBeNull()
	})

	test.each<[number, Status]>([
		[closeCodes.replaced, 'replaced'],
		[closeCodes.roomClosed, 'room-closed'],
		[closeCodes.noSuchRoom, 'no-such-room'],
		[closeCodes.badHello, 'outdated'],
		[closeCodes.oldProtocol, 'outdated'],
	])('never comes back by itself after code %i: %s', (code, final) => {
		getSteady()
		socket().take({ close: code })
		expect(status()).toBe(final)
		around.change({ hasNetwork: false })
		around.change({ hasNetwork: true })
		around.change({ isVisible: false })
		around.change({ isVisible: true })
		around.clock.pass(3_600_000)
		expect(around.wires).toHaveLength(1)
		expect(status()).toBe(final)
	})
})

describe('silence', () => {
	beforeEach(getSteady)

	test('is asked about every ten seconds', () => {
		around.clock.pass(PING_EVERY - 1)
		expect(pings()).toBe(0)
		around.clock.pass(1)
		expect(pings()).toBe(1)
		around.clock.pass(80)
		pong()
		expect(roundTrips).toEqual([80])
		around.clock.pass(PING_EVERY)
		expect(pings()).toBe(2)
		expect(frames).toEqual([])
	})

	test('of five seconds after the question ends the socket, and a new one is opened at once', () => {
		around.clock.pass(PING_EVERY + PONG_WITHIN - 1)
		expect(around.wires).toHaveLength(1)
		around.clock.pass(1)
		expect(around.wires).toHaveLength(2)
		expect(around.wires[0]?.socket.isClosed).toBe(true)
		expect(status()).toBe('reconnecting')
	})

	test('is broken by whatever comes', () => {
		around.clock.pass(PING_EVERY)
		socket().take({ data: 'something' })
		around.clock.pass(PING_EVERY - 1)
		expect(around.wires).toHaveLength(1)
		expect(pings()).toBe(1)
	})

	test('does not matter while the page is hidden, and is asked about when it is shown', () => {
		around.change({ isVisible: false })
		around.clock.pass(600_000)
		expect(pings()).toBe(0)
		around.change({ isVisible: true })
		expect(pings()).toBe(1)
		pong()
		around.clock.pass(PING_EVERY)
		expect(pings()).toBe(2)
	})

	test('is noticed soon after the page is shown again, when the socket died meanwhile', () => {
		around.change({ isVisible: false })
		around.clock.pass(600_000)
		around.change({ isVisible: true })
		around.clock.pass(BACK_WITHIN - 1)
		expect(around.wires).toHaveLength(1)
		around.clock.pass(1)
		expect(around.wires).toHaveLength(2)
	})

	test('is asked about at once by a page that was frozen, and borne for two seconds', () => {
		around.sleep(8 * 3_600_000)
		expect(pings()).toBe(1)
		around.clock.pass(BACK_WITHIN)
		expect(around.wires).toHaveLength(2)
		expect(around.wires[0]?.socket.isClosed).toBe(true)
	})

	test('after a question is not borne longer because the page came back meanwhile, but shorter', () => {
		around.clock.pass(PING_EVERY)
		around.sleep(0)
		expect(pings()).toBe(1) // one question is enough
		around.clock.pass(BACK_WITHIN)
		expect(around.wires).toHaveLength(2)
	})

	test('that is none leaves the socket alone, and the next question has its usual time', () => {
		around.sleep(60_000)
		around.clock.pass(BACK_WITHIN - 1)
		pong()
		around.clock.pass(PING_EVERY + PONG_WITHIN - 1)
		expect(around.wires).toHaveLength(1)
		around.clock.pass(1)
		expect(around.wires).toHaveLength(2)
	})

	test('is not made longer by a page that comes and goes', () => {
		around.clock.pass(PING_EVERY)
		for (let i = 0; i < 4; i++) {
			around.clock.pass(1_000)
			around.change({ isVisible: false })
			around.change({ isVisible: true })
		}
		around.clock.pass(1_000)
		expect(around.wires).toHaveLength(2)
	})
})

describe('the network of the device', () => {
	test('coming back, a waiting link tries at once', () => {
		getSteady()
		around.change({ hasNetwork: false })
		lose()
		expect(status()).toBe('offline')
		around.change({ hasNetwork: true })
		expect(around.wires).toHaveLength(2)
		expect(status()).toBe('reconnecting')
	})

	test('going, an open link asks whether that is so', () => {
		getSteady()
		around.change({ hasNetwork: false })
		expect(status()).toBe('online')
		expect(pings()).toBe(1)
		around.clock.pass(PONG_WITHIN)
		expect(status()).toBe('offline')
	})

	test('said to be gone, it is tried all the same now and then: the device may be wrong', () => {
		around.change({ hasNetwork: false })
		lose()
		around.clock.pass(60_000)
		expect(around.wires.length).toBeGreaterThan(2)
		getSteady()
		expect(status()).toBe('online')
	})

	test('missing from the start, the page is offline', () => {
		around.change({ hasNetwork: false })
		expect(status()).toBe('offline')
	})
})

describe('the page', () => {
	test('shown again, a waiting link tries at once', () => {
		lose()
		around.change({ isVisible: false })
		expect(around.wires).toHaveLength(1)
		around.change({ isVisible: true })
		expect(around.wires).toHaveLength(2)
	})

	test('shown while a socket is opening, it is left alone', () => {
		around.change({ isVisible: false })
		around.change({ isVisible: true })
		expect(around.wires).toHaveLength(1)
	})

	test('back after a sleep, a socket that was dialled before it is given up', () => {
		around.sleep(PONG_WITHIN + 1)
		expect(around.wires).toHaveLength(2)
		expect(around.wires[0]?.socket.isClosed).toBe(true)
	})

	test('back without a network, nothing is dialled', () => {
		around.change({ hasNetwork: false })
		lose()
		around.sleep(60_000)
		expect(around.wires).toHaveLength(1)
	})
})

describe('retryNow', () => {
	test('does not wait', () => {
		lose()
		link.retryNow()
		expect(around.wires).toHaveLength(2)
		around.clock.pass(500)
		expect(around.wires).toHaveLength(2)
	})

	test('opens another socket for one that is getting nowhere', () => {
		link.retryNow()
		expect(around.wires).toHaveLength(2)
		expect(around.wires[0]?.socket.isClosed).toBe(true)
	})

	test('leaves alone what works', () => {
		getSteady()
		link.retryNow()
		expect(around.wires).toHaveLength(1)
	})

	test('takes back a connection that was replaced', () => {
		getSteady()
		socket().take({ close: closeCodes.replaced })
		link.retryNow()
		getSteady()
		expect(status()).toBe('online')
		expect(around.wires).toHaveLength(2)
	})

	test.each([closeCodes.roomClosed, closeCodes.noSuchRoom, closeCodes.oldProtocol])(
		'W12: does nothing after %i',
		(code) => {
			socket().take({ close: code })
			link.retryNow()
			expect(around.wires).toHaveLength(1)
		},
	)
})

describe('close', () => {
	test.each([
		['while opening', () => {}],
		['while steady', getSteady],
		['while waiting', lose],
	])('%s, ends everything', (_, before) => {
		before()
		link.close()
		expect(status()).toBe('closed')
		expect(socket().isClosed).toBe(true)
		expect(around.clock.waiting).toBe(0)
		expect(around.isWatched).toBe(false)
		link.retryNow()
		expect(around.wires).toHaveLength(1)
	})
})
