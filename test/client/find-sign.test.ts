import './support/page-without-a-browser.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { signAt } from '../../client/table/explanations/find-sign.ts'

afterEach(() => vi.unstubAllGlobals())

interface Box {
	top: number
	bottom: number
	overflowY?: string
}

const elementIn = (parent: object | null, { top, bottom, overflowY = 'visible' }: Box) => ({
	parentElement: parent,
	overflowY,
	getBoundingClientRect: () => ({ left: 0, right: 100, width: 100, top, bottom, height: bottom - top }),
})

test('what is scrolled out of a list is not what a mouse rests on', () => {
	const dock = elementIn(null, { top: 0, bottom: 200 })
	const list = elementIn(dock, { top: 0, bottom: 100, overflowY: 'auto' })
	const row = elementIn(list, { top: 80, bottom: 120 })
	vi.stubGlobal('getComputedStyle', ({ overflowY }: typeof row) => ({ overflowY }))
	const page = { closest: () => ({ ...dock, querySelectorAll: () => [row] }) }
	vi.stubGlobal('document', { elementFromPoint: () => page })
	const told = (y: number) => signAt([['.row', () => 'Detroit']], { x: 50, y })?.text
	expect(told(90)).toBe('Detroit')
	expect(told(110)).toBeUndefined()
})
