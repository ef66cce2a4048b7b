import type { Locator, Page } from 'playwright-core'
import { type Guest, pressButton } from './guest.ts'

/** Home, and one tap on the way in. */
export async function inviteFriends(guest: Guest, game = 'Metro'): Promise<void> {
	await guest.page.goto(guest.home)
	await pressButton(guest, `Invite friends to ${game}`)
	await guest.page.getByRole('heading', { name: 'The table is being set' }).waitFor()
}

/** The invitation, as the ticket shows it. */
export async function readLink({ page }: Guest): Promise<string> {
	const ticket = page.getByRole('region', { name: 'Invitation' })
	const address = await ticket.getByText(/\/r\/[A-Z]{6}$/).textContent()
	return `http://${address}`
}

export const codeOf = (link: string): string => link.slice(-6)

/** By the link, under a name of one's own, in a seat. */
export async function takeSeat(guest: Guest, link: string, name: string): Promise<void> {
	const { page } = guest
	await page.goto(link)
	await page.getByRole('textbox', { name: 'Your name' }).fill(name)
	await pressButton(guest, 'Take this seat')
	await page.getByRole('listitem').filter({ hasText: name }).getByText('you').waitFor()
}

/** The one who invites is called something at random; they had rather have their own name. */
export async function changeName(guest: Guest, name: string): Promise<void> {
	const { page } = guest
	await pressButton(guest, 'Change your name or colour')
	await page.getByRole('textbox', { name: 'Your name' }).fill(name)
	await pressButton(guest, 'Done')
	await page.getByRole('listitem').filter({ hasText: name }).waitFor()
}

export async function startGame(guest: Guest): Promise<void> {
	await pressButton(guest, 'Start the game')
	await promptOf(guest.page).waitFor()
}

/** Invites friends to a table under a name of one's own; answers the link. */
export async function openTable(host: Guest, name: string, game?: string): Promise<string> {
	await inviteFriends(host, game)
	await changeName(host, name)
	return readLink(host)
}

/** Ann invites Bob, he takes his seat, and the game begins; answers the link. */
export async function beginTogether(ann: Guest, bob: Guest): Promise<string> {
	const link = await openTable(ann, 'Ann')
	await takeSeat(bob, link, 'Bob')
	await startGame(ann)
	return link
}

/** What the table tells its player to do. */
export const promptOf = (page: Page, text?: RegExp): Locator =>
	page.locator('#table-prompt', text && { hasText: text })

/** Everybody's points as the result shows them, by name. */
export async function readScores({ page }: Guest): Promise<Record<string, number>> {
	const scores = page.getByRole('dialog').getByRole('list', { name: 'Scores' })
	await scores.waitFor()
	const rows = await scores.getByRole('listitem').allInnerTexts()
	return Object.fromEntries(
		rows.map((row) => {
			const [, name = '', points] = row.split('\n') // after the rank
			return [name.replace(/ · you$/, '').trim(), Number.parseInt(points ?? '', 10)]
		}),
	)
}
