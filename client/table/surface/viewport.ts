import { type ReadonlySignal, signal } from '@preact/signals'
import { afterPaint } from '../../app/after-paint.ts'
import { reducedMotion } from '../../app/settings.ts'
import type { Box, Point, Zoomable } from '../../games/game.ts'
import {
	type Camera,
	centredOn,
	type Frame,
	fitOf,
	fitted,
	LEGIBLE,
	lookingAt,
	moved,
	pixelOf,
	seenHeight,
	settle,
	showing,
	sightOf,
	zoomed,
} from './camera.ts'
import { isAlike } from './is-alike.ts'
import { coveredIn, roomIn } from './room.ts'

/** A camera over an element: the only thing that moving it touches is that element's transform. */
export interface Viewport {
	attach(window: HTMLElement, picture: HTMLElement): () => void
	drag(dx: number, dy: number): void
	zoom(at: Point, factor: number): void
	/** Near, at that pixel; or all of it, if it is near already. */
	toggle(at: Point): void
	/** From the middle of the window, as keys and buttons do it. */
	zoomMiddle(factor: number): void
	fit(): void
	/** The part that the game likes best, or all of it; not once somebody moved the camera. */
	goHome(): void
	/** A part, or all of it if that is shown already. */
	lookOrFit(box: Box): void
	/** Moves no farther than needed to show a part. */
	reveal(box: Box): void
	/** All of it, or home if all of it is shown. */
	toggleWhole(): void
	/** Shows a part until undefined is given, then what was shown before; not once somebody moved the camera. */
	focus(box: Box | undefined): void
	/** Stays where a focus led until the next show is over: somebody is reaching for what they see. */
	hold(): void
	/** Shows a part, as if somebody had moved there; still the same part when the window changes. */
	look(box: Box): void
	rest(): void
	/** What lay over its foot has gone: the drawing comes back to where it belongs. */
	uncover(): void
	pointAt(pixel: Point): Point
	/** Where a point of the drawing is on the page. */
	pageOf(point: Point): Point
	/** What a place of the page shows; undefined beside the window. */
	pointOnPage(place: Point): Point | undefined
	readonly isTaken: ReadonlySignal<boolean> // somebody moved it, and has not gone back to the whole
	readonly isWhole: ReadonlySignal<boolean> // all of it is shown
}

interface ViewportOptions {
	nearest?: number // how many pixels a unit may take when the viewport looks at something by itself
	home?: Zoomable['home'] // what it shows when nobody looks elsewhere
	sight?: Zoomable['sight']
}

const NEAR = 2.2
const GLIDE = 250 // milliseconds
const WHOLE = 1.01 // magnified no more than this, all of it is shown
const A_DAY = 86_400_000 // milliseconds; paused, it never ends

