import type { JSHandle, Page } from 'playwright-core'
import { untilStill } from './scenery.ts'

const PARTS = ['.players', '.dock', '.surface', '.table-board'] // the strip, the dock, and a board with its plates
const PATIENCE = 1500 // milliseconds: several times what a mouse has to rest

/**
 * Every number in some part of the table, also what has to be scrolled to; but for those that words on the screen
 * tell already: what stands beside its own term, and what stands in the middle of whole sentences.
 */
function digitsIn(parts: string): Range[] {
	const found: Range[] = []
	const isTermed = (text: Node) => {
		const term = text.parentElement?.closest('dd')?.previousElementSibling
		return term?.matches('dt') && /\p{L}/u.test(term.textContent ?? '') && term.checkVisibility()
	}
	const isTold = (text: Node) => /^(\S+\s+){12,}\S+\.$/.test(text.nodeValue?.trim() ?? '')
	for (const part of document.querySelectorAll(parts)) {
		const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			if (node.parentElement?.closest('.unseen') || isTermed(node) || isTold(node)) continue
			for (const { index } of (node.nodeValue ?? '').matchAll(/\d+/g)) {
				const range = document.createRange()
				range.setStart(node, index)
				range.setEnd(node, index + 1)
				found.push(range)
			}
		}
	}
	return found
}

interface Digit {
	text: string
	x: number
	y: number
}

/** Where a number is, once it was scrolled to; nothing where it is not to be seen. */
function findDigit([ranges, index, parts]: [Range[], number, string]): Digit | null {
	const range = ranges[index]!
	const sign = range.startContainer.parentElement
	const part = sign?.closest(parts)
	if (!sign || !part) return null
	const middle = () => {
		const { left, top, width, height } = range.getBoundingClientRect()
		return { x: left + width / 2, y: top + height / 2, width }
	}
	const isDrawn = sign.closest('.surface, .table-board') !== null // what lies there may answer no pointer
	const isSeen = () => {
		const { x, y, width } = middle()
		const met = document.elementFromPoint(x, y)
		return width > 1 && part.contains(met) && (isDrawn || sign.contains(met) || met!.contains(sign))
	}
	if (!isSeen()) sign.scrollIntoView({ block: 'nearest', behavior: 'instant' })
	const { x, y } = middle()
	return isSeen() ? { text: `${sign.getAttribute('class')}: ${sign.textContent}`, x, y } : null
}

/** The numbers about which a mouse that rests on them is told nothing; and how many there are in all. */
export async function unexplainedDigits(page: Page): Promise<{ count: number; unexplained: string[] }> {
	await untilStill(page)
	const parts = PARTS.join()
	const digits: JSHandle<Range[]> = await page.evaluateHandle(digitsIn, parts)
	const length = await digits.evaluate((ranges) => ranges.length)
	const unexplained: string[] = []
	let count = 0
	for (let index = 0; index < length; index++) {
		const digit = await page.evaluate(findDigit, [digits, index, parts] as never)
		if (!digit) continue
		count++
		await page.mouse.move(digit.x, digit.y)
		const told = page.locator('.explanation').waitFor({ timeout: PATIENCE })
		await told.catch(() => unexplained.push(digit.text))
	}
	return { count, unexplained }
}
