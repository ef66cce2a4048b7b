import type { Page } from 'playwright-core'
import { untilStill } from './scenery.ts'

const PARTS = ['.players', '.dock', '.surface', '.table-board'] // the strip, the dock, and a board with its plates
const PATIENCE = 1500 // milliseconds: several times what a mouse has to rest

interface Digits {
	text: string
	x: number
	y: number
}

/** Every number that can be seen in some part of the table, and where. */
function digitsIn(parts: string): Digits[] {
	const found: Digits[] = []
	for (const part of document.querySelectorAll(parts)) {
		const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const at = node.nodeValue?.search(/\d+/) ?? -1
			const isSentence = /(\S+\s+){6}.*\.$/.test(node.nodeValue ?? '') // which says itself what its numbers mean, as a term does
			if (at < 0 || isSentence || node.parentElement?.closest('.unseen, dd')) continue
			const range = document.createRange()
			range.setStart(node, at)
			range.setEnd(node, at + 1)
			const { left, top, width, height } = range.getBoundingClientRect()
			const [x, y] = [left + width / 2, top + height / 2]
			const isSeen = width > 1 && part.contains(document.elementFromPoint(x, y))
			if (isSeen)
				found.push({ text: `${node.parentElement?.getAttribute('class')}: ${node.nodeValue}`, x, y })
		}
	}
	return found
}

/** The numbers about which a mouse that rests on them is told nothing; and how many there are in all. */
export async function unexplainedDigits(page: Page): Promise<{ count: number; unexplained: string[] }> {
	await untilStill(page)
	const digits = await page.evaluate(digitsIn, PARTS.join())
	const unexplained: string[] = []
	for (const { text, x, y } of digits) {
		await page.mouse.move(x, y)
		const told = page.locator('.explanation').waitFor({ timeout: PATIENCE })
		await told.catch(() => unexplained.push(text))
	}
	return { count: digits.length, unexplained }
}