export function createViewport(drawing: Box, { nearest = 0.7, home, sight }: ViewportOptions = {}): Viewport {
	let frame: Frame = { width: 1, height: 1, drawing, nearest }
	let camera: Camera = fitted(frame)
	let focused: Box | undefined // the part that is shown until the playback is over
	let looked: Box | undefined // the part that is shown until somebody moves the camera
	let window: HTMLElement | undefined
	let picture: HTMLElement | undefined
	let drawnAt = 1 // the scale in which the browser has drawn it
	let redraws = 0
	let isCoverKnown = false // what lies over the window was asked in this movement
	let glide: ReturnType<typeof setTimeout> | undefined // on its way to where the camera is
	let isLent = false // held for somebody: taken, but the next focus may have it back
	let isFresh = false // lent by the touch that ends the playback just now
	const isTaken = signal(false)
	const isWhole = signal(true)

	const show = (next: Camera, slowly = false) => {
		if (slowly && picture?.style.transform && isSame(camera, next)) return
		camera = next
		isWhole.value = camera.scale <= WHOLE
		if (!picture) return
		const glides = slowly && !reducedMotion.peek()
		if (glides || glide !== undefined) {
			clearTimeout(glide)
			picture.style.transition = glides ? `transform ${GLIDE}ms cubic-bezier(.2,.7,.2,1)` : ''
			glide = glides ? setTimeout(arrive, GLIDE) : undefined
		}
		delete picture.dataset.rests
		picture.style.transform = `translate(${camera.x}px,${camera.y}px) scale(${camera.scale})`
		if (glides) afterPaint(settleDown)
		else if (slowly) settleDown()
	}

	/** What is looked at keeps its size on the screen; it is drawn anew when the camera has come to rest. */
	const settleDown = () => {
		sharpen()
		if (glide === undefined) redraw()
	}

	const arrive = () => {
		glide = undefined
		if (picture) picture.style.transition = ''
		redraw()
	}

	/** How many units a pixel is, for what keeps its size on the screen: told when the camera rests. */
	const sharpen = () => {
		const pixel = String(1 / (fitOf(frame) * camera.scale))
		// Everything below inherits it: a drawing may say which part of it asks, and is told only what is new.
		const part = picture?.querySelector<HTMLElement | SVGElement>('.surface-sized') ?? picture
		if (part?.style.getPropertyValue('--pixel') !== pixel) part?.style.setProperty('--pixel', pixel)
		const seen = sightOf(frame, camera)
		if (sight && !isAlike(seen, sight.peek())) sight.value = seen
	}

	/**
	 * The browser draws it once, and then only moves it about. Where it rests in another size it is drawn again,
	 * sharply: for that the promise to move it is taken back for a frame.
	 */
	const redraw = () => {
		if (!picture) return
		picture.dataset.rests = '' // for engines that draw it sharply only then
		if (drawnAt === camera.scale) return
		drawnAt = camera.scale
		picture.style.willChange = 'opacity'
		redraws += 1
		const mine = redraws
		afterPaint(() => {
			if (picture && redraws === mine) picture.style.willChange = ''
		})
	}

	/** By hand: from now on the camera stays where it is put. */
	const take = (next: Camera, slowly = false) => {
		focused = undefined
		looked = undefined
		isLent = false
		isTaken.value = next.scale > WHOLE || home !== undefined
		show(next, slowly)
	}

	/** What the camera has in a pixel of the window. */
	const pointUnder = (pixel: Point): Point => {
		const unit = fitOf(frame) * camera.scale
		return { x: drawing.x + (pixel.x - camera.x) / unit, y: drawing.y + (pixel.y - camera.y) / unit }
	}

	const measure = () => {
		if (!window || !picture) return
		const { scale } = camera
		const centre = pointUnder(middle())
		const { width, height } = roomIn(window)
		frame = { width: Math.max(1, width), height: Math.max(1, height), drawing, nearest }
		const fit = fitOf(frame)
		picture.style.width = `${drawing.width * fit}px`
		picture.style.height = `${drawing.height * fit}px`
		const box = focused ?? looked
		const near = box ? lookingAt(frame, box) : centredOn(frame, centre, scale)
		show(box || isTaken.peek() ? (near ?? fitted(frame)) : resting(), focused !== undefined)
		settleDown()
	}

	/** As the drawing is seen, which is behind the camera while it glides. */
	const pointUnderPage = (place: Point): Point => {
		const seen = picture?.getBoundingClientRect()
		const unit = (seen?.width || 1) / drawing.width
		return {
			x: drawing.x + (place.x - (seen?.left ?? 0)) / unit,
			y: drawing.y + (place.y - (seen?.top ?? 0)) / unit,
		}
	}

	/** Where it goes when nothing else is to be seen. */
	const resting = (): Camera => {
		const box = fitOf(frame) < LEGIBLE ? home?.peek()?.(frame) : undefined
		return box ? showing(frame, box) : fitted(frame)
	}

	const isSeen = (box: Box): boolean => {
		const { x, y } = pixelOf(frame, camera, box)
		const unit = fitOf(frame) * camera.scale
		return (
			unit >= Math.min(LEGIBLE, nearest) &&
			x >= 0 &&
			y >= 0 &&
			x + box.width * unit <= frame.width &&
			y + box.height * unit <= seenHeight(frame)
		)
	}

	/** Read once for a movement: to ask costs a layout. */
	const findCover = () => {
		if (!isCoverKnown && window) frame = { ...frame, covered: coveredIn(window) }
		isCoverKnown = true
	}

	const rest = () => {
		isCoverKnown = false
		settleDown()
	}

	/** Nobody needs what was held for them any more. */
	const goBack = () => {
		isLent = false
		isTaken.value = false
		looked = undefined
		show(resting(), true)
	}

	const middle = (): Point => ({ x: frame.width / 2, y: seenHeight(frame) / 2 })

	return {
		isTaken,
		isWhole,
		attach(element, drawn) {
			window = element
			picture = drawn
			// It tells the first size before the first paint, once all is laid out: asking now would do that twice.
			const observer = new ResizeObserver(measure)
			observer.observe(element)
			const grip = holdLightly(drawn)
			return () => {
				observer.disconnect()
				grip?.cancel()
				clearTimeout(glide)
				glide = undefined
				drawn.style.transition = drawn.style.willChange = ''
				window = undefined
				picture = undefined
			}
		},
		drag(dx, dy) {
			findCover()
			take(moved(frame, camera, dx, dy))
		},
		zoom(at, factor) {
			take(zoomed(frame, camera, at, factor))
		},
		rest,
		uncover() {
			if (!frame.covered) return
			frame = { ...frame, covered: 0 }
			show(settle(frame, camera), true)
		},
		toggle(at) {
			take(camera.scale > WHOLE ? fitted(frame) : zoomed(frame, camera, at, NEAR), true)
		},
		lookOrFit(box) {
			const next = lookingAt(frame, box)
			const same = next && Math.abs(next.scale / camera.scale - 1) < 0.02 && Math.abs(next.x - camera.x) < 2
			take(!next || same ? fitted(frame) : next, true)
		},
		goHome() {
			if (isTaken.peek()) return
			looked = undefined
			if (!focused) show(resting(), true)
		},
		toggleWhole() {
			if (home && isWhole.peek()) {
				isTaken.value = false
				looked = undefined
				show(resting(), true)
			} else take(fitted(frame), true)
		},
		reveal(box) {
			isCoverKnown = false
			findCover()
			if (isSeen(box)) return
			looked = roomAround(box, frame)
			isTaken.value = false
			show(lookingAt(frame, looked) ?? fitted(frame), true)
		},
		zoomMiddle(factor) {
			take(zoomed(frame, camera, middle(), factor), true)
		},
		fit() {
			take(fitted(frame), true)
		},
		focus(box) {
			if ((isTaken.peek() && !isLent) || reducedMotion.peek()) return
			if (!box && isLent) {
				if (!isFresh) goBack()
				isFresh = false
				return
			}
			if (!box) {
				looked = undefined
				if (focused) show(resting(), true)
				focused = undefined
				return
			}
			// A part that is nearly all of it is best seen whole.
			const next = lookingAt(frame, box) ?? (isWhole.peek() ? undefined : fitted(frame))
			if (!next) return
			isLent = false
			isTaken.value = false
			looked = undefined
			focused = box
			show(next, true)
		},
		hold() {
			if (!focused) return
			focused = undefined
			isLent = true
			isFresh = true
			isTaken.value = true
		},
		look(box) {
			take(lookingAt(frame, box) ?? fitted(frame), true)
			looked = box
		},
		pointAt(pixel) {
			if (glide === undefined) return pointUnder(pixel)
			const box = window?.getBoundingClientRect()
			return pointUnderPage({ x: pixel.x + (box?.left ?? 0), y: pixel.y + (box?.top ?? 0) })
		},
		pageOf(point) {
			const box = window?.getBoundingClientRect()
			const { x, y } = pixelOf(frame, camera, point)
			return { x: (box?.left ?? 0) + x, y: (box?.top ?? 0) + y }
		},
		pointOnPage({ x, y }) {
			const box = window?.getBoundingClientRect()
			if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined
			return pointUnderPage({ x, y })
		},
	}
}

/**
 * The animation adds nothing to the transform; but under one Chromium hands every new transform to the compositor
 * alone, and otherwise lays out all layers of the page anew, which is a third of what a frame takes. In WebKit it
 * would only make a layer that never rests, which is drawn blurred (see surface.css).
 */
function holdLightly(picture: HTMLElement): Animation | undefined {
	if (!picture.animate || CSS.supports('-webkit-nbsp-mode: space')) return undefined
	const grip = picture.animate({ transform: ['none', 'none'] }, { duration: A_DAY, composite: 'add' })
	grip.pause()
	return grip
}

const isSame = (one: Camera, other: Camera): boolean =>
	one.x === other.x && one.y === other.y && one.scale === other.scale

const SURROUNDINGS = 0.5 // of what fits at the nearest, so that one sees where it is

/** A small part among its neighbours. */
function roomAround({ x, y, width, height }: Box, { nearest, ...frame }: Frame): Box {
	const wide = Math.max(width, (frame.width / nearest) * SURROUNDINGS)
	const high = Math.max(height, (frame.height / nearest) * SURROUNDINGS)
	return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}
