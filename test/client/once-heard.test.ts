import { afterEach, expect, test, vi } from 'vitest'
import { onceHeard } from '../../client/app/once-heard.ts'

const frames: (() => void)[] = []

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	frames.length = 0
})

/** A button as far as a press knows it, pressed so many times within one frame. */
function pressed(times: number) {
	vi.useFakeTimers()
	vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
	const work = vi.fn()
	const button = { dataset: {} as DOMStringMap } as HTMLElement
	for (let time = 0; time < times; time++) onceHeard(work)({ currentTarget: button })
	return { work, button }
}

const paint = () => {
	for (const frame of frames.splice(0)) frame()
}

test('a press is shown at once, and what it asks for is done after that frame', () => {
	const { work, button } = pressed(1)
	expect(button.dataset.heard).toBe('')
	expect(work).not.toHaveBeenCalled()
	paint()
	expect(work).not.toHaveBeenCalled()
	vi.runAllTimers()
	expect(work).toHaveBeenCalledOnce()
	expect(button.dataset.heard).toBeUndefined()
})

test('whoever presses twice within a frame asks once', () => {
	const { work } = pressed(2)
	paint()
	vi.runAllTimers()
	expect(work).toHaveBeenCalledOnce()
})
