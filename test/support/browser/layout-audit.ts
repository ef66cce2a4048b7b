import type { Page } from 'playwright-core'

/** A rectangle of the page, in whole pixels. */
export interface Rectangle {
	x: number
	y: number
	width: number
	height: number
}

export interface Layout {
	faults: string[] // in lines that say what, and where
	board: Rectangle | undefined // the drawing, or what stands for it
	screen: { width: number; height: number }
	side: number // the board's shorter side, of the shorter side that it could have: from 0 to 1
	area: number // the board's part of the screen: from 0 to 1
	open: number // the same, without what lies over it
}

/** The drawing where there is one; otherwise whatever a game puts in its place. */
const BOARDS = ['.table [role=application]', '.table-board'] as const

/**
 * What is wrong with the page as it stands: controls that overlap or are too small for a thumb, words that are cut
 * off, covered or too small to read, and anything that has to be pushed sideways. Under an open dialog nobody looks.
 */
export const auditLayout = (
	page: Page,
	{ boards = BOARDS, over }: { boards?: readonly string[]; over?: string } = {},
): Promise<Layout> => page.evaluate(audit, { boards: [...boards], over, least: 44, leastLetters: 9 })

/** Where the board is now: what one is about to touch must not move. */
export const boardOn = async (page: Page): Promise<Rectangle> => {
	const { board } = await auditLayout(page)
	if (!board) throw new Error('There is no board on this page.')
	return board
}

interface Demands {
	boards: readonly string[]
	over: string | undefined // what lies over a part of the board
	least: number // pixels that a thumb needs
	leastLetters: number // pixels of text that can be read at all
}

