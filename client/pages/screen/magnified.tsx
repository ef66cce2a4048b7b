import './magnified.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The screen as what is on it knows it, in pixels: about a phone on its side, whose smallest letters can be read. */
const LEAST = { width: 640, height: 360 }

/**
 * Shows a small page so large that it fills the window. From a sofa a television is no larger than a phone in the hand:
 * so the boards lie on it as they do there, and all that is drawn grows alike on every television.
 */
export function Magnified({ children }: { children: ComponentChildren }) {
	const frame = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => {
		const fill = () => {
			const { style } = frame.current!
			const scale = Math.min(innerWidth / LEAST.width, innerHeight / LEAST.height)
			style.width = `${innerWidth / scale}px`
			style.height = `${innerHeight / scale}px`
			style.transform = `scale(${scale})`
		}
		fill()
		addEventListener('resize', fill)
		return () => removeEventListener('resize', fill)
	}, [])
	return (
		<div ref={frame} class="magnified">
			{children}
		</div>
	)
}
