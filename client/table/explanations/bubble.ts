import './bubble.css'
import { announce } from '../../design/announcer.tsx'
import { type ExplainedSign, type Place, partOf } from './find-sign.ts'

const GAP = 8 // pixels, to what is explained and to the edge of the screen

/**
 * Where the words lie: in a column that leaves room for them, beside that, so that they cover none of its rows; else
 * above the sign, or below it.
 */
export function placeBeside(
	box: Size & Place,
	{ width, height }: Size,
	page: Size,
	column = 0, // where what the sign is part of begins
): Place {
	const within = (at: number, length: number, all: number) => Math.max(GAP, Math.min(at, all - length - GAP))
	if (column >= width + 2 * GAP)
		return {
			x: column - width - GAP,
			y: within(box.y + box.height / 2 - height / 2, height, page.height),
		}
	const above = box.y - height - GAP
	return {
		x: within(box.x + box.width / 2 - width / 2, width, page.width),
		y: above >= GAP ? above : within(box.y + box.height + GAP, height, page.height),
	}
}

const isAt = (place: Place | undefined, { x, y }: Place): boolean => place?.x === x && place.y === y

interface Size {
	width: number
	height: number
}

/** Words beside a sign, over whatever lies there. */
export function createBubble(): {
	readonly isOpen: boolean
	show(sign: ExplainedSign): void
	hide(): void
	/** Hides, if what it speaks of has moved away. */
	follow(): void
} {
	const bubble = document.createElement('div')
	bubble.className = 'explanation'
	bubble.setAttribute('role', 'tooltip')
	// What it speaks of may go: then it lies over something else.
	let spokenOf: Element | undefined
	let place: Place | undefined // where that was
	const hide = () => {
		gone.disconnect()
		bubble.remove()
	}
	const gone = new MutationObserver(() => spokenOf?.isConnected || hide())
	return {
		get isOpen() {
			return bubble.isConnected
		},
		show({ element, box, text }) {
			const isThere = element === spokenOf && isAt(place, box)
			spokenOf = element
			place = box
			if (isThere && bubble.isConnected && bubble.textContent === text) return
			bubble.textContent = text
			document.body.append(bubble)
			gone.observe(document.body, { childList: true, subtree: true })
			Object.assign(bubble.style, { left: 0, top: 0 }) // near an edge it would be measured narrower
			const size = bubble.getBoundingClientRect()
			const page = { width: innerWidth, height: innerHeight }
			const { x, y } = placeBeside(box, size, page, partOf(element)?.getBoundingClientRect().left)
			bubble.style.left = `${x}px`
			bubble.style.top = `${y}px`
			announce(text)
		},
		hide,
		follow() {
			if (spokenOf && !isAt(place, spokenOf.getBoundingClientRect())) hide()
		},
	}
}
