import './surface.css'
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { afterPaint } from '../../app/after-paint.ts'
import { IconButton } from '../../design/button.tsx'
import type { Cursor, Hint, Point, Zoomable } from '../../games/game.ts'
import { tableWords } from '../words.en.ts'
import { listen } from './gestures.ts'
import { NextFrame } from './next-frame.tsx'
import type { Viewport } from './viewport.ts'

interface SurfaceProps {
	Board: ComponentType // SVG, as are what lies over it
	zoom: Zoomable
	viewport: Viewport
	cursor?: Cursor | undefined
	/** Somebody touched the board; answers how a playback that runs gives way. */
	onTouch: () => () => void
	hint?: ReadonlySignal<Hint | undefined>
}

const PAN = 64 // pixels an arrow key moves the drawing

/** A board that can be pinched, dragged and zoomed. Nothing here renders again while that happens. */
export function Surface({ Board, zoom, viewport, cursor, onTouch, hint }: SurfaceProps) {
	const window = useRef<HTMLDivElement>(null)
	const picture = useRef<HTMLDivElement>(null)
	const { x, y, width, height } = zoom.drawing
	const viewBox = `${x} ${y} ${width} ${height}`

	useLayoutEffect(() => {
		if (!window.current || !picture.current) return undefined
		const detach = viewport.attach(window.current, picture.current)
		const tap = (at: Point) => {
			const end = onTouch()
			viewport.hold()
			zoom.tap(viewport.pointAt(at))
			// The answer first: to end the playback is to draw all of the board again. And the browser's click, which
			// follows a tap a frame later, must not wait for that either.
			afterPaint(() => afterPaint(end))
		}
		const stop = listen(window.current, {
			drag: viewport.drag,
			zoom: viewport.zoom,
			rest: viewport.rest,
			tap,
			doubleTap(at) {
				const wish = zoom.doubleTap?.(viewport.pointAt(at))
				if (wish === 'tap') tap(at)
				else if (wish) viewport.lookOrFit(wish)
				else viewport.toggle(at)
			},
			point: (at) => zoom.pointer?.point(at && viewport.pointAt(at)),
			holds: () => zoom.pointer?.holds() ?? false,
		})
		return () => {
			stop()
			detach()
		}
	}, [zoom, viewport, onTouch])

	return (
		<div class="surface">
			<div
				ref={window}
				class="surface-window"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes arrow keys; readers have the text view
				tabIndex={0}
				role="application"
				aria-label={zoom.label()}
				aria-describedby="table-prompt"
				onKeyDown={(event) => {
					if (act(event, cursor, viewport, onTouch)) event.preventDefault()
				}}
			>
				<div ref={picture} class="surface-picture">
					{[Board, ...(zoom.overlays ?? [])].map((Layer, index) => (
						<svg key={index} class="surface-layer" viewBox={viewBox} aria-hidden="true">
							<NextFrame>
								<Layer />
							</NextFrame>
						</svg>
					))}
					{hint && <Hinted hint={hint} viewBox={viewBox} />}
				</div>
			</div>
			{zoom.Aside && <zoom.Aside />}
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

/** What a hint marks on the board. */
function Hinted({ hint, viewBox }: { hint: ReadonlySignal<Hint | undefined>; viewBox: string }) {
	const Mark = hint.value?.Mark
	return Mark ? (
		<svg class="surface-layer" viewBox={viewBox} aria-hidden="true">
			<Mark />
		</svg>
	) : null
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
	cursor: Cursor | undefined,
	viewport: Viewport,
	onTouch: SurfaceProps['onTouch'],
): boolean {
	if (ctrlKey || metaKey || altKey) return false
	const arrow = arrows[key]
	if (arrow) {
		const [dx, dy] = arrow
		if (shiftKey || !cursor?.step(dx, dy)) viewport.drag(-dx * PAN, -dy * PAN)
		viewport.rest()
		return true
	}
	switch (key) {
		case 'Enter':
		case ' ':
			onTouch()
			cursor?.enter()
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
