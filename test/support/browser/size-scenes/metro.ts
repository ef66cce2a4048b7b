import { randomFrom } from '../../../../shared/kernel/random.ts'
import { playMove } from '../../play.ts'
import type { Guest } from '../guest.ts'
import { offeredPlaces } from '../metro.ts'
import { promptOf } from '../room.ts'
import { untilStill } from '../scenery.ts'
import { gather, names, OWN, playUntil, type Scene, sitDown } from './scene.ts'

/** What is chosen can be done. */
const READY = '.dock-actions > .button-primary'

const byEscape = async ({ page }: Guest): Promise<void> => {
	await page.keyboard.press('Escape')
	await page.locator(READY).waitFor({ state: 'hidden' })
}

function metro(name: string, options: object, choose: Scene['choose'], moves = 6, count = 6): Scene {
	return {
		name: `Metro, ${name}`,
		aim: 'side',
		async open(stage) {
			const { code, players } = await gather(stage.house, 'metro', { first: OWN, ...options }, count)
			let played = 0
			await playUntil(players, randomFrom(name), () => played++ >= moves)
			const guest = await sitDown(stage, code)
			await guest.page.locator('.dock[data-mine="true"]').waitFor()
			await promptOf(guest.page).waitFor()
			return guest
		},
		...(choose && { choose, undo: byEscape }),
	}
}

/** A tile that fits somewhere, on a cell that the board offers for it. */
const tryTile = async (guest: Guest): Promise<void> => {
	await untilStill(guest.page)
	const places = await findPlaces(guest)
	const { x, y } = places[Math.floor(places.length / 2)]!
	await guest.page.mouse.click(x, y) // of a finger, which touched it in the last size, it would be a double tap
	await guest.page.locator(READY).waitFor()
}

/** The first tile may fit nowhere: then it is the next one's turn. */
async function findPlaces(guest: Guest): Promise<{ x: number; y: number }[]> {
	for (const key of ['1', '2', '3']) {
		const places = await offeredPlaces(guest)
		if (places.length > 0) return places
		await guest.page.keyboard.press(key)
	}
	return offeredPlaces(guest)
}
const askWagon = async ({ page }: Guest): Promise<void> => {
	await page.keyboard.press('w')
	await page.locator(READY).waitFor()
}
const everything = { expansions: [1, 2], rotation: true, hand: 3, edition: 'iron-horse' }

/** The tray of whoever waits: what they hold, and nothing to do. */
const waiting: Scene = {
	name: 'Metro, while somebody else plays',
	aim: 'side',
	async open(stage) {
		const { code, players } = await gather(stage.house, 'metro', { first: OWN, ...everything }, 6)
		await playUntil(players, randomFrom('waiting'), () => true)
		await playMove(players, randomFrom('waiting'))
		const guest = await sitDown(stage, code)
		await promptOf(guest.page, new RegExp(`^${names[OWN + 1]}`)).waitFor()
		return guest
	},
}

export const metroScenes: readonly Scene[] = [
	metro('the first turn', {}, tryTile, 0),
	metro('companies, wagons, three tiles to turn', everything, tryTile, 0),
	metro('a wagon about to be placed', everything, askWagon, 0),
	metro('rails and numbers', { expansions: [3, 4], cards: [1, 1, 1, 1], openNumbers: true }, tryTile, 0),
	metro('wagons and numbers', { expansions: [2, 4], cards: [1, 1, 1, 1], hand: 3 }, askWagon, 0),
	metro('sixteen numbers', { expansions: [3, 4], cards: [4, 4, 4, 4], hand: 2 }, tryTile, 0, 2),
	waiting,
]
