import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { closeOnBack } from './back-closes.ts'
import { closeByBackdrop } from './backdrop.ts'

/**
 * What sheets and dialogs share, on the browser's own modal <dialog>: it keeps the focus inside, makes the
 * rest inert and answers Escape. `shown` outlives `open` until the way out has been animated.
 */
export function useModal(open: boolean, onClose: () => void) {
	const ref = useRef<HTMLDialogElement>(null)
	const [shown, setShown] = useState(open)
	if (open && !shown) setShown(true)

	useLayoutEffect(() => {
		const dialog = ref.current
		if (open && dialog && !dialog.open) dialog.showModal()
	}, [open, shown])

	useEffect(() => {
		const dialog = ref.current
		if (open || !shown || !dialog) return undefined
		let reopened = false
		dialog.close()
		const ways = dialog.getAnimations({ subtree: true }).map((animation) => animation.finished)
		Promise.allSettled(ways).then(() => reopened || setShown(false))
		return () => {
			reopened = true
		}
	}, [open, shown])

	const close = useRef(onClose)
	close.current = onClose
	useEffect(() => (open ? closeOnBack(() => close.current()) : undefined), [open])

	const backdrop = useMemo(() => closeByBackdrop(() => close.current()), [])
	const handlers = {
		...backdrop,
		onCancel: (event: Event) => {
			event.preventDefault() // Escape: whoever opened it closes it
			onClose()
		},
	}
	return { ref, shown, handlers }
}
