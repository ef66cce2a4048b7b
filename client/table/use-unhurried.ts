import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { afterPaint } from '../app/after-paint.ts'

/** How long a finger may still be on its way to what stood there before, in milliseconds: as with a result. */
const ON_ITS_WAY = 700
const SLACK = 8 // pixels beside a button

/** Where a finger was last, by the page's own time. */
export interface Press {
	isHere: boolean // on the row itself
	x: number
	at: number
}

/** How long what has just come takes no finger: whoever has just touched something else asked for it, and may go on. */
export const waitAfter = (last: Press | undefined, now: number): number =>
	last && !last.isHere && now - last.at < ON_ITS_WAY ? 0 : ON_ITS_WAY

/** Whether a button lies where the finger still may be. */
export const isUnder = (last: Press | undefined, { left, right }: Pick<DOMRect, 'left' | 'right'>): boolean =>
	!last?.isHere || (last.x > left - SLACK && last.x < right + SLACK)

/**
 * Where buttons come and go, one may take another's place under the finger: for a moment it takes no tap that was meant
 * for the other. What stands beside that can be pressed at once; and keys are never held up.
 */
export function useUnhurried(row: RefObject<HTMLElement | null>, standing: string): void {
	const last = useRef<Press | undefined>(undefined)
	const before = useRef(standing)
	useEffect(() => {
		const note = ({ target, clientX, timeStamp }: PointerEvent) => {
			last.current = { isHere: row.current?.contains(target as Node) ?? false, x: clientX, at: timeStamp }
		}
		addEventListener('pointerdown', note, true)
		return () => removeEventListener('pointerdown', note, true)
	}, [row])
	useLayoutEffect(() => {
		const { current: element } = row
		const isOther = before.current !== standing
		before.current = standing
		const wait = isOther ? waitAfter(last.current, performance.now()) : 0
		if (!element || wait === 0) return undefined
		const { current: press } = last
		let isOn = true
		const end = () => {
			isOn = false
			for (const button of [...element.children, element]) button.removeAttribute(WAITS)
		}
		element.setAttribute(WAITS, 'all')
		// Where each of them lies, the page knows only once it has been laid out.
		afterPaint(() => {
			if (!isOn) return
			element.setAttribute(WAITS, 'some')
			for (const button of element.children)
				button.toggleAttribute(WAITS, isUnder(press, button.getBoundingClientRect()))
		})
		const timer = setTimeout(end, wait)
		return () => {
			clearTimeout(timer)
			end()
		}
	}, [row, standing])
}

const WAITS = 'data-waits'
