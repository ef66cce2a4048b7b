/** Copies, also over plain http, where there is no clipboard but the old command. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch {
		return copyBySelection(text)
	}
}

function copyBySelection(text: string): boolean {
	const field = document.createElement('textarea')
	field.value = text
	field.className = 'unseen'
	const focused = document.activeElement
	document.body.append(field)
	field.select()
	const copied = document.execCommand('copy')
	field.remove()
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
	return copied
}
