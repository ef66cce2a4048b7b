import './surface.css'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { afterPaint } from '../../app/after-paint.ts'
import { IconButton } from '../../design/button.tsx'
import type { Play, Point } from '../../games/game.ts'
import { tableWords } from '../words.en.ts'
import { listen } from './gestures.ts'
import { NextFrame } from './next-frame.tsx'
import type { Viewport } from './viewport.ts'

/** What a surface asks of the game that draws on it. */
export type Drawn = Pick<
	Play,
	| 'Board'
	| 'overlays'
	| 'label'
	| 'drawing'
	| 'boxAt'
	| 'tap'
	| 'repeats'
	| 'point'
	| 'holds'
	| 'step'
	| 'enter'
> &
	Partial<Pick<Play, 'action'>>

interface SurfaceProps {
	play: Drawn
	viewport: Viewport
	/** Somebody touched the board; answers how a playback that runs gives way, which tells whether it did. */
	onTouch: () => () => boolean
}

const NOTHING = { x: 0, y: 0, width: 1, height: 1 }
const PAN = 64 // pixels an arrow key moves the drawing

/** A board that can be pinched, dragged and zoomed. Nothing here renders again while that happens. */
export function Surface({ play, viewport, onTouch }: SurfaceProps) {
	const window = useRef<HTMLDivElement>(null)
	const picture = useRef<HTMLDivElement>(null)
	const { drawing: { x, y, width, height } = NOTHING, Board, overlays = [] } = play

	useLayoutEffect(() => {
		if (!window.current || !picture.current) return undefined
		const detach = viewport.attach(window.current, picture.current)
		const tap = (at: Point) => {
			const end = onTouch()
			viewport.hold()
			play.tap?.(viewport.pointAt(at))
			const endShow = () => {
				if (end() && !play.action?.peek()) viewport.focus(undefined) // the tap did nothing else
			}
			// The answer first: to end the playback is to draw all of the board again. And the browser's click, which
			// follows a tap a frame later, must not wait for that either.
			afterPaint(() => afterPaint(endShow))
		}
		const stop = listen(window.current, {
			drag: viewport.drag,
			zoom: viewport.zoom,
			rest: viewport.rest,
			tap,
			doubleTap(at) {
				const point = viewport.pointAt(at)
				if (play.repeats?.(point)) return tap(at)
				const box = play.boxAt?.(point)
				if (box) viewport.lookOrFit(box)
				else viewport.toggle(at)
			},
			point: (at) => play.point?.(at && viewport.pointAt(at)),
			holds: () => play.holds?.() ?? false,
		})
		return () => {
			stop()
			detach()
		}
	}, [play, viewport, onTouch])

	return (
		<div class="surface">
			<div
				ref={window}
				class="surface-window"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes arrow keys; readers have the text view
				tabIndex={0}
				role="application"
				aria-label={play.label()}
				aria-describedby="table-prompt"
				onKeyDown={(event) => {
					if (act(event, play, viewport)) event.preventDefault()
				}}
			>
				<div ref={picture} class="surface-picture">
					{[Board, ...overlays].map((Layer, index) => (
						<svg
							key={index}
							class="surface-layer"
							viewBox={`${x} ${y} ${width} ${height}`}
							aria-hidden="true"
						>
							<NextFrame>
								<Layer />
							</NextFrame>
						</svg>
					))}
				</div>
			</div>
			{(viewport.isTaken.value || !viewport.isWhole.value) && (
				<IconButton
					class="surface-fit"
					icon={viewport.isWhole.value ? 'eye' : 'fit'}
					label={tableWords.t(viewport.isWhole.value ? 'zoom.home' : 'zoom.fit')}
					onClick={() => {
						viewport.toggleWhole()
						window.current?.focus({ preventScroll: true }) // the button may be gone
					}}
				/>
			)}
		</div>
	)
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}

/** Answers whether the key meant something. */
function act(
	{ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
	play: Drawn,
	viewport: Viewport,
): boolean {
	if (ctrlKey || metaKey || altKey) return false
	const arrow = arrows[key]
	if (arrow) {
		const [dx, dy] = arrow
		if (shiftKey || !play.step?.(dx, dy)) viewport.drag(-dx * PAN, -dy * PAN)
		viewport.rest()
		return true
	}
	switch (key) {
		case 'Enter':
		case ' ':
			play.enter?.()
			return true
		case '+':
		case '=':
			viewport.zoomMiddle(1.4)
			return true
		case '-':
			viewport.zoomMiddle(1 / 1.4)
			return true
		case '0':
			viewport.fit()
			return true
		default:
			return false
	}
}
