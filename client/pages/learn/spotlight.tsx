import { useEffect, useRef } from 'preact/hooks'
import { afterPaint } from '../../app/after-paint.ts'
import type { Box, Spot } from '../../games/game.ts'
import type { TableModel } from '../../table/table-model.ts'

interface SpotlightProps {
	spot: Spot
	table: TableModel
}

const AROUND = 4 // pixels
const FRAME = 3 // and its frame beyond that
const LIT = 'data-lesson-lit'

/** Everything but one thing is a little darker. It follows that thing, whatever moves it. */
export function Spotlight({ spot, table: { viewport, play } }: SpotlightProps) {
	const hole = useRef<HTMLDivElement>(null)
	const name = JSON.stringify(spot)

	useEffect(() => {
		let isRevealed = false
		/** Once all has been laid out: before, nothing can tell what is in sight. */
		const reveal = () =>
			afterPaint(() =>
				afterPaint(() => {
					if (typeof spot === 'string') document.querySelector(spot)?.scrollIntoView({ block: 'nearest' })
					else viewport?.reveal(spot)
					isRevealed = true
				}),
			)
		if (typeof spot !== 'string') reveal()
		let frame = 0
		let drawn = ''
		let seen = '' // in the frame before
		let found: Element | undefined // what the selector leads to just now
		let marked: Element | undefined
		/** What lies in a sheet is above every light: it bears its own. */
		const mark = (lit: Element | undefined) => {
			const inSheet = lit?.closest('dialog') ? lit : undefined
			if (inSheet === marked) return
			marked?.removeAttribute(LIT)
			inSheet?.setAttribute(LIT, '')
			marked = inSheet
		}
		const follow = () => {
			const before = found
			if (typeof spot === 'string') found = document.querySelector(spot) ?? undefined
			const box = typeof spot === 'string' ? boxOnPage(found) : boxOfDrawing(spot, play.zoom?.drawing)
			const place = box
				? aroundOnPage(box, document.documentElement, barAbove(box), boardBelow(box), roomAround(found))
				: ''
			// A list may hide what it holds, and hold it only later; a sheet may open over what leads to it.
			if (typeof spot === 'string' && box && (seen === '' || found !== before)) {
				isRevealed = false
				reveal()
			}
			const next = isRevealed && place === seen ? place : '' // where it rests, not while it moves
			if (next !== drawn) draw(hole.current, next)
			mark(next === '' ? undefined : found)
			drawn = next
			seen = place
			frame = requestAnimationFrame(follow)
		}
		follow()
		return () => {
			cancelAnimationFrame(frame)
			marked?.removeAttribute(LIT)
		}
	}, [name, viewport, play])

	return <div ref={hole} class="spotlight" data-spot={name} aria-hidden="true" hidden />
}

/** The frame of the light, all of it on the page, below what lies over it and above the board: there nearer to what is lit. */
export function aroundOnPage(
	{ x, y, width, height }: Box,
	page: { clientWidth: number; clientHeight: number },
	above = 0,
	below = page.clientHeight,
	around = AROUND,
): string {
	const left = Math.max(FRAME, x - around)
	const top = Math.max(above + FRAME, y - around)
	const right = Math.min(page.clientWidth - FRAME, x + width + around)
	const bottom = Math.min(Math.min(page.clientHeight, below) - FRAME, y + height + around)
	return `${left}px,${top}px,${Math.max(0, right - left)}px,${Math.max(0, bottom - top)}px`
}

/** Players stand side by side: the frame of one is no part of the next, nor of the board. */
const roomAround = (lit: Element | undefined): number => (lit?.matches('.player-button') ? -FRAME : AROUND)

/** Where the lesson's bar ends, for what stands below it. */
function barAbove({ x, y, width }: Box): number {
	const bar = document.querySelector('.lesson-bar')?.getBoundingClientRect()
	return bar && bar.left < x + width && bar.bottom <= y + 1 ? bar.bottom : 0
}

/** Where the board begins, for what stands above it: its edge is seen whole. */
function boardBelow({ x, y, width, height }: Box): number | undefined {
	const board = document.querySelector('.surface')?.getBoundingClientRect()
	return board && board.left < x + width && x < board.right && y + height <= board.top + 1
		? board.top
		: undefined
}

function draw(hole: HTMLElement | null, place: string): void {
	if (!hole) return
	const [x = '', y = '', width = '', height = ''] = place.split(',')
	hole.hidden = place === ''
	Object.assign(hole.style, { left: x, top: y, width, height })
}

function boxOnPage(found: Element | undefined): Box | undefined {
	const box = found?.getBoundingClientRect()
	return box && box.width > 0 ? box : undefined
}

/** As the drawing is seen, which is behind the camera while that glides. */
function boxOfDrawing({ x, y, width, height }: Box, drawing: Box | undefined): Box | undefined {
	const seen = document.querySelector('.surface-picture')?.getBoundingClientRect()
	if (!seen || !drawing) return undefined
	const unit = seen.width / drawing.width
	return {
		x: seen.x + (x - drawing.x) * unit,
		y: seen.y + (y - drawing.y) * unit,
		width: width * unit,
		height: height * unit,
	}
}
