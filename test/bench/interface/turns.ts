import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import type { Guest } from '../../support/browser/guest.ts'
import { actorOf, isOver, sitAndStart, tokenOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import type { Stand, TableBench } from './stand.ts'
import { type Tap, timeTap } from './time-tap.ts'

const TAPS = 12

/** A game that is played in turns: how it is played without a page, and how by hand. */
export interface GameOfTurns {
	id: string
	name: string
	seats: number
	answer: string // what a tap must bring to the screen at once, in words
	marker: string // and as a selector
	turns: { taps: number; board: number } // played before something is measured
	play(players: readonly ScriptedClient[], random: Random): Promise<void>
	isCalled(guest: Guest): Promise<unknown>
	playByHand(guest: Guest, random: Random): Promise<unknown>
	/** Where a tap shows what would happen, and which of these places comes next. */
	places(guest: Guest): Promise<{ x: number; y: number }[]>
	stride: number
}

/** Somebody at a phone among others who need none, after some turns, when the phone is called. */
async function sitDown(
	game: GameOfTurns,
	{ house, visit }: Stand,
	turns: number,
	before: (guest: Guest) => Promise<void> = async () => {},
) {
	const code = await house.createRoom({}, game.id)
	const players = await house.gather(code, game.seats)
	await sitAndStart(players)
	const random = randomFrom('interface')
	for (let turn = 0; turn < turns || actorOf(players) !== players[1]; turn++) await game.play(players, random)
	const guest = await visit({ seat: { code, token: tokenOf(1) } })
	await before(guest)
	await guest.page.goto(`${guest.home}r/${code}`)
	await game.isCalled(guest)
	players[1]!.close()
	return { guest, rivals: players.filter((player) => player !== players[1]), random }
}

const leave = (rivals: readonly ScriptedClient[]) => {
	for (const rival of rivals) rival.close()
}

export const benchTurns = (game: GameOfTurns): TableBench => ({
	name: game.name,
	answer: game.answer,

	async taps(stand) {
		const { guest, rivals } = await sitDown(game, stand, game.turns.taps)
		const { page } = guest
		const taps: Tap[] = []
		for (let tap = 0; tap < TAPS; tap++) {
			const places = await game.places(guest)
			const { x, y } = places[(tap * game.stride) % places.length]!
			taps.push(
				await timeTap(page, { event: 'pointerup', answer: game.marker }, () => page.touchscreen.tap(x, y)),
			)
			await page.keyboard.press('Escape')
			await page.locator(game.marker).waitFor({ state: 'detached' })
		}
		leave(rivals)
		await guest.context.close()
		return taps
	},

	async play(stand, watch) {
		const { guest, rivals, random } = await sitDown(game, stand, 0, watch)
		const rival = rivals[0]!
		while (!isOver(rival)) {
			if (actorOf(rivals)) await game.play(rivals, random)
			else {
				const { turn } = rival.table.now
				await game.playByHand(guest, random)
				await rival.until(() => rival.table.now.turn > turn, 'a turn by hand')
			}
		}
		leave(rivals)
	},

	async board(stand) {
		const { guest, rivals } = await sitDown(game, stand, game.turns.board)
		leave(rivals)
		return guest
	},
})
