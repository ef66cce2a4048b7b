import { planOf, ROUNDS } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Target } from './look.ts'
import { aim, button, exactly, type Player, see, tap } from './player.ts'

/** A way to play at a table of Boundless. */
export interface RaceHands {
	centre: Target // seen once the race is on
	spaces: string // the eight of them
	own: Target // those with a token of one's own
}

export const raceByHand: RaceHands = {
	centre: { css: '.boundless-band-centre' },
	spaces: '.boundless-ring-card',
	own: { css: '.boundless-ring-card:has(.boundless-tag[data-mine])' },
}

export const raceByWords: RaceHands = {
	centre: { css: 'p', named: /^Centre: (?!.*follows)/ },
	spaces: '.boundless-text-cards button',
	own: { css: '.boundless-text-cards button > span', named: /\byou\b/ },
}

const ready = (round: number) => button(new RegExp(`^Ready for round ${round}`))
const RESULT = button('See the result')

/** A table waits for half a minute: where a machine takes longer than that, the race is on already. */
async function getReady(player: Player, { centre }: RaceHands, round: number): Promise<void> {
	const { which, middle } = await aim(player, ready(round), centre)
	if (which === 0) await player.page.tapAt(middle)
}

/** The first rounds, each token where chance wants it. */
export async function playRounds(
	player: Player,
	hands: RaceHands,
	rounds: number,
	random: Random,
): Promise<void> {
	for (let round = 1; round <= rounds; round++) {
		await getReady(player, hands, round)
		await see(player, hands.centre)
		const settled = round < ROUNDS ? ready(round + 1) : RESULT
		const chosen = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]).slice(0, planOf(round).tokens)
		for (const [placed, nth] of chosen.entries()) {
			await tap(player, { css: hands.spaces, nth })
			// A round that a token ends may be over before it can be seen.
			await see(player, { ...hands.own, nth: placed }, settled)
		}
		await see(player, settled)
	}
}

/** All the time that a slow machine needs. */
export async function chooseNoCountdown(host: Player): Promise<void> {
	await tap(host, button('Change'))
	await tap(host, { css: 'dialog[open] label', named: exactly('no countdown') })
	await host.page.press('Escape')
	await see(host, { css: 'main *', named: /· no countdown/ })
}
