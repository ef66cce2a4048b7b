import { expect } from 'vitest'
import { type Guest, press, pressButton } from './guest.ts'

const dialog = ({ page }: Guest) => page.getByRole('dialog').last()

/**
 * Whether one of so many dialogs is closed, and with the last of them the entry of the history that stood for it is
 * gone: that is a step back, and whoever leads the page elsewhere before it is done is stopped by it.
 */
const isClosed = (before: number): boolean => {
	const { length } = document.querySelectorAll('dialog[open]')
	return length < before && (length > 0 || history.state?.isOver !== true)
}

/** What a check of the game says, and out of its way again. */
export async function verify(guest: Guest, heading: string): Promise<string> {
	await pressButton(guest, 'Was it fair? Verify this game')
	await guest.page.getByRole('heading', { name: heading }).waitFor()
	await press(guest, dialog(guest).getByText('How this was checked'))
	const text = await dialog(guest).innerText()
	const open = await guest.page.locator('dialog[open]').count()
	await press(guest, dialog(guest).getByRole('button', { name: 'Close' }))
	await expect.poll(() => guest.page.evaluate(isClosed, open)).toBe(true)
	return text
}
