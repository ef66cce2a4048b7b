import { expect } from 'vitest'
import { type Guest, press, pressButton } from './guest.ts'

const dialog = ({ page }: Guest) => page.getByRole('dialog').last()

/** Whether the entry of the history that stood for what lay over the page is gone with it. */
const hasSteppedBack = () => history.state?.isOver !== true || document.querySelector('dialog[open]') !== null

/** What a check of the game says, and out of its way again. */
export async function verify(guest: Guest, heading: string): Promise<string> {
	await pressButton(guest, 'Was it fair? Verify this game')
	await guest.page.getByRole('heading', { name: heading }).waitFor()
	await press(guest, dialog(guest).getByText('How this was checked'))
	const text = await dialog(guest).innerText()
	await press(guest, dialog(guest).getByRole('button', { name: 'Close' }))
	await guest.page.getByRole('heading', { name: heading }).waitFor({ state: 'hidden' })
	await expect.poll(() => guest.page.evaluate(hasSteppedBack)).toBe(true)
	return text
}
