import { expect, test } from 'vitest'
import { tileCounts } from '../../../shared/games/metro/data/tiles.ts'
import { distinctRotations, entrySide, exitSide, rotate } from '../../../shared/games/metro/rules/tile.ts'

const codes = Object.keys(tileCounts)
const sides = [0, 1, 2, 3]

test('there are 60 tiles', () => expect(Object.values(tileCounts).reduce((sum, n) => sum + n)).toBe(60))

test('the 24 types are all the ways to join four entries to four exits', () => {
	const ways = new Set(codes.map((code) => sides.map((side) => exitSide(code, side)).join('')))
	expect(ways.size).toBe(24)
	for (const way of ways) expect([...way].sort().join('')).toBe('0123')
})

test('a leads across, b clockwise, c counter-clockwise, d back', () => {
	expect(sides.map((side) => exitSide('abcd', side))).toEqual([2, 2, 1, 3])
})

test('the way back through a tile is found from its exit', () => {
	for (const code of codes) for (const side of sides) expect(entrySide(code, exitSide(code, side))).toBe(side)
})

test('turning a tile rotates the letters of its code', () => {
	expect([0, 1, 2, 3].map((rotation) => rotate('abcd', rotation))).toEqual(['abcd', 'dabc', 'cdab', 'bcda'])
})

test('turning a tile turns its tracks', () => {
	for (const code of codes) {
		for (const side of sides) {
			expect(exitSide(rotate(code, 1), (side + 1) % 4)).toBe((exitSide(code, side) + 1) % 4)
		}
	}
})

test('a symmetrical tile has fewer rotations', () => {
	expect(['aaaa', 'adad', 'cbcb', 'aacb'].map((code) => distinctRotations(code).length)).toEqual([1, 2, 2, 4])
})
