import { expect, test } from 'vitest'
import { stillPending, withPending } from '../../../client/games/boundless/race/pending.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import { letTableReach, start } from '../../games/boundless/act.ts'

const race = letTableReach(start(3), 'race').table
const withStack = (stack: number[]): Table => ({ ...race, stacks: race.stacks.with(3, stack) })
const token = { round: 1, colour: 0, space: 3, level: 1 }

test('a token lies at once where its player put it', () => {
	expect(withPending(withStack([2]), [token]).stacks[3]).toEqual([2, 0])
})

test('what comes later lies upon it, before the table knows of either order', () => {
	expect(withPending(withStack([2, 1]), [token]).stacks[3]).toEqual([2, 0, 1])
})

test('the table has the last word once it knows the token', () => {
	expect(withPending(withStack([0, 2]), [token]).stacks[3]).toEqual([0, 2])
	expect(stillPending(withStack([0, 2]), [token])).toEqual([])
})

test('nothing waits beyond its round', () => {
	expect(stillPending({ ...race, round: 2 }, [token])).toEqual([])
	expect(stillPending({ ...race, phase: 'ready' }, [token])).toEqual([])
})
