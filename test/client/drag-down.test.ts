import { beforeAll, expect, test, vi } from 'vitest'
import { dragDown } from '../../client/design/use-drag-down.ts'

beforeAll(() => void vi.stubGlobal('Element', class {}))

/** Whether a sheet whose left edge is there closes, when its head is dragged so far down within a second. */
function isClosedBy(far: number, left = 0, end: 'onPointerUp' | 'onPointerCancel' = 'onPointerUp'): boolean {
	const onClose = vi.fn()
	const sheet = { style: { translate: '' }, getBoundingClientRect: () => ({ left }) } as HTMLElement
	const drag = dragDown({ current: sheet }, onClose)
	const at = (clientY: number, timeStamp: number) => ({ clientY, timeStamp }) as PointerEvent
	drag.onPointerDown(at(60, 0))
	drag.onPointerMove(at(60 + far, 900))
	expect(sheet.style.translate).toBe(left > 0 ? '' : `0 ${far}px`)
	drag[end](at(60 + far, 1000))
	expect(sheet.style.translate).toBe('')
	return onClose.mock.calls.length > 0
}

test('a sheet closes when its head was dragged far down', () => {
	expect(isClosedBy(120)).toBe(true)
	expect(isClosedBy(40)).toBe(false)
})

test('nor does the browser close it that takes the drag over', () =>
	expect(isClosedBy(120, 0, 'onPointerCancel')).toBe(false))

test('one that came from the side stays where it is', () => expect(isClosedBy(120, 880)).toBe(false))