/** Runs in the page: it may use nothing from outside. */
function audit({ boards, over, least, leastLetters }: Demands): Layout {
	const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role=button], [role=slider]'
	const SLACK = 1 // of a pixel: halves are rounded
	const { innerWidth: width, innerHeight: height } = window
	const dialogs = [...document.querySelectorAll('dialog[open]')]
	const root = dialogs.at(-1) ?? document.body
	const faults: string[] = []

	const isShown = (element: Element): boolean =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
		!element.closest('.unseen, [inert]') &&
		getComputedStyle(element).clipPath === 'none' // as whatever is only read out
	const isDrawn = (element: Element): boolean => element.closest('svg, [role=application]') !== null
	const name = (element: Element): string => {
		const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
			.trim()
			.replace(/\s+/g, ' ')
		const kind = element.classList[0] ? `.${element.classList[0]}` : element.tagName.toLowerCase()
		return `${kind} “${words.slice(0, 40)}”`
	}
	const places = (rectangle: DOMRect): string =>
		[rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(Math.round).join(' ')

	/** What an ancestor leaves of a rectangle; the part that it hides for good is told apart from what scrolls. */
	const clip = (start: Element | null, whole: DOMRect): { left: DOMRect; isCut: boolean } => {
		let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom]
		let isCut = false
		let scrolls = false
		for (let frame = start; frame && frame !== document.documentElement; frame = frame.parentElement) {
			const style = getComputedStyle(frame)
			const { overflowX, overflowY } = style
			if (overflowX !== 'visible' || overflowY !== 'visible') {
				const inner = frame.getBoundingClientRect()
				const isHiding = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')
				const isPast =
					left < inner.left - SLACK ||
					right > inner.right + SLACK ||
					top < inner.top - SLACK ||
					bottom > inner.bottom + SLACK
				const isScroller = /auto|scroll/.test(overflowX + overflowY)
				scrolls ||= isScroller
				if (isPast && isHiding && !scrolls) isCut = true
				left = Math.max(left, inner.left)
				right = Math.min(right, inner.right)
				top = Math.max(top, inner.top)
				bottom = Math.min(bottom, inner.bottom)
			}
			if (style.position === 'fixed') break
		}
		const seen = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
		return { left: seen, isCut }
	}
	const isEmpty = ({ width: across, height: down }: DOMRect): boolean => across <= SLACK || down <= SLACK
	const shared = (one: DOMRect, other: DOMRect): [number, number] => [
		Math.min(one.right, other.right) - Math.max(one.left, other.left),
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
	]
	const overlap = (one: DOMRect, other: DOMRect): boolean => {
		const [across, down] = shared(one, other)
		return across > 2 * SLACK && down > 2 * SLACK
	}
	const isPageScrolling = document.documentElement.scrollHeight > height + SLACK
	/** Something that stays while the page scrolls under it: what it lies over now comes out again. */
	const isPinned = (element: Element): boolean => {
		for (let one: Element | null = element; one && one !== root; one = one.parentElement)
			if (/sticky|fixed/.test(getComputedStyle(one).position)) return true
		return false
	}
	const passUnder = (one: Element, other: Element): boolean =>
		isPageScrolling && isPinned(one) !== isPinned(other)
	/** A box of a row that is drawn as a whole: its label is what one presses. */
	const isInLabel = (element: Element): boolean =>
		element.matches('input, select') && element.closest('label') !== null
	const isMuted = (element: Element): boolean => element.matches('label') && !element.querySelector('input')

	const controls = [...root.querySelectorAll(CONTROLS)]
		.filter((one) => isShown(one) && !isDrawn(one) && !isInLabel(one) && !isMuted(one))
		.map((element) => {
			const whole = element.getBoundingClientRect()
			return { element, whole, ...clip(element.parentElement, whole) }
		})
		.filter(({ whole, left }) => !isEmpty(whole) && !isEmpty(left))

	for (const { element, whole, left, isCut } of controls) {
		const isInText =
			getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td') !== null
		if (!isInText && (whole.width < least - 0.5 || whole.height < least - 0.5))
			faults.push(`small: ${name(element)} is ${Math.round(whole.width)} × ${Math.round(whole.height)}`)
		if (isCut) faults.push(`cut: ${name(element)} at ${places(whole)}`)
		const isOutside =
			left.left < -SLACK || left.right > width + SLACK || (!isPageScrolling && left.bottom > height + SLACK)
		if (isOutside) faults.push(`off the screen: ${name(element)} at ${places(whole)}`)
	}
	for (const [index, one] of controls.entries())
		for (const other of controls.slice(index + 1)) {
			if (one.element.contains(other.element) || other.element.contains(one.element)) continue
			if (overlap(one.left, other.left) && !passUnder(one.element, other.element))
				faults.push(`overlap: ${name(one.element)} and ${name(other.element)} at ${places(other.left)}`)
		}

	/** Words on the page, as tall as their letters. */
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
	while (walker.nextNode()) {
		const node = walker.currentNode
		const element = node.parentElement
		if (!element || !node.textContent?.trim() || isDrawn(element) || !isShown(element)) continue
		if (element.closest('select, option, script, style')) continue
		if (Number.parseFloat(getComputedStyle(element).fontSize) < leastLetters)
			faults.push(`tiny: “${node.textContent.trim().slice(0, 40)}” in ${name(element).split(' ')[0]}`)
		const range = document.createRange()
		range.selectNodeContents(node)
		for (const box of range.getClientRects()) {
			const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)
			if (isEmpty(letters)) continue
			const { left, isCut } = clip(element, letters)
			const words = `“${node.textContent.trim().slice(0, 40)}” in ${name(element).split(' ')[0]}`
			if (isCut || (!isEmpty(left) && (left.left < -SLACK || left.right > width + SLACK))) {
				faults.push(`cut: ${words} at ${places(letters)}`)
				break
			}
			if (isEmpty(left)) continue
			const own = element.closest(CONTROLS)?.getBoundingClientRect()
			if (own && (letters.bottom > own.bottom + 2 * SLACK || letters.right > own.right + 2 * SLACK)) {
				faults.push(`spilled: ${words} at ${places(letters)}`)
				break
			}
			const cover = controls.find(
				(control) =>
					!control.element.contains(element) &&
					!element.contains(control.element) &&
					overlap(control.left, left) &&
					!passUnder(control.element, element) &&
					!liesOver(element, control.element) &&
					covers(control.element, control.left, left),
			)
			if (cover) {
				faults.push(`covered: ${words} by ${name(cover.element)}`)
				break
			}
		}
	}

	/** Painted after it, though a finger goes through to the control: as the marks of a slider. */
	function liesOver(element: Element, control: Element): boolean {
		const { pointerEvents, position } = getComputedStyle(element)
		const follows = control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
		return pointerEvents === 'none' && position === 'absolute' && follows !== 0
	}

	/** Whether the control is what one would hit where both are; else it is the words that lie on top. */
	function covers(control: Element, one: DOMRect, other: DOMRect): boolean {
		const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2
		const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2
		const hit = document.elementFromPoint(x, y)
		return hit !== null && (control.contains(hit) || hit.contains(control))
	}

	for (const element of [document.documentElement, ...root.querySelectorAll('*')]) {
		if (isDrawn(element) || element.scrollWidth <= element.clientWidth + SLACK) continue
		const isPage = element === document.documentElement
		if (!isPage && (!isShown(element) || !/auto|scroll/.test(getComputedStyle(element).overflowX))) continue
		faults.push(`sideways: ${name(element)} is ${element.scrollWidth} in ${element.clientWidth}`)
	}

	const found = boards.map((one) => document.querySelector(one)).find((one) => one !== null)
	const board = found?.getBoundingClientRect()
	const cover = over === undefined ? undefined : document.querySelector(over)?.getBoundingClientRect()
	const [coveredAcross, coveredDown] = board && cover ? shared(board, cover) : [0, 0]
	const covered = Math.max(0, coveredAcross) * Math.max(0, coveredDown)
	const heightOf = (selector: string): number =>
		document.querySelector(selector)?.getBoundingClientRect().height ?? 0
	const room =
		width > height
			? Math.min(width, height)
			: Math.min(width, height - heightOf('.table-bar') - heightOf('.dock-actions'))
	return {
		faults: [...new Set(faults)],
		board: board && {
			x: Math.round(board.x),
			y: Math.round(board.y),
			width: Math.round(board.width),
			height: Math.round(board.height),
		},
		screen: { width, height },
		side: board ? Math.min(board.width, board.height) / room : 0,
		area: board ? (board.width * board.height) / (width * height) : 0,
		open: board ? (board.width * board.height - covered) / (width * height) : 0,
	}
}
