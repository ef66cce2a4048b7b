import { randomFrom } from '../../../shared/kernel/random.ts'
import type { Guest } from '../../support/browser/guest.ts'
import { layByHand, offeredPlaces, whoIsCalled } from '../../support/browser/metro.ts'
import { actorOf, isOver, playMove, sitAndStart, tokenOf } from '../../support/play.ts'
import type { Stand, TableBench } from './stand.ts'
import { type Tap, timeTap } from './time-tap.ts'

const TAPS = 12
const TILES = 44 // on a board that is nearly full

/** Somebody at a phone against one who needs none, on a board with some tiles, at the phone's turn. */
async function sitDown(
	{ house, visit }: Stand,
	moves: number,
	before: (guest: Guest) => Promise<void> = async () => {},
) {
	const code = await house.createRoom()
	const players = await house.gather(code, 2)
	await sitAndStart(players)
	const random = randomFrom('interface')
	for (let move = 0; move < moves || actorOf(players) !== players[1]; move++) await playMove(players, random)
	const guest = await visit({ seat: { code, token: tokenOf(1) } })
	await before(guest)
	await guest.page.goto(`${guest.home}r/${code}`)
	await whoIsCalled([guest])
	players[1]!.close()
	return { guest, rival: players[0]!, random }
}

export const metro: TableBench = {
	name: 'Metro',
	answer: 'the preview',

	async taps(stand) {
		const { guest, rival } = await sitDown(stand, 20)
		const { page } = guest
		const taps: Tap[] = []
		for (let tap = 0; tap < TAPS; tap++) {
			const places = await offeredPlaces(guest)
			const { x, y } = places[(tap * 5) % places.length]!
			taps.push(
				await timeTap(page, { event: 'pointerup', answer: '.metro-ring-target' }, () =>
					page.touchscreen.tap(x, y),
				),
			)
			await page.keyboard.press('Escape')
			await page.locator('.metro-ring-target').waitFor({ state: 'detached' })
		}
		rival.close()
		await guest.context.close()
		return taps
	},

	async play(stand, watch) {
		const { guest, rival, random } = await sitDown(stand, 0, watch)
		while (!isOver(rival)) {
			if (actorOf([rival])) await playMove([rival], random)
			else {
				const { turn } = rival.table.now
				await layByHand(guest, random)
				await rival.until(() => rival.table.now.turn > turn, 'a move by hand')
			}
		}
		rival.close()
	},

	async board(stand) {
		const { guest, rival } = await sitDown(stand, TILES)
		rival.close()
		return guest
	},
}
