import { sitAndStart, tokenOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import type { TableBench } from './stand.ts'
import { type Tap, timeTap } from './time-tap.ts'

const ROUNDS = 3 // with one, one and two tokens
const tokensIn = (round: number): number => (round > 2 ? 2 : 1)

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

	async taps({ house, visit }) {
		const code = await house.createRoom({}, 'boundless')
		const players = await house.gather(code, 2)
		await sitAndStart(players)
		const rival = players[0]!
		players[1]!.close()
		const guest = await visit({ seat: { code, token: tokenOf(1) } })
		const { page } = guest
		await page.goto(`${guest.home}r/${code}`)
		const taps: Tap[] = []
		for (let round = 1; round <= ROUNDS; round++) {
			await page.getByRole('button', { name: `Ready for round ${round}` }).tap()
			await rival.send('move', { steps: [{ type: 'ready' }] })
			await rival.until(() => isRacing(rival, round), 'the reveal')
			for (let token = 0; token < tokensIn(round); token++) {
				await rival.send('move', { steps: [{ type: 'place', space: 7 - token }], claim: 500 })
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
}
