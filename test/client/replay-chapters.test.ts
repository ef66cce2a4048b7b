import { expect, test } from 'vitest'
import { chapterAt, placeAfter, placeBefore } from '../../client/pages/replay/chapters.ts'

const rounds = [
	{ at: 0, sign: '1', label: 'Round 1' },
	{ at: 5, sign: '2', label: 'Round 2' },
	{ at: 9, sign: '3', label: 'Round 3' },
]

test.each([
	[0, 'Round 1', 0, 5],
	[4, 'Round 1', 0, 5],
	[5, 'Round 2', 0, 9],
	[7, 'Round 2', 5, 9],
	[12, 'Round 3', 9, 14],
])('after %i moves it is %s, from where one comes back to %i and on to %i', (position, label, back, on) => {
	expect(chapterAt(rounds, position)?.label).toBe(label)
	expect(placeBefore(rounds, position)).toBe(back)
	expect(placeAfter(rounds, position, 14)).toBe(on)
})

test('without parts the ways lead to the start and to the end', () => {
	expect(chapterAt([], 3)).toBeUndefined()
	expect([placeBefore([], 3), placeAfter([], 3, 14)]).toEqual([0, 14])
})
