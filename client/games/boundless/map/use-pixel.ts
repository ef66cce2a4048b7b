import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Box } from '../../game.ts'

/** Tells an SVG of its own size, in --pixel, how many units a pixel is: what the table's surface does for boards. */
export function usePixel(view: Box) {
	const svg = useRef<SVGSVGElement>(null)
	useLayoutEffect(() => {
		const tell = () => {
			const { clientWidth, clientHeight, style } = svg.current!
			const scale = Math.min(clientWidth / view.width, clientHeight / view.height)
			if (scale > 0) style.setProperty('--pixel', String(1 / scale))
		}
		tell()
		const observer = new ResizeObserver(tell)
		observer.observe(svg.current!)
		return () => observer.disconnect()
	}, [view.width, view.height])
	return svg
}

/** Names are placed anew when the scale has changed by a good step, not for every bit of a zoom. */
const STEP = 1.1

/** The scale that names are placed for, at most a step below how things are: letters get larger than meant, never smaller. */
export const steadyScale = (pixel: number): number => STEP ** Math.floor(-Math.log(pixel) / Math.log(STEP))

/** How many pixels a unit takes in the drawing around an element, as told in --pixel; 0 until it is. */
export function useScale(element: RefObject<SVGElement | null>): number {
	const [scale, setScale] = useState(0)
	useLayoutEffect(() => {
		const { ownerSVGElement } = element.current!
		const drawing = ownerSVGElement!.closest<HTMLElement>('.surface-picture') ?? ownerSVGElement!
		const listen = () => {
			const pixel = Number(drawing.style.getPropertyValue('--pixel'))
			if (pixel > 0) setScale(steadyScale(pixel))
		}
		listen()
		const observer = new MutationObserver(listen)
		observer.observe(drawing, { attributeFilter: ['style'] })
		return () => observer.disconnect()
	}, [element])
	return scale
}
