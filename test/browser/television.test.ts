import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { findBarriers } from '../support/browser/axe.ts'
import { BROKEN_NETWORK } from '../support/browser/complaints.ts'
import { devices } from '../support/browser/guest.ts'
import { playMoves } from '../support/browser/metro.ts'
import { beginTogether, promptOf } from '../support/browser/room.ts'
import { hardToRead, listenIn } from '../support/browser/television.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { frailLineTo } from '../support/frail-line.ts'
import { houseAt } from '../support/house.ts'
import { sitAndStart } from '../support/play.ts'

const visit = useBrowser()

test('W70: a television in the browser of somebody with a seat is told no hand, and leaves them their seat', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const link = await beginTogether(ann, bob)
	await expect
		.poll(async () => (await ann.context.cookies(`${home()}api`)).map(({ name }) => name))
		.toEqual(['seats'])
	const visits = () => ann.page.evaluate(() => localStorage.getItem('junction.rooms'))
	const before = await visits()

	const screen = await ann.context.newPage()
	await screen.setViewportSize(devices.wide.viewport!)
	const heard = listenIn(screen)
	await screen.goto(`${link}/screen`)
	await screen.locator('.screen-board svg').first().waitFor()
	await screen.getByText('Scan to watch').waitFor()
	expect(heard).toEqual({ seats: [null], hands: [] })
	expect(await screen.getByRole('button').count()).toBe(0)
	expect([...(await hardToRead(screen)), ...(await findBarriers(screen))]).toEqual([])
	expect(await visits()).toBe(before)

	await playMoves([ann, bob], 2, randomFrom('television'))
	await screen.locator('.screen-headline').waitFor()
	await promptOf(ann.page, /^(Your turn[:.]|Bob is choosing)/).waitFor() // her page has noted whose turn it is

	// Where nothing but the cookie remembers the seat, it is not brought back either.
	await screen.evaluate(() => {
		for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
	})
	await screen.reload()
	await screen.locator('.screen-headline').waitFor()
	expect(heard).toEqual({ seats: [null, null], hands: [] })
	expect(await visits()).toBeNull()
	await ann.page.reload()
	await ann.page.getByRole('button', { name: /^Ann, .*you/ }).waitFor()
})

test('a television tells why a game does not go on; whoever is away stands back, and that the picture is old stands out', async () => {
	const line = await frailLineTo(new URL(home()))
	const house = houseAt(new URL(home()))
	const code = await house.createRoom()
	const people = await house.gather(code, 2)
	await sitAndStart(people)
	const television = await visit({ device: 'wide', home: line.url.href, forgiven: BROKEN_NETWORK })
	const { page } = television
	await page.goto(`${line.url.href}r/${code}/screen`)
	const colourOf = (selector: string) =>
		page.locator(selector).evaluate((element) => getComputedStyle(element).color)
	const nameOf = (player: number) =>
		colourOf(`.screen-players > li:nth-child(${player}) > .screen-player-name`)
	await page.locator('.screen-board svg').first().waitFor()
	expect(await nameOf(1)).toBe(await nameOf(2))
	const [ann, bob] = people
	await bob!.send('propose', { what: 'pause' })
	const told = page.locator('.screen-told')
	await told.getByText('Player 2 proposes a pause. Still to answer: Player 1.').waitFor()
	expect(await hardToRead(page)).toEqual([])
	await ann!.until(() => ann!.room.proposal !== undefined, 'the proposal')
	await ann!.send('reply', { proposal: ann!.room.proposal!.id, yes: true })
	await told.getByText('The game is paused.').waitFor()
	expect(await page.getByRole('button').count()).toBe(0)
	expect([...(await hardToRead(page)), ...(await findBarriers(page))]).toEqual([])
	await ann!.send('resume')
	await page.locator('.screen-turn').waitFor()
	bob!.close()
	await page.locator('.screen-players > [data-away]').waitFor()
	const [here, away] = [await nameOf(1), await nameOf(2)]
	expect(away).not.toBe(here)
	line.cut()
	await page.locator('.screen-link').waitFor()
	expect([here, away]).not.toContain(await colourOf('.screen-link'))
	expect(await hardToRead(page)).toEqual([])
	ann!.close()
	line.stop()
})
