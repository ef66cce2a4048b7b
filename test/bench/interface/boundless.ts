import { planOf, ROUNDS } from '../../../shared/games/boundless/rules/schedule.ts'
import { byFinger } from '../../support/browser/boundless.ts'
import { type Guest, press, pressAt } from '../../support/browser/guest.ts'
import { sitAndStart, tokenOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import type { Stand, TableBench } from './stand.ts'
import { type Tap, timeTap } from './time-tap.ts'

const TIMED = 3 // rounds: with one, one and two tokens

interface Table {
	phase: string
	round: number
}

const isRacing = ({ table }: ScriptedClient, round: number): boolean => {
	const now = table.table as Table
	return now.phase === 'race' && now.round === round
}

export const boundless: TableBench = {
	name: 'Boundless',
	answer: 'the token',

	async taps(stand) {
		const { guest, rival } = await sitDown(stand)
		const { page } = guest
		const taps: Tap[] = []
		for (let round = 1; round <= TIMED; round++) {
			await page.getByRole('button', { name: `Ready for round ${round}` }).tap()
			await rival.send('move', { steps: [{ type: 'ready' }] })
			await rival.until(() => isRacing(rival, round), 'the reveal')
			for (let token = 0; token < planOf(round).tokens; token++) {
				await placeFirst(rival, token)
				const card = `.boundless-ring-card[data-space="${3 + token}"]`
				const { x, y, width, height } = (await page.locator(card).boundingBox())!
				taps.push(
					await timeTap(page, { event: 'pointerdown', answer: `${card} .boundless-tag[data-mine]` }, () =>
						page.touchscreen.tap(x + width / 2, y + height / 2),
					),
				)
			}
		}
		rival.close()
		await guest.context.close()
		return taps
	},

	async play(stand, watch) {
		const { guest, rival } = await sitDown(stand, watch)
		for (let round = 1; round <= ROUNDS; round++) {
			await byFinger.getReady(guest, round) // first: a round does not wait for a page that is still loading
			await rival.send('move', { steps: [{ type: 'ready' }] })
			await byFinger.watch(guest.page)
			for (let token = 0; token < planOf(round).tokens; token++) {
				await placeFirst(rival, token)
				await byFinger.place(guest, 3 + token)
			}
			await rival.until(() => !isRacing(rival, round), 'the settlement')
			await lookAround(guest)
		}
		rival.close()
	},
}

/** Somebody at a phone, and a rival who needs none. */
async function sitDown(
	{ house, visit }: Stand,
	before: (guest: Guest) => Promise<void> = async () => {},
): Promise<{ guest: Guest; rival: ScriptedClient }> {
	const code = await house.createRoom({}, 'boundless')
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	players[1]!.close()
	const guest = await visit({ seat: { code, token: tokenOf(1) } })
	await before(guest)
	await guest.page.goto(`${guest.home}r/${code}`)
	return { guest, rival: players[0]! }
}

const placeFirst = (rival: ScriptedClient, token: number) =>
	rival.send('move', { steps: [{ type: 'place', space: 7 - token }], claim: 500 })

/** What people do between rounds: end the tour, look at every journey, and ask the map about some places. */
async function lookAround(guest: Guest): Promise<void> {
	const { page } = guest
	await press(guest, page.getByRole('button', { name: 'Skip the film' }))
	const subjects = page.locator('.boundless-subject')
	const count = await subjects.count()
	for (let subject = 0; subject < count; subject++) await press(guest, subjects.nth(subject))
	const map = (await page.getByRole('application').boundingBox())!
	const close = page.locator('.boundless-answer').getByRole('button')
	for (const across of [0.3, 0.5, 0.7]) {
		await pressAt(guest, { x: map.x + across * map.width, y: map.y + map.height / 2 })
		if ((await close.count()) > 0) await press(guest, close) // the sea has nothing to tell
	}
}
