type Press = Pick<MouseEvent, 'target' | 'currentTarget' | 'clientX' | 'clientY'>

/** On the dialog itself, and outside its box: that is its backdrop. */
function isBeside({ target, currentTarget, clientX, clientY }: Press): boolean {
	if (target !== currentTarget || !currentTarget) return false
	const { left, right, top, bottom } = (currentTarget as Element).getBoundingClientRect()
	return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A press beside a dialog closes it; one that began or ended inside scrolled or selected, and does not. */
export function closeByBackdrop(onClose: () => void) {
	let began = false
	return {
		onPointerDown(event: Press) {
			began = isBeside(event)
		},
		onClick(event: Press) {
			if (began && isBeside(event)) onClose()
			began = false
		},
	}
}
