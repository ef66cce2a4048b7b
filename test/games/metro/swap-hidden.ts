import type { Hand, State } from '../../../shared/games/metro/table.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import type { Random } from '../../../shared/kernel/random.ts'
import type { Secrets } from '../support/secrets.ts'
import { soak } from './soak.ts'

/** Other tiles in the other hands and on the pile; other shares, and other numbers, where they play. */
function swapHidden(state: State, seat: Seat | undefined, random: Random): State {
	const swapped = swapTiles(structuredClone(state), seat, random)
	if (state.table.revealed !== undefined) return swapped
	return swapNumbers(swapShares(swapped, seat, random), seat, random)
}

const othersIn = ({ hands }: State, seat: Seat | undefined): Hand[] =>
	hands.filter((_, other) => other !== seat)

function swapTiles(state: State, seat: Seat | undefined, random: Random): State {
	const others = othersIn(state, seat)
	const onPile = state.pile.slice(0, state.table.pile)
	const unseen = [...others.flatMap(({ tiles, drawn }) => [...tiles, ...(drawn ? [drawn] : [])]), ...onPile]
	const dealt = random.shuffle(unseen)
	for (const hand of others) {
		hand.tiles = hand.tiles.map(() => dealt.pop()!)
		if (hand.drawn !== null) hand.drawn = dealt.pop()!
	}
	state.pile = [...dealt, ...state.pile.slice(state.table.pile)]
	return state
}

function swapShares(state: State, seat: Seat | undefined, random: Random): State {
	const { hands, sharePiles, table } = state
	if (sharePiles === undefined) return state
	for (const [index, pile] of sharePiles.entries()) {
		const isShown = (other: Seat) =>
			table.market!.shown.some((share) => share.seat === other && share.percentage === (index + 1) * 10)
		const holders = [...hands.keys()].filter((other) => other !== seat && !isShown(other))
		const dealt = random.shuffle([...pile, ...holders.map((other) => hands[other]!.shares![index]!)])
		for (const other of holders) hands[other]!.shares![index] = dealt.pop()!
		sharePiles[index] = dealt
	}
	return state
}

const SIDE = 8 // numbers

/** Also those that were dealt to nobody may have been somebody's. */
function swapNumbers(state: State, seat: Seat | undefined, random: Random): State {
	const others = othersIn(state, seat).filter(({ numbers }) => numbers !== undefined)
	const mine = seat === undefined ? [] : (state.hands[seat]?.numbers ?? [])
	for (const last of [8, 16, 24, 32]) {
		const side = Array.from({ length: SIDE }, (_, index) => last - index)
		const unseen = random.shuffle(side.filter((number) => !mine.includes(number)))
		for (const hand of others)
			hand.numbers = hand.numbers!.map((number) => (side.includes(number) ? unseen.pop()! : number))
	}
	return state
}

export const secrets: Secrets = {
	soak,
	oneIn: { heard: 30, tried: 20 },
	swap: (state, seat, random) => swapHidden(state as State, seat, random),
}
