import type { Point } from './engine.ts'

/** Something on a page: by a selector, and where that is not enough by what it is called or says. */
export interface Target {
	css: string
	named?: RegExp
	nth?: number // counted from 0 among those that fit
}

/** What is looked for, as it travels into a page. */
export interface Wish {
	targets: { css: string; named: string; nth: number }[] // any of them
	state: 'seen' | 'still' | 'gone'
	patience: number // milliseconds
}

export interface Sight {
	which: number // of the targets
	middle: Point
	text: string
}

export const wishFor = (targets: readonly Target[], state: Wish['state'], patience: number): Wish => ({
	targets: targets.map(({ css, named, nth = 0 }) => ({ css, named: named?.source ?? '', nth })),
	state,
	patience,
})

/**
 * Runs in a page: looks at every frame until one of the targets can be seen, or can be pressed where it stands, or all
 * are gone; null where that takes too long. It knows nothing outside of itself.
 */
export function look({ targets, state, patience }: Wish): Promise<Sight | null> {
	const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
	const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element)
	const find = () => {
		for (const [which, { css, named, nth }] of targets.entries()) {
			const pattern = new RegExp(named)
			const element = [...document.querySelectorAll(css)].filter(
				(one) => one.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(one)),
			)[nth]
			if (element) return { which, element }
		}
		return undefined
	}
	const middleOf = (element: Element) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		return { x: x + width / 2, y: y + height / 2 }
	}
	/** Whether a finger there would meet it: nothing lies over it, and it is no button that is off. */
	const isFree = (element: Element, { x, y }: Point) => {
		const met = document.elementFromPoint(x, y)
		return met !== null && element.contains(met) && !element.matches(':disabled, [aria-disabled=true]')
	}
	const end = performance.now() + patience
	return new Promise((resolve) => {
		let before = { x: -1, y: -1 }
		const lookAgain = () => {
			const found = find()
			if (state === 'gone') {
				if (!found) return resolve({ which: -1, middle: { x: 0, y: 0 }, text: '' })
			} else if (found) {
				const { which, element } = found
				const middle = middleOf(element)
				if (state === 'seen' || (middle.x === before.x && middle.y === before.y && isFree(element, middle)))
					return resolve({ which, middle, text: textOf(element) })
				if (!isFree(element, middle))
					element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
				before = middle
			}
			if (performance.now() > end) return resolve(null)
			requestAnimationFrame(lookAgain)
		}
		lookAgain()
	})
}
