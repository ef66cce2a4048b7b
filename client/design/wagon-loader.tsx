import './wagon-loader.css'
import { useLayoutEffect, useMemo } from 'preact/hooks'

const DEPARTURE = 800 // milliseconds after which it begins to run, as the style sheet has it
const AT_ONCE = 100 // milliseconds within which one wait follows another

let shown = 0 // on the page just now: the next one comes before the one it follows is taken away
let gone = performance.now() // when the last one went: the page itself comes with one

/**
 * Something is on its way: a wagon runs the line. It comes into sight slowly, so that it never flickers, and stands
 * at first: what is on its way comes sooner without it. Where one wait follows another, they look like one.
 */
export function WagonLoader({ label }: { label: string }) {
	const { now, goesOn } = useMemo(() => {
		const now = performance.now()
		return { now, goesOn: shown > 0 || now - gone < AT_ONCE }
	}, [])
	useLayoutEffect(() => {
		shown += 1
		return () => {
			shown -= 1
			gone = performance.now()
		}
	}, [])
	return (
		<div class="wagon-loader" role="status" data-goes-on={goesOn || undefined}>
			<svg viewBox="0 0 160 40" width="160" height="40" aria-hidden="true">
				<path class="wagon-line" d="M8 28H48C64 28 64 12 80 12S96 28 112 28H152" />
				<path
					class="wagon-run"
					d="M8 28H48C64 28 64 12 80 12S96 28 112 28H152"
					pathLength="100"
					style={goesOn ? { animationDelay: `${Math.round(DEPARTURE - now)}ms` } : undefined}
				/>
				<circle class="wagon-stop" cx="8" cy="28" r="5" />
				<circle class="wagon-stop" cx="152" cy="28" r="5" />
			</svg>
			<p>{label}</p>
		</div>
	)
}
