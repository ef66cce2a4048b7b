import './scrolled.css'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../design/icon.tsx'

interface ScrolledProps {
	class: string
	children: ComponentChildren
}

const AIR = 14 // pixels below the last line that nobody needs to see

/** What may be longer than its room: a sign says so, as long as there is more below. */
export function Scrolled({ class: name, children }: ScrolledProps) {
	const box = useRef<HTMLDivElement>(null)
	const hasMore = useSignal(false)
	const measure = () => {
		if (!box.current) return
		const { scrollHeight, scrollTop, clientHeight } = box.current
		hasMore.value = scrollHeight - scrollTop - clientHeight > AIR
	}
	useEffect(() => {
		const sizes = new ResizeObserver(measure)
		for (const element of [box.current!, ...box.current!.children]) sizes.observe(element)
		return () => sizes.disconnect()
	}, [])
	return (
		<div class="boundless-scrolled">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
			<div ref={box} class={name} tabIndex={0} onScroll={measure}>
				{children}
			</div>
			{hasMore.value && (
				<span class="boundless-scrolled-more">
					<Icon name="down" size={14} />
				</span>
			)}
		</div>
	)
}
