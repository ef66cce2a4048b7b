import { expect, test } from 'vitest'
import { GREET_WITHIN } from '../../shared/sync/admission.ts'
import { Door } from '../../shared/sync/door.ts'
import type { Attachment, HostSocket } from '../../shared/sync/shell.ts'
import { seated } from '../support/bench.ts'
import { madeSocket } from './made-socket.ts'

const { room } = seated({}, 'bob')

/** A door with somebody at it for each of these, and why each of them was sent away. */
function doorWith(now: number, ...attachments: Partial<Attachment>[]) {
	const closed: (string | undefined)[] = attachments.map(() => undefined)
	const sockets: HostSocket[] = attachments.map((attachment, index) => ({
		...madeSocket(attachment, now),
		close: (_: number, reason: string) => {
			closed[index] = reason
		},
	}))
	return { door: new Door({ sockets: () => sockets, now: () => now }), sockets, closed }
}

test('whoever comes a second time takes their own place: the socket opened last stays', () => {
	const { door, sockets, closed } = doorWith(
		50,
		{ person: 'ada', openedAt: 10 },
		{ person: 'ada', openedAt: 20 },
		{ person: 'bob', openedAt: 5 },
		{ openedAt: 20 },
		{ openedAt: 15 },
	)
	expect(door.judge(room, sockets[3]!, 'ada')).toBeUndefined()
	expect(closed).toEqual(['replaced', 'replaced', undefined, undefined, undefined])
	expect(sockets.slice(0, 2).map(({ attachment }) => attachment.person)).toEqual([null, null])
	expect([0, 2].map((index) => door.isDismissed(sockets[index]!))).toEqual([true, false])
	sockets[3]!.attachment = { ...sockets[3]!.attachment, person: 'ada' }
	expect(door.judge(room, sockets[4]!, 'ada')).toBe('replaced')
	expect(closed[3]).toBeUndefined()
})

test('whoever is banned, by themselves or by their key, stays outside; and strangers where it is locked', () => {
	const { door, sockets } = doorWith(50, {}, { key: 'k' })
	const banning = { ...room, banned: [{ person: 'eve', key: 'k' }] }
	expect(door.judge(banning, sockets[0]!, 'eve')).toBe('banned')
	expect(door.judge(banning, sockets[0]!, 'fay')).toBeUndefined()
	expect(door.judge(banning, sockets[1]!, 'fay')).toBe('banned')
	expect(door.judge({ ...room, locked: true }, sockets[0]!, 'fay')).toBe('locked')
	expect(door.judge({ ...room, locked: true }, sockets[0]!, 'bob')).toBeUndefined()
})

test('when the door is shut to somebody they go, and others stay, also where it is locked', () => {
	const { door, closed } = doorWith(50, { person: 'eve' }, { person: 'fay' }, {}, { person: 'gus', key: 'k' })
	door.clear({ ...room, locked: true, banned: [{ person: 'eve' }, { person: 'x', key: 'k' }] })
	expect(closed).toEqual(['banned', undefined, undefined, 'banned'])
})

test('who did not greet in time goes as soon as one more comes', () => {
	const late = doorWith(GREET_WITHIN, { openedAt: 0 }, { openedAt: 1 }, { person: 'ada', openedAt: 0 })
	late.door.approach('a household')
	expect(late.closed).toEqual(['idle', undefined, undefined])
})
