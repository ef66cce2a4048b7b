import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { choicesOf } from '../../client/games/steps-in-words.tsx'
import type { View } from '../../shared/kernel/game.ts'
import { type HeapStep, type HeapTable, heap } from '../support/heap.ts'

const heapOf = (stones: number, seat: number): View<HeapTable, { cards: number[] }> => ({
	table: { heap: stones, stones: [0, 0], turn: 0, taken: 0, deck: 1 },
	seat,
	hand: { cards: [] },
})
const label = (step: HeapStep) => (step.kind === 'take' ? `take ${step.count}` : step.kind)

test('a game without a text view of its own offers every legal step by its name, and a press sends that step alone', () => {
	const view = signal(heapOf(2, 0))
	const sent: (readonly HeapStep[])[] = []
	const send = async (steps: readonly HeapStep[]) => sent.push(steps) > 0
	const offered = () => choicesOf({ view, send }, { steps: heap.steps, label })

	expect(offered().map((choice) => choice.label)).toEqual(['take 1', 'take 2', 'draw'])
	offered()[1]!.choose()
	expect(sent).toEqual([[{ kind: 'take', count: 2 }]])

	view.value = heapOf(1, 0)
	expect(offered().map((choice) => choice.label)).toEqual(['take 1', 'draw'])
	view.value = heapOf(1, 1) // somebody else's turn
	expect(offered()).toEqual([])
})
