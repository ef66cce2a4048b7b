import { wordsReady } from '../../i18n/language.ts'
import { isWriting } from '../shortcuts.ts'
import type { TableModel } from '../table-model.ts'
import { createBubble } from './bubble.ts'
import { type ExplainedSign, type Place, signAt, signsIn } from './find-sign.ts'
import { tableSigns } from './table-signs.ts'

const EXPLAIN_KEY = 'i'
const REST = 350 // milliseconds a mouse rests before it is told something
const HOLD = 450 // the same for a finger
const STILL = 10 // pixels a held finger may move

/** What answers a tap by itself is explained to a finger that is held. */
const acts = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('button, a, input, textarea, summary, .surface') !== null

/**
 * Explains what a mouse rests on, a finger is held on, or is tapped where a tap means nothing else; and by a key what
 * has the focus, or one sign after the other. Once something is explained, a mouse that goes on is told the next at once.
 */
export async function explainSigns(
	table: TableModel,
	first: Event,
	signal: AbortSignal,
	lifted: AbortSignal,
): Promise<void> {
	const explanations = [...((await table.play.explanations?.()) ?? []), ...tableSigns(table)]
	await wordsReady()
	if (signal.aborted) return
	const bubble = createBubble()
	signal.addEventListener('abort', bubble.hide)
	let timer: ReturnType<typeof setTimeout> | undefined
	let began: PointerEvent | undefined // where and since when a finger is held
	let isHeld = false // and was long enough: the tap that follows means nothing more
	let told = 0 // signs told by the key, one after the other

	const show = (sign: ExplainedSign | undefined): boolean => {
		if (sign) bubble.show(sign)
		else bubble.hide()
		return sign !== undefined
	}
	const later = (milliseconds: number, place: Place, then: (found: boolean) => void = () => {}) => {
		clearTimeout(timer)
		timer = setTimeout(() => then(show(signAt(explanations, place))), milliseconds)
	}
	const move = (event: PointerEvent) => {
		if (event.pointerType === 'mouse') {
			if (bubble.isOpen) show(signAt(explanations, event))
			else if (event.buttons === 0) later(REST, event)
		} else if (began && Math.hypot(event.x - began.x, event.y - began.y) > STILL) clearTimeout(timer)
	}
	const press = (event: PointerEvent) => {
		clearTimeout(timer)
		bubble.hide()
		isHeld = false
		if (event.pointerType === 'mouse') return
		began = event
		later(HOLD, event, (found) => {
			isHeld = found
		})
	}
	const release = ({ timeStamp }: PointerEvent) => {
		clearTimeout(timer)
		// A page that was busy hears late that the finger had gone: its tap counts.
		if (!isHeld || !began || timeStamp - began.timeStamp >= HOLD) return
		isHeld = false
		bubble.hide()
	}
	const click = (event: MouseEvent) => {
		if (isHeld) {
			event.stopPropagation()
			event.preventDefault()
			isHeld = false
		} else if (!acts(event.target)) show(signAt(explanations, event))
	}
	const key = (event: KeyboardEvent) => {
		if (event.key.toLowerCase() !== EXPLAIN_KEY) return bubble.hide()
		if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
		const focused = document.activeElement?.closest('main button')
		const main = document.querySelector('main')!
		const [own] = focused ? signsIn(explanations, focused) : []
		const all = signsIn(explanations, main)
		show(own ?? all[told % all.length])
		told = own ? 0 : told + 1
	}
	const listen = <Name extends keyof WindowEventMap>(
		name: Name,
		act: (event: WindowEventMap[Name]) => void,
		capture = false,
	) => addEventListener(name, act, { signal, capture })
	listen('pointermove', move)
	listen('pointerdown', press, true)
	listen('pointerup', release, true)
	listen('pointercancel', release, true)
	listen('click', click, true)
	listen('contextmenu', (event) => isHeld && event.preventDefault())
	listen('keydown', key)
	listen('wheel', bubble.hide)
	listen('scroll', bubble.follow, true)
	// Whoever came first did so before anybody listened.
	if (first instanceof KeyboardEvent) key(first)
	else if (first instanceof PointerEvent && !lifted.aborted)
		first.pointerType === 'mouse' ? move(first) : press(first)
}
