import { useCallback } from 'preact/hooks'
import { cellUnder } from './board/geometry.ts'
import type { MetroStage, Staging } from './staging.ts'

const SLACK = 8 // pixels before a press becomes a drag
const ABOVE = 44 // a finger would hide what it drags

/** Drags a tile from the tray: over the board it previews, let go there it waits to be confirmed. */
export function useTileDrag(stage: MetroStage, staging: Staging) {
	const { myTurn, choose, pointed, target, put, legal } = staging
	return useCallback(
		(start: PointerEvent, index: number) => {
			const button = start.currentTarget
			if (!(button instanceof HTMLElement) || !myTurn.peek() || start.button !== 0) return
			const lift = start.pointerType === 'mouse' ? 0 : ABOVE
			let picture: HTMLElement | undefined

			const begin = () => {
				choose(index)
				target.value = undefined
				button.setPointerCapture(start.pointerId)
				picture = button.firstElementChild!.cloneNode(true) as HTMLElement
				picture.classList.add('metro-dragged')
				picture.dataset.edition = stage.view.peek().table.options.edition
				document.body.append(picture)
			}
			const move = (event: PointerEvent) => {
				const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK
				if (!picture && far) begin()
				if (!picture) return
				const point = stage.pointOnPage({ x: event.clientX, y: event.clientY - lift })
				const cell = point && cellUnder(point)
				const fits = cell !== undefined && legal.peek().includes(cell)
				pointed.value = fits ? cell : undefined
				picture.style.transform = `translate(${event.clientX}px,${event.clientY - lift}px) translate(-50%,-50%)`
				picture.style.opacity = fits ? '0' : '0.9'
			}
			const end = (event: PointerEvent) => {
				listeners.abort()
				picture?.remove()
				const cell = pointed.peek()
				pointed.value = undefined
				if (!picture) return
				swallowClick(button)
				if (cell !== undefined && event.type === 'pointerup') put(cell)
			}
			const listeners = new AbortController()
			const { signal } = listeners
			button.addEventListener('pointermove', move, { signal })
			button.addEventListener('pointerup', end, { signal })
			button.addEventListener('pointercancel', end, { signal })
		},
		[stage, staging],
	)
}

/** What was dragged was not tapped, though the browser says so right after. */
function swallowClick(button: HTMLElement): void {
	const stop = (event: Event) => event.stopImmediatePropagation()
	button.addEventListener('click', stop, { capture: true })
	setTimeout(() => button.removeEventListener('click', stop, { capture: true }))
}
