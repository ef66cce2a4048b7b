import { expect, test } from 'vitest'
import { PROBES, Probes } from '../../shared/sync/probes.ts'
import { madeSocket } from './made-socket.ts'

test('each answer calls forth the next question, until all were asked; the least that one took is known', () => {
	const probes = new Probes()
	const socket = madeSocket({ person: 'ada' })
	let now = 1_000
	probes.ask(socket, now)
	const times = [90, 70, 110, 70, 95, 80, 75, 85]
	expect(times).toHaveLength(PROBES)
	for (const [index, took] of times.entries()) {
		expect(socket.told).toHaveLength(index + 1)
		now += took
		probes.hear(socket, index + 1, now)
		expect(socket.attachment.probe).toBe(Math.min(...times.slice(0, index + 1)))
	}
	expect(socket.told.map((frame) => 'n' in frame && frame.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('an answer to what was not asked, or was answered, or of another socket, is nothing', () => {
	const probes = new Probes()
	const [ada, bob] = [madeSocket({ person: 'ada' }), madeSocket({ person: 'bob' })]
	probes.ask(ada, 0, 0)
	probes.hear(ada, 7, 50)
	probes.hear(bob, 1, 50)
	expect([ada.attachment.probe, bob.attachment.probe]).toEqual([undefined, undefined])
	probes.hear(ada, 1, 60)
	probes.hear(ada, 1, 10)
	expect(ada.attachment.probe).toBe(60)
	expect(ada.told).toHaveLength(1)
})

test('a clock that was set back makes nobody quicker than light', () => {
	const probes = new Probes()
	const socket = madeSocket()
	probes.ask(socket, 100, 0)
	probes.hear(socket, 1, 40)
	expect(socket.attachment.probe).toBe(0)
})

test('a socket is unknown until it is asked, and once it has answered no more', () => {
	const probes = new Probes()
	const socket = madeSocket()
	expect(probes.isUnknown(socket)).toBe(true)
	probes.ask(socket, 0, 0)
	expect(probes.isUnknown(socket)).toBe(false)
	probes.hear(socket, 1, 5)
	expect(probes.isUnknown(socket)).toBe(false)
	expect(probes.isUnknown(madeSocket({ probe: 5 }))).toBe(false)
})
