import './support/page-without-a-browser.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createViewport } from '../../client/table/surface/viewport.ts'

const drawing = { x: 0, y: 0, width: 1000, height: 1000 }
const corner = { x: 0, y: 0, width: 200, height: 200 }

const page = { clientWidth: 400, clientHeight: 500, getBoundingClientRect: () => ({ left: 0, top: 0 }) }
const picture = {
	dataset: {},
	style: { transform: '', setProperty: () => undefined, getPropertyValue: () => '' },
	querySelector: () => null,
} as unknown as HTMLElement

let resize: (height: number) => void
const nothing = { scrollPaddingRight: 'auto', scrollPaddingBottom: 'auto', scrollMarginBottom: '0px' }
let covered = nothing // of the window, by what lies over it

beforeEach(() => {
	page.clientHeight = 500
	covered = nothing
	vi.stubGlobal('requestAnimationFrame', () => 0)
	vi.stubGlobal('getComputedStyle', () => covered)
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
	const viewport = createViewport(drawing)
	viewport.attach(page as unknown as HTMLElement, picture)
	return viewport
}

test('once a move was shown, all of the board is seen again, though the window changed meanwhile', () => {
	const viewport = openLens()
	const whole = picture.style.transform
	viewport.focus(corner)
	expect(viewport.isWhole.value).toBe(false)
	resize(490)
	expect(viewport.isWhole.value).toBe(false)
	resize(500)
	viewport.focus(undefined)
	expect(viewport.isWhole.value).toBe(true)
	expect(picture.style.transform).toBe(whole)
})

test('where somebody moved the board by hand, it stays', () => {
	const viewport = openLens()
	viewport.zoom({ x: 100, y: 100 }, 2)
	const near = picture.style.transform
	viewport.focus(corner)
	viewport.focus(undefined)
	expect(picture.style.transform).toBe(near)
	expect(viewport.isTaken.value).toBe(true)
})

test('whoever reaches for what a move showed keeps it until the next one was shown', () => {
	const viewport = openLens()
	viewport.focus(corner)
	viewport.hold()
	viewport.focus(undefined)
	expect(viewport.isWhole.value).toBe(false)
	viewport.focus(corner)
	viewport.focus(undefined)
	expect(viewport.isWhole.value).toBe(true)
})

test('a drawing that was only moved is not drawn again; one that rests in another size is', () => {
	const promises: string[] = []
	Object.defineProperty(picture.style, 'willChange', {
		configurable: true,
		set: (promise: string) => promises.push(promise),
	})
	const viewport = openLens()
	viewport.zoom({ x: 100, y: 100 }, 2)
	expect(promises).toEqual([])
	viewport.rest()
	expect(promises).toEqual(['opacity'])
	viewport.drag(-20, -20)
	viewport.rest()
	expect(promises).toEqual(['opacity'])
})

test('where the camera is already, it does not set out', () => {
	const viewport = openLens()
	viewport.look(corner)
	const { transition } = picture.style
	expect(transition).toMatch(/^transform/)
	picture.style.transition = ''
	viewport.look(corner)
	expect(picture.style.transition).toBe('')
})

test('what is shown is shown where nothing lies over the window', () => {
	const whole = () => {
		const viewport = openLens()
		return { corner: viewport.pageOf({ x: 1000, y: 1000 }), start: viewport.pageOf({ x: 0, y: 0 }) }
	}
	expect(whole()).toEqual({ start: { x: 0, y: 50 }, corner: { x: 400, y: 450 } })
	covered = { ...nothing, scrollPaddingRight: '0px', scrollPaddingBottom: '200px' }
	expect(whole()).toEqual({ start: { x: 50, y: 0 }, corner: { x: 350, y: 300 } })
})

test('what a card lies over for now can be pulled up from under it, and comes back when the card has gone', () => {
	const viewport = openLens()
	const foot = () => viewport.pageOf({ x: 1000, y: 1000 }).y
	viewport.drag(0, -300)
	expect(foot()).toBe(450)
	viewport.rest()
	covered = { ...nothing, scrollMarginBottom: '200px' }
	viewport.drag(0, -300)
	expect(foot()).toBe(300)
	viewport.rest()
	viewport.uncover()
	expect(foot()).toBe(450)
})

test('a part is shown where no card lies over it', () => {
	const viewport = openLens()
	covered = { ...nothing, scrollMarginBottom: '200px' }
	viewport.reveal({ x: 700, y: 900, width: 100, height: 100 })
	expect(viewport.pageOf({ x: 750, y: 1000 }).y).toBeLessThanOrEqual(300)
})
