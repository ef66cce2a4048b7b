import type { Table } from '../../../shared/games/franchise/table.ts'
import { findGame } from '../../../shared/games/index.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { isCalled, litPlaces, takeTurn } from '../../support/browser/franchise.ts'
import type { Guest } from '../../support/browser/guest.ts'
import { actorOf, isOver, sitAndStart, tokenOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import type { Stand, TableBench } from './stand.ts'
import { type Tap, timeTap } from './time-tap.ts'

const TAPS = 12
const PLAYERS = 5

/** A whole turn, as the bot of the house would play it. */
async function playTurn(players: readonly ScriptedClient[], random: Random): Promise<void> {
	const actor = actorOf(players)!
	const { turn, table } = { turn: actor.table.now.turn, table: actor.table.table as Table }
	const { steps } = findGame('franchise')!.bots.greedy!({ table, seat: actor.place, hand: null }, random)
	await actor.send('move', { steps })
	await Promise.all(players.map((player) => player.until(() => player.table.now.turn > turn, 'the turn')))
}

/** Somebody at a phone among four who need none, after some turns, when the phone is called. */
async function sitDown(
	{ house, visit }: Stand,
	turns: number,
	before: (guest: Guest) => Promise<void> = async () => {},
) {
	const code = await house.createRoom({}, 'franchise')
	const players = await house.gather(code, PLAYERS)
	await sitAndStart(players)
	const random = randomFrom('interface')
	for (let turn = 0; turn < turns || actorOf(players) !== players[1]; turn++) await playTurn(players, random)
	const guest = await visit({ seat: { code, token: tokenOf(1) } })
	await before(guest)
	await guest.page.goto(`${guest.home}r/${code}`)
	await isCalled(guest)
	players[1]!.close()
	return { guest, rivals: players.filter((player) => player !== players[1]), random }
}

const leave = (rivals: readonly ScriptedClient[]) => {
	for (const rival of rivals) rival.close()
}

export const franchise: TableBench = {
	name: 'Franchise',
	answer: 'the marker',

	async taps(stand) {
		const { guest, rivals } = await sitDown(stand, 15)
		const { page } = guest
		const taps: Tap[] = []
		for (let tap = 0; tap < TAPS; tap++) {
			const places = await litPlaces(guest)
			const { x, y } = places[tap % places.length]!
			taps.push(
				await timeTap(page, { event: 'pointerup', answer: '.franchise-considered .franchise-marker' }, () =>
					page.touchscreen.tap(x, y),
				),
			)
			await page.keyboard.press('Escape')
			await page.locator('.franchise-considered .franchise-marker').waitFor({ state: 'detached' })
		}
		leave(rivals)
		await guest.context.close()
		return taps
	},

	async play(stand, watch) {
		const { guest, rivals, random } = await sitDown(stand, 0, watch)
		const [rival] = rivals
		while (!isOver(rival!)) {
			if (actorOf(rivals)) await playTurn(rivals, random)
			else {
				const { turn } = rival!.table.now
				await takeTurn(guest, random)
				await rival!.until(() => rival!.table.now.turn > turn, 'a turn by hand')
			}
		}
		leave(rivals)
	},

	async board(stand) {
		const { guest, rivals } = await sitDown(stand, 30)
		leave(rivals)
		return guest
	},
}
