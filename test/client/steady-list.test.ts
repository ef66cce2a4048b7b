import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { steadyList } from '../../client/table/surface/steady-list.ts'

test('a list is another when one of its items says something else, and then only that item is', () => {
	const names = signal(['Ada', 'Bob'])
	const list = steadyList(() => names.value.map((name) => ({ name, colour: 1 })))
	const [ada, bob] = list.value
	const before = list.value
	names.value = ['Ada', 'Bob']
	expect(list.value).toBe(before)
	names.value = ['Ada', 'Eve']
	expect(list.value).toEqual([
		{ name: 'Ada', colour: 1 },
		{ name: 'Eve', colour: 1 },
	])
	expect(list.value[0]).toBe(ada)
	expect(list.value[1]).not.toBe(bob)
	names.value = ['Ada']
	expect(list.value).toEqual([ada])
	names.value = ['Ada', 'Bob', 'Eve']
	expect(list.value).toHaveLength(3)
})
