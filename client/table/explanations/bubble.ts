import './bubble.css'
import { announce } from '../../design/announcer.tsx'
import type { ExplainedSign } from './find-sign.ts'

const GAP = 8 // pixels, to what is explained and to the edge of the screen

/** Words beside a sign, over whatever lies there. */
export function createBubble(): {
	readonly isOpen: boolean
	show(sign: ExplainedSign): void
	hide(): void
} {
	const bubble = document.createElement('div')
	bubble.className = 'explanation'
	bubble.setAttribute('role', 'tooltip')
	// What it speaks of may go: then it lies over something else.
	let spokenOf: Element | undefined
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
			spokenOf = element
			if (bubble.isConnected && bubble.textContent === text) return
			bubble.textContent = text
			document.body.append(bubble)
			gone.observe(document.body, { childList: true, subtree: true })
			const { width, height } = bubble.getBoundingClientRect()
			const middle = box.left + box.width / 2 - width / 2
			const above = box.top - height - GAP
			bubble.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`
			bubble.style.top = `${Math.max(GAP, above >= GAP ? above : Math.min(box.bottom + GAP, innerHeight - height - GAP))}px`
			announce(text)
		},
		hide,
	}
}
