import { signal } from '@preact/signals-core'
import { beforeEach, expect, test } from 'vitest'
import type { Connection } from '../../../client/connection/connection.ts'
import { takePart } from '../../../client/peer/take-part.ts'
import { commitmentOf, type DrawView, type RoomView } from '../../../shared/room/view.ts'

const promise = commitmentOf('the secret of the host')
const theirs = commitmentOf('the share of somebody else')

let room = signal<RoomView | undefined>(undefined)
let sent: [type: string, args: { promise: string; pledge?: string; share?: string }][] = []
let stop = () => {}

beforeEach(() => {
	stop()
	room = signal(undefined)
	sent = []
	const send = async (type: string, args: never) => {
		sent.push([type, args])
	}
	stop = takePart({ room, you: signal(2), send } as unknown as Connection, 'BCDFGH')
})

/** The draw as the room shows it: our pledge, that of somebody else, and our share. */
const show = (mine: string | null, other: string | null, share: string | null = null) => {
	const lots: DrawView['lots'] = [
		{ seat: 2, key: null, pledge: mine, share },
		{ seat: 3, key: null, pledge: other, share: null },
	]
	room.value = { epoch: 0, draw: { promise, lots } } as unknown as RoomView
}

const pledged = (): string => sent[0]![1].pledge!

test('a share is locked as soon as the host has promised, once, and opened when all are locked', () => {
	show(null, null)
	show(null, theirs)
	expect(sent).toEqual([['pledge', { promise, pledge: expect.stringMatching(/^[0-9a-f]{64}$/) }]])
	show(pledged(), null)
	expect(sent).toHaveLength(1)
	show(pledged(), theirs)
	expect(sent[1]).toEqual(['reveal', { promise, share: expect.stringMatching(/^[0-9a-f]{64}$/) }])
	expect(commitmentOf(sent[1]![1].share!)).toBe(pledged())
	show(pledged(), theirs, sent[1]![1].share!)
	expect(sent).toHaveLength(2)
})

test('a share is not opened to a host that shows another pledge than ours', () => {
	show(null, null)
	show(theirs, theirs)
	expect(sent).toHaveLength(1)
})

test('whoever only watches adds nothing', () => {
	stop()
	stop = takePart({ room, you: signal(null), send: () => sent.push } as unknown as Connection, 'BCDFGH')
	show(null, null)
	expect(sent).toEqual([])
})

test('every start has a share of its own', () => {
	show(null, null)
	room.value = {
		epoch: 0,
		draw: { promise: theirs, lots: [{ seat: 2, key: null, pledge: null, share: null }] },
	} as unknown as RoomView
	expect(sent[1]![1].promise).toBe(theirs)
	expect(sent[1]![1].pledge).not.toBe(pledged())
})
