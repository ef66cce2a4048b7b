import { RING, ROUNDS } from '../../../shared/games/boundless/rules/schedule.ts'
import type { Deal, State } from '../../../shared/games/boundless/table.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Secrets } from '../support/secrets.ts'
import { soak } from './soak.ts'

/** Other cards to come, and another order among those who will act at the same time. Nobody has a hand. */
function swapHidden(state: State, random: Random): State {
	const { table, deals, ties, tokens } = state
	const seen = { ring: table.ring, centre: table.centre }
	const isLast = (index: number) => index + 1 === ROUNDS
	const firstDeck = swapCards(
		deals.filter((_, index) => !isLast(index)),
		0,
		table.round,
		seen,
		random,
	)
	const lastDeck = swapCards(
		deals.filter((_, index) => isLast(index)),
		ROUNDS - 1,
		table.round,
		seen,
		random,
	)
	const isTieSeen = (index: number) =>
		index + 1 < table.round || (index + 1 === table.round && tokens.length > 0)
	return {
		...state,
		deals: [...firstDeck, ...lastDeck],
		ties: ties.map((order, index) => (isTieSeen(index) ? order : random.shuffle(order))),
	}
}

/** The cards of one deck: those on the table stay, the others change places. */
function swapCards(
	deals: readonly Deal[],
	before: number,
	round: number,
	seen: Deal,
	random: Random,
): Deal[] {
	const shownOf = (index: number): Deal => {
		const its = before + index + 1
		if (its < round) return deals[index]!
		return its === round ? seen : { ring: [], centre: [] }
	}
	const unseen = random.shuffle(
		deals.flatMap(({ ring, centre }, index) => {
			const shown = shownOf(index)
			return [...ring.slice(shown.ring.length), ...centre.slice(shown.centre.length)]
		}),
	)
	return deals.map(({ ring, centre }, index) => {
		const shown = shownOf(index)
		const fill = (cards: readonly string[], known: readonly string[]) => [
			...known,
			...cards.slice(known.length).map(() => unseen.pop()!),
		]
		return { ring: fill(ring, shown.ring.slice(0, RING)), centre: fill(centre, shown.centre) }
	})
}

export const secrets: Secrets = {
	soak,
	oneIn: { heard: 12, tried: 6 },
	swap: (state, _, random) => swapHidden(state as State, random),
}
