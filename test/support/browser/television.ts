import type { Page } from 'playwright-core'
import { unbundle } from '../../../shared/sync/bundle.ts'

const LEAST = 28 // pixels of a letter on a television of 1080 lines; in proportion on others

/** What somebody on the sofa would have to say about a page: letters too small for them, and words that are cut off. */
export const hardToRead = (page: Page): Promise<string[]> =>
	page.evaluate(
		(least) => {
			const faults: string[] = []
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const text = node.textContent?.trim()
				const element = node.parentElement
				if (!text || !element || element.closest('.unseen, .announcer, title, script')) continue
				if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
				const range = document.createRange()
				range.selectNodeContents(node)
				const lines = [...range.getClientRects()].filter(({ width }) => width >= 1)
				if (lines.length === 0) continue
				const size = Number.parseFloat(getComputedStyle(element).fontSize) * magnification(element)
				if (size < least - 0.1) faults.push(`${size.toFixed(1)} px: ${text}`)
				// A map may go on beyond its window, and the names on it.
				if (!element.closest('.surface-window') && lines.some((line) => isCut(element, line)))
					faults.push(`cut off: ${text}`)
			}
			return faults

			/** By how much all that lies around an element makes it larger. */
			function magnification(element: Element): number {
				if (element instanceof SVGGraphicsElement) {
					const { a, b } = element.getScreenCTM()!
					return Math.hypot(a, b)
				}
				const frame = document.querySelector<HTMLElement>('.magnified')
				return frame?.contains(element) ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
			}

			function isCut(element: Element, line: DOMRect): boolean {
				const slack = line.height / 4 // letters are lower than their line
				for (let around: Element | null = element; around; around = around.parentElement) {
					const { overflowX, overflowY } = getComputedStyle(around)
					const { left, right, top, bottom } = around.getBoundingClientRect()
					if (overflowX !== 'visible' && (line.left < left - 2 || line.right > right + 2)) return true
					if (overflowY !== 'visible' && (line.top < top - slack || line.bottom > bottom + slack)) return true
				}
				return false
			}
		},
		(LEAST * page.viewportSize()!.height) / 1080,
	)

/** Who a page is to its rooms, and whatever hand it is told of, from now on. */
export function listenIn(page: Page): { seats: unknown[]; hands: unknown[] } {
	const heard: { seats: unknown[]; hands: unknown[] } = { seats: [], hands: [] }
	page.on('websocket', (socket) =>
		socket.on('framereceived', ({ payload }) => {
			for (const frame of unbundle(typeof payload === 'string' ? payload : new Uint8Array(payload))) {
				if (typeof frame !== 'string' || !frame.startsWith('{')) continue
				const { type, seat, hand } = JSON.parse(frame)
				if (type === 'you') heard.seats.push(seat)
				if (type === 'hand') heard.hands.push(hand)
			}
		}),
	)
	return heard
}
