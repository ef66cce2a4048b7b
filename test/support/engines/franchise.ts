import type { Random } from '../../../shared/kernel/random.ts'
import { button, namesOf, type Player, see, tap, tryTap } from './player.ts'
import { otherThan, readPrompt } from './room.ts'
import type { Hands } from './turns.ts'

const MY_TURN = /^Your turn/
const OVER = /(wins?|share the win) with \d+ point/
const PROMPT = '#table-prompt:not(.prompt-notice)'
const CHOICES = '.franchise-choice-card[data-kind="go"][aria-pressed="false"]'
const WORDS = '.text-choices button[aria-pressed="false"]'
const confirmation = button(/^(Open in|Buy a share|End turn|Start in)/)

const LIST_CHANGED = 3000 // after so many milliseconds, what was to be tapped is not in the list any more

/** One of the places that are offered, if there is any, and the button that says what it will do. */
const choosing =
	(choices: string) =>
	async (player: Player, random: Random): Promise<void> => {
		let isChosen = false
		while (!isChosen) {
			await see(player, { css: choices }, confirmation)
			const { length } = await namesOf(player, choices)
			if (length === 0) break
			isChosen = await tryTap(player, { css: choices, nth: random.below(length) }, LIST_CHANGED)
		}
		await confirm(player)
	}

/** Until something else is asked, of whomever; a turn that does nothing is asked about first. */
async function confirm(player: Player): Promise<void> {
	await see(player, confirmation)
	const asked = await readPrompt(player, MY_TURN)
	await tap(player, confirmation)
	const next = await see(player, { css: '#table-prompt', named: otherThan(asked) })
	if (/once more to end/.test(next.text)) await tap(player, confirmation)
	await see(player, { css: PROMPT, named: otherThan(asked) })
}

const isCalled = async (player: Player): Promise<boolean> =>
	MY_TURN.test(await readPrompt(player, new RegExp(`${MY_TURN.source}|${OVER.source}`)))

export const franchiseByHand: Hands = { isCalled, takeTurn: choosing(CHOICES) }
export const franchiseByWords: Hands = { isCalled, takeTurn: choosing(WORDS) }
