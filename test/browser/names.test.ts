import { expect, test } from 'vitest'
import { type Guest, press, pressButton } from '../support/browser/guest.ts'
import { openTable } from '../support/browser/room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

/** By the link, under a name that may become another. */
async function sitDown({ page, ...guest }: Guest, link: string, name: string): Promise<void> {
	await page.goto(link)
	await page.getByRole('textbox', { name: 'Your name' }).fill(name)
	await pressButton({ page, ...guest }, 'Take this seat')
}

test('a twin is told what she is called here, and the map stays in sight for her when somebody leaves', async () => {
	const [ann, bob, child] = await Promise.all([visit(), visit(), visit()])
	const link = await openTable(ann, 'Anna', 'Boundless')
	await sitDown(bob, link, 'Bob')
	await bob.page.getByRole('listitem').filter({ hasText: 'Bob' }).getByText('you').waitFor()
	await sitDown(child, link, 'ANNA')
	await child.page.getByText('You are called ANNA 2 here.').first().waitFor()

	await pressButton(ann, 'Change')
	await press(ann, ann.page.getByRole('group', { name: 'Map in sight for' }).getByText('ANNA 2'))
	const line = (names: string) => ann.page.getByText(`map in sight: ${names}`)
	await line('ANNA 2').waitFor({ state: 'attached' })
	await ann.page.keyboard.press('Escape')
	await pressButton(bob, 'Change your name or colour')
	await pressButton(bob, 'Leave the table')
	await ann.page.getByText('2 of 6 seats taken').waitFor()
	await line('ANNA 2').waitFor()
	await pressButton(child, 'Change your name or colour')
	await pressButton(child, 'Leave the table')
	await ann.page.getByText('1 of 6 seats taken').waitFor()
	expect(await ann.page.getByText('map in sight').count()).toBe(0)
})

test('a colour is chosen wherever on it one taps', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	await bob.page.goto(await openTable(ann, 'Anna', 'Metro'))
	const colour = bob.page.locator('.colour').last()
	const { x, y, width, height } = (await colour.boundingBox())!
	for (const [right, down] of [
		[0.8, 0.2],
		[0.2, 0.8],
		[0.5, 0.5],
	] as const) {
		await bob.page.locator('.colour').nth(1).tap()
		await bob.page.touchscreen.tap(x + right * width, y + down * height)
		expect(await colour.getByRole('radio').isChecked()).toBe(true)
	}
})
