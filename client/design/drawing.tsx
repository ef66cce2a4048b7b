import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface DrawingProps {
	viewBox: string
	children: ComponentChildren
}

/**
 * An example beside words that say the same. It is drawn once it comes near: a page of rules holds many of them,
 * and nobody should wait for what they do not see. Its place is kept for it.
 */
export function Drawing({ viewBox, children }: DrawingProps) {
	const place = useRef<SVGSVGElement>(null)
	const isNear = useSignal(false)

	useEffect(() => {
		const observer = new IntersectionObserver(
			([change]) => {
				if (!change?.isIntersecting) return
				isNear.value = true
				observer.disconnect()
			},
			{ rootMargin: '50%' },
		)
		observer.observe(place.current!)
		return () => observer.disconnect()
	}, [])

	return (
		<svg ref={place} viewBox={viewBox} aria-hidden="true">
			{isNear.value && children}
		</svg>
	)
}
