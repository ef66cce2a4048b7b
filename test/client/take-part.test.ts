import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import { countBroken, lotOfGame } from '../../client/peer/lots.ts'
import { takePart } from '../../client/peer/take-part.ts'
import { commitmentOf, type DrawView, type RoomView } from '../../shared/room/view.ts'
import { memory } from './support/memory.ts'

const promise = commitmentOf('the secret of the host')
const theirs = commitmentOf('the share of somebody else')

let room = signal<RoomView | undefined>(undefined)
let sent: [type: string, args: { promise: string; pledge?: string; share?: string }][] = []
let stop = () => {}

beforeEach(() => {
	vi.stubGlobal('localStorage', memory())
	room = signal(undefined)
	sent = []
	const send = async (type: string, args: never) => {
		sent.push([type, args])
	}
	stop = takePart({ room, you: signal(2), send } as unknown as Connection, 'BCDFGH')
})

afterEach(() => {
	stop()
	vi.unstubAllGlobals()
})

/** The draw as the room shows it: our pledge, that of somebody else, our share, and what the host has promised. */
const show = (
	mine: string | null,
	other: string | null,
	share: string | null = null,
	promised = promise,
): RoomView => {
	const lots: DrawView['lots'] = [
		{ seat: 2, key: null, pledge: mine, share },
		{ seat: 3, key: null, pledge: other, share: null },
	]
	const shown = { code: 'BCDFGH', epoch: 0, draw: { promise: promised, lots } } as unknown as RoomView
	room.value = shown
	return shown
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
	show(null, null, null, theirs)
	expect(sent[1]![1].promise).toBe(theirs)
	expect(sent[1]![1].pledge).not.toBe(pledged())
})

describe('a host', () => {
	/** Our share is locked and opened, as far as the host says that it is time for it. */
	const openShare = (other = theirs) => {
		show(null, null)
		show(pledged(), other)
		expect(sent.map(([type]) => type)).toEqual(['pledge', 'reveal'])
	}

	test('who asks for a share twice is answered once', () => {
		openShare()
		show(null, null)
		show(pledged(), promise)
		show(pledged(), theirs)
		expect(sent).toHaveLength(2)
	})

	test('who never has everybody’s share locked sees ours never', () => {
		show(null, null)
		for (let time = 0; time < 3; time++) show(pledged(), null)
		expect(sent).toHaveLength(1)
	})

	test('who makes up what others have locked, to see a share early, is held to it', () => {
		const madeUp = commitmentOf('nobody’s share')
		openShare(madeUp)
		show(pledged(), theirs)
		expect(lotOfGame('BCDFGH', 1)).toMatchObject({ promise, pledges: [pledged(), madeUp] })
	})

	test('who draws again once a share is open gets another one, and that is counted whatever the host says', () => {
		openShare()
		expect(countBroken(show(pledged(), theirs, sent[1]![1].share!))).toBe(0)
		const again = show(null, null, null, commitmentOf('another secret'))
		expect(countBroken(again)).toBe(1)
		expect(sent[2]![1].pledge).not.toBe(pledged())
	})
})
