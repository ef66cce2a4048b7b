import type { Page } from 'playwright-core'

/** What somebody on the sofa would have to say about a page: letters too small for them, and words that are cut off. */
export const hardToRead = (page: Page): Promise<string[]> =>
	page.evaluate((least) => {
		const faults: string[] = []
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const text = node.textContent?.trim()
			const element = node.parentElement
			if (!text || !element || element.closest('.unseen, .announcer, title, script')) continue
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
			const range = document.createRange()
			range.selectNodeContents(node)
			const box = range.getBoundingClientRect()
			if (box.width < 1) continue
			const size = Number.parseFloat(getComputedStyle(element).fontSize) * magnification(element)
			if (size < least - 0.1) faults.push(`${size.toFixed(1)} px: ${text}`)
			const { right, bottom } = box
			if (box.left < -1 || box.top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
				faults.push(`beyond the edge: ${text}`)
			if (!element.closest('svg') && isCut(element)) faults.push(`cut off: ${text}`)
		}
		return faults

		/** By how much all that lies around an element makes it larger. */
		function magnification(element: Element): number {
			const svg = element.closest('svg')
			if (svg && element instanceof SVGGraphicsElement) {
				const { a, b } = element.getScreenCTM()!
				return Math.hypot(a, b)
			}
			const frame = document.querySelector<HTMLElement>('.magnified')
			return frame?.contains(element) ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
		}

		function isCut(element: Element): boolean {
			for (let around: Element | null = element; around; around = around.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(around)
				if (overflowX !== 'visible' && around.scrollWidth > around.clientWidth + 1) return true
				if (overflowY !== 'visible' && around.scrollHeight > around.clientHeight + 1) return true
			}
			return false
		}
	}, (28 * page.viewportSize()!.height) / 1080)
