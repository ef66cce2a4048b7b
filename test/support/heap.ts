import { quickBot } from '../../shared/kernel/bot.ts'
import { type Game, type Seat, TABLE, type View } from '../../shared/kernel/game.ts'
import { isRecord } from '../../shared/kernel/json.ts'
import type { Random } from '../../shared/kernel/random.ts'
import { reject } from '../../shared/kernel/rejection.ts'

/**
 * A toy game in turns. Take up to three stones from a heap, in one step or several, then pass. Drawing a card
 * shows a hidden one to its player, so it cannot be undone. Whoever has most when the heap is gone wins.
 */
export interface HeapState {
	heap: number
	stones: number[] // by seat
	turn: Seat
	taken: number // stones taken this turn
	deck: number[]
	cards: number[][] // by seat; secret
}

export interface HeapTable {
	heap: number
	stones: number[]
	turn: Seat
	taken: number
	deck: number // how many are left
}

export type HeapStep =
	| { kind: 'take'; count: number }
	| { kind: 'draw' }
	| { kind: 'pass' }
	| { kind: 'conclude' }

export interface HeapOptions {
	size: number
	misere: boolean
	bonus: readonly number[]
}

type HeapView = View<HeapTable, { cards: number[] }>

const MOST = 3

const steps = ({ table, seat }: HeapView): HeapStep[] => {
	if (seat === undefined || table.heap === 0 || table.turn !== seat) return []
	const most = Math.min(MOST - table.taken, table.heap)
	const takes: HeapStep[] = Array.from({ length: most }, (_, i) => ({ kind: 'take', count: i + 1 }))
	const draws: HeapStep[] = table.deck > 0 ? [{ kind: 'draw' }] : []
	return [...takes, ...draws, ...(table.taken > 0 ? [{ kind: 'pass' } as const] : [])]
}

function takeSome(view: HeapView, random: Random): HeapStep[] {
	const count = 1 + random.below(Math.min(MOST - view.table.taken, view.table.heap) || 1)
	const isLast = view.table.heap === count
	const take: HeapStep[] = view.table.taken < MOST ? [{ kind: 'take', count }] : []
	return isLast && take.length > 0 ? take : [...take, { kind: 'pass' }]
}

const plain = quickBot((_, random) => 700 + random.below(600), takeSome)
const hasty = quickBot(() => 0, takeSome)

export const heap: Game<
	HeapState,
	HeapTable,
	{ cards: number[] },
	HeapStep,
	HeapOptions,
	[string, ...number[]]
> = {
	id: 'heap',
	version: 1,
	players: { min: 2, max: 4 },
	options: {
		fields: {
			size: { kind: 'choice', values: [6, 12, 20], default: 12 },
			misere: { kind: 'flag', default: false },
			bonus: { kind: 'set', values: [1, 2, 3], default: [] },
		},
		check: (options, players) => (options.misere && players > 3 ? reject('too-many-players') : undefined),
	},
	codes: ['too-many-stones', 'must-take', 'no-cards-left'],
	bots: { plain, hasty },

	setup: ({ size }, { count }, random) => ({
		heap: size,
		stones: Array.from({ length: count }, () => 0),
		turn: 0,
		taken: 0,
		deck: random.shuffle([101, 102, 103, 104, 105, 106]),
		cards: Array.from({ length: count }, () => []),
	}),
	table: ({ heap, stones, turn, taken, deck }) => ({ heap, stones, turn, taken, deck: deck.length }),
	hand: ({ cards }, seat) => ({ cards: cards[seat] ?? [] }),
	actors: ({ heap, turn }) => (heap > 0 ? [turn] : []),
	steps,
	parse(raw) {
		if (!isRecord(raw)) return undefined
		const { kind, count } = raw
		if (kind === 'draw' || kind === 'pass' || kind === 'conclude') return { kind }
		const isTake = kind === 'take' && Number.isInteger(count) && (count as number) > 0
		return isTake ? { kind: 'take', count: count as number } : undefined
	},
	conclusion: { kind: 'conclude' },
	apply(state, seat, step) {
		if ((step.kind === 'conclude') !== (seat === TABLE)) return reject('not-your-turn')
		switch (step.kind) {
			case 'take': {
				if (state.taken + step.count > MOST || step.count > state.heap)
					return reject<string>('too-many-stones')
				const stones = state.stones.with(seat, state.stones[seat]! + step.count)
				const next = { ...state, heap: state.heap - step.count, taken: state.taken + step.count, stones }
				return { state: next, events: [['take', step.count]], reveals: false }
			}
			case 'draw': {
				const [card, ...deck] = state.deck
				if (card === undefined) return reject<string>('no-cards-left')
				const cards = state.cards.with(seat, [...state.cards[seat]!, card])
				return { state: { ...state, deck, cards }, events: [['draw']], reveals: true }
			}
			case 'conclude':
				return { state: { ...state, heap: 0 }, events: [['conclude']], reveals: false }
			case 'pass': {
				if (state.taken === 0) return reject<string>('must-take')
				const turn = (seat + 1) % state.stones.length
				return { state: { ...state, turn, taken: 0 }, events: [['pass']], reveals: false }
			}
		}
	},
	due: () => undefined,
	races: () => false,
	outcome({ heap, stones }) {
		if (heap > 0) return undefined
		const most = Math.max(...stones)
		return { scores: stones, winners: stones.flatMap((count, seat) => (count === most ? [seat] : [])) }
	},
}
