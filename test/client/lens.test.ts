import './support/page-without-a-browser.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLens } from '../../client/table/surface/lens.ts'

const drawing = { x: 0, y: 0, width: 1000, height: 1000 }
const corner = { x: 0, y: 0, width: 200, height: 200 }

const page = { clientWidth: 400, clientHeight: 500 }
const picture = {
	style: { transform: '', setProperty: () => undefined, getPropertyValue: () => '' },
	querySelector: () => null,
} as unknown as HTMLElement

let resize: (height: number) => void

beforeEach(() => {
	page.clientHeight = 500
	vi.stubGlobal('requestAnimationFrame', () => 0)
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe: () => void
			constructor(measure: () => void) {
				this.observe = measure
				resize = (height) => {
					page.clientHeight = height
					measure()
				}
			}
		},
	)
})

function openLens() {
	const lens = createLens(drawing)
	lens.attach(page as HTMLElement, picture)
	return lens
}

test('once a move was shown, all of the board is seen again, though the window changed meanwhile', () => {
	const lens = openLens()
	const whole = picture.style.transform
	lens.focus(corner)
	expect(lens.isWhole.value).toBe(false)
	resize(490)
	expect(lens.isWhole.value).toBe(false)
	resize(500)
	lens.focus(undefined)
	expect(lens.isWhole.value).toBe(true)
	expect(picture.style.transform).toBe(whole)
})

test('where somebody moved the board by hand, it stays', () => {
	const lens = openLens()
	lens.zoom({ x: 100, y: 100 }, 2)
	const near = picture.style.transform
	lens.focus(corner)
	lens.focus(undefined)
	expect(picture.style.transform).toBe(near)
	expect(lens.isTaken.value).toBe(true)
})

test('whoever reaches for what a move showed keeps it until the next one was shown', () => {
	const lens = openLens()
	lens.focus(corner)
	lens.hold()
	lens.focus(undefined)
	expect(lens.isWhole.value).toBe(false)
	lens.focus(corner)
	lens.focus(undefined)
	expect(lens.isWhole.value).toBe(true)
})

test('a drawing that was only moved is not drawn again; one that rests in another size is', () => {
	const promises: string[] = []
	Object.defineProperty(picture.style, 'willChange', {
		configurable: true,
		set: (promise: string) => promises.push(promise),
	})
	const lens = openLens()
	lens.zoom({ x: 100, y: 100 }, 2)
	expect(promises).toEqual([])
	lens.rest()
	expect(promises).toEqual(['opacity'])
	lens.drag(-20, -20)
	lens.rest()
	expect(promises).toEqual(['opacity'])
})

test('where the camera is already, it does not set out', () => {
	const lens = openLens()
	lens.look(corner)
	const { transition } = picture.style
	expect(transition).toMatch(/^transform/)
	picture.style.transition = ''
	lens.look(corner)
	expect(picture.style.transition).toBe('')
})
