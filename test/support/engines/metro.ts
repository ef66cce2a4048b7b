import type { Random } from '../../../shared/kernel/random.ts'
import { offeredOnBoard } from '../browser/metro.ts'
import { button, isSeen, namesOf, type Player, see, tap, untilGone } from './player.ts'
import { readPrompt } from './room.ts'
import type { Hands } from './turns.ts'

const MY_TURN = /^(Your turn[:.]|You drew)/
const OVER = /(wins?|share the win) with \d+ point/
const confirmation = button(/^Lay it/)

/** After so many milliseconds, a tap has missed: the board moved under the finger. */
const BOARD_MOVED = 3000

/** Two taps: on one of the cells that the board offers, and on the button that says what it will do. */
async function lay(player: Player, random: Random): Promise<void> {
	while (!(await isSeen(player, confirmation))) {
		const places = await player.page.evaluate(offeredOnBoard, null)
		if (places.length === 0) continue // a close look at what happened leaves them out for a moment
		await player.page.tapAt(random.pick(places))
		await isSeen(player, confirmation, BOARD_MOVED)
	}
	await tap(player, confirmation)
	await untilGone(player, confirmation)
}

/** The same through the table in words: a cell that is called free, and once more. */
async function layByWords(player: Player, random: Random): Promise<void> {
	const cells = '.metro-text-grid td > button'
	await see(player, { css: cells, named: /: free/ })
	const free = (await namesOf(player, cells)).filter((name) => /: free/.test(name))
	const cell = random.pick(free).slice(0, 2)
	await tap(player, { css: cells, named: new RegExp(`^${cell}`) })
	await see(player, {
		css: '.metro-text-about',
		named: /(Enter again lays|Touch it again to lay) the tile\.$/,
	})
	await player.page.press('Enter')
	await see(player, { css: cells, named: new RegExp(`^${cell}: tile`) })
}

export const tilesOn = async (player: Player): Promise<number> =>
	(await namesOf(player, '.metro-tiles > *')).length

const isCalled = async (player: Player): Promise<boolean> =>
	MY_TURN.test(await readPrompt(player, new RegExp(`${MY_TURN.source}|${OVER.source}`)))

export const metroByHand: Hands = { isCalled, takeTurn: lay }
export const metroByWords: Hands = { isCalled, takeTurn: layByWords }
