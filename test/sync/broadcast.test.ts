import { expect, test } from 'vitest'
import { Broadcast, refusalOf } from '../../shared/sync/broadcast.ts'
import type { HostSocket } from '../../shared/sync/shell.ts'
import { playing } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'
import { type MadeSocket, madeSocket } from './made-socket.ts'

const frame = (n: number) => ({ type: 'probe', n }) as const

function broadcastTo(...sockets: MadeSocket[]): Broadcast {
	return new Broadcast({ sockets: () => sockets, games: findToy, now: () => 5 })
}

test('what is told of one thing is one message to each socket that takes it as one, and a frame alone is a frame', () => {
	const together: number[] = []
	const able = (person: string): MadeSocket => ({
		...madeSocket({ person }),
		sendTogether: (frames) => void together.push(frames.length),
	})
	const [ada, bob, eve] = [able('ada'), able('bob'), madeSocket({ person: 'eve' })]
	const broadcast = broadcastTo(ada, bob, eve)
	const sendAll = broadcast.gather()
	const inner = broadcast.gather()
	broadcast.announce(frame(1))
	broadcast.tell(ada, frame(2))
	broadcast.tell(eve, frame(3))
	inner()
	expect([...ada.told, ...bob.told, ...eve.told, ...together]).toEqual([])
	sendAll()
	expect(together).toEqual([2])
	expect(ada.told).toEqual([])
	expect(bob.told).toEqual([frame(1)])
	expect(eve.told).toEqual([frame(1), frame(3)])
	broadcast.tell(bob, frame(4))
	expect(bob.told).toEqual([frame(1), frame(4)])
})

test('nobody hears anything who has not said who they are', () => {
	const stranger = madeSocket()
	broadcastTo(stranger).announce(frame(1))
	expect(stranger.told).toEqual([])
})

test('whoever comes in is told which seat is theirs, what they ask for and, if it is their room, whom they shut out', () => {
	const { room } = playing().must('bob', 'leave').must('eve', 'ask', { name: 'Eve', seat: 2 })
	const shut = { ...room, banned: [{ person: 'x', id: 3, name: 'X' }] }
	const welcomed = (person: string) => {
		const socket = madeSocket({ person })
		broadcastTo(socket).welcome(socket as HostSocket, shut)
		return socket.told[0]
	}
	expect(welcomed('ada')).toEqual({
		type: 'you',
		seat: 1,
		owns: null,
		banned: [{ id: 3, name: 'X' }],
		now: 5,
	})
	expect(welcomed('bob')).toEqual({ type: 'you', seat: null, owns: 2, now: 5 })
	expect(welcomed('eve')).toEqual({ type: 'you', seat: null, owns: null, asks: 2, now: 5 })
})

test('a hand is told to whoever holds it, when it is new to them', () => {
	const bench = playing()
	const [ada, bob, eve] = ['ada', 'bob', 'eve'].map((person) => madeSocket({ person })) as [
		MadeSocket,
		MadeSocket,
		MadeSocket,
	]
	const broadcast = broadcastTo(ada, bob, eve)
	const before = bench.room
	broadcast.follow(undefined, before, [])
	expect([ada, bob, eve].map(({ told }) => told.map(({ type }) => type))).toEqual([
		['you', 'hand'],
		['you', 'hand'],
		['you'],
	])
	bench.move('ada', { kind: 'draw' })
	broadcast.follow(before, bench.room, [])
	expect(ada.told.at(-1)).toMatchObject({ type: 'hand', epoch: 1, turn: 1, moves: 1 })
	expect(ada.told).toHaveLength(3)
	expect(bob.told).toHaveLength(2)
	broadcast.follow(bench.room, { ...bench.room, epoch: 2 }, [])
	expect(bob.told.at(-1)).toMatchObject({ type: 'hand', epoch: 2 })
})

test('whoever gets another seat, or leaves one, is told; others are not', () => {
	const bench = playing()
	const [ada, bob] = [madeSocket({ person: 'ada' }), madeSocket({ person: 'bob' })]
	const before = bench.room
	bench.must('bob', 'leave')
	broadcastTo(ada, bob).follow(before, bench.room, [])
	expect(ada.told).toEqual([])
	expect(bob.told).toEqual([{ type: 'you', seat: null, owns: 2, now: 5 }])
})

test('the creator is told whom they shut out when that changes', () => {
	const { room } = playing()
	const [ada, bob] = [madeSocket({ person: 'ada' }), madeSocket({ person: 'bob' })]
	broadcastTo(ada, bob).follow(room, { ...room, banned: [{ person: 'x' }] }, [])
	expect(ada.told).toMatchObject([{ type: 'you', banned: [{ id: 0, name: '' }] }])
	expect(bob.told).toEqual([])
})

test('why not is said by the command’s id, where it had one, and with the step, where there was one', () => {
	expect(refusalOf({ rejected: 'stale' }, undefined)).toEqual({ type: 'error', code: 'stale' })
	expect(refusalOf({ rejected: 'stale' }, 'one')).toEqual({ type: 'rejected', id: 'one', code: 'stale' })
	expect(refusalOf({ rejected: 'bad-move', step: 0 }, 'one')).toEqual({
		type: 'rejected',
		id: 'one',
		code: 'bad-move',
		step: 0,
	})
})
