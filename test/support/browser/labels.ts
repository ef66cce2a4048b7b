import type { Page } from 'playwright-core'

/** A text on the map as one sees it. */
export interface Label {
	text: string
	kind: string // its class, or its group's
	size: number // of its letters, in pixels on the screen
	box: { left: number; right: number; top: number; bottom: number }
}

/** What can be read on the map just now. */
export const readLabels = (page: Page): Promise<Label[]> =>
	page.locator('.surface-window').evaluate((window) => {
		const frame = window.getBoundingClientRect()
		const opacityOf = (element: Element | null): number =>
			element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
		return [...window.querySelectorAll<SVGTextElement>('text')].flatMap((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect()
			const isSeen = right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom
			if (!isSeen || opacityOf(element) < 0.1) return []
			const { a, b } = element.getScreenCTM()!
			return [
				{
					text: element.textContent ?? '',
					kind: element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? '',
					size: Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b),
					box: { left, right, top, bottom },
				},
			]
		})
	})

/** Pairs of labels that run into each other. */
export const collisionsOf = (labels: readonly Label[]): string[] =>
	labels.flatMap((one, index) =>
		labels
			.slice(index + 1)
			.filter(({ box }) => {
				const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
				const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
				return across > 1 && down > one.size / 2 // letters leave some of their line empty
			})
			.map(({ text }) => `${one.text} and ${text}`),
	)
