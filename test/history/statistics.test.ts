import { expect, test } from 'vitest'
import { statisticsOf } from '../../shared/history/statistics.ts'
import { keptGame } from '../support/kept-game.ts'

const bots = [
	{ name: 'Ann', colour: 0 },
	{ name: 'Robin', colour: 1, bot: 'sharp' },
	{ name: 'Kim', colour: 2, bot: 'sharp' },
]

test('games that one sat in count, those that one watched do not', () => {
	const [heap, ...others] = statisticsOf([
		keptGame({ id: 'a', scores: [10, 5], winners: [0], best: 4 }),
		keptGame({ id: 'b', scores: [3, 8], winners: [1], best: 7 }),
		keptGame({ id: 'c', scores: [6, 6], winners: [0, 1], seat: 1, best: 2 }),
		keptGame({ id: 'd', scores: [90, 80], seat: null, best: 0 }),
	])
	expect(others).toEqual([])
	expect(heap).toMatchObject({ game: 'heap', played: 3, won: 2, mean: 19 / 3, best: 7 })
})

test('opponents are people by name and bots by level, each counted once a game', () => {
	const [heap] = statisticsOf([
		keptGame({ id: 'a' }),
		keptGame({ id: 'b', winners: [1] }),
		keptGame({ id: 'c', seats: bots, scores: [1, 2, 3], winners: [2] }),
	])
	expect(heap!.opponents).toEqual([
		{ name: 'Bob', played: 2, won: 1 },
		{ bot: 'sharp', played: 1, won: 0 },
	])
})

test('what one misjudges is told by how often', () => {
	const [heap] = statisticsOf([
		keptGame({ id: 'a', missed: ['x', 'y'] }),
		keptGame({ id: 'b', missed: ['y'] }),
	])
	expect(heap!.missed).toEqual(['y', 'x'])
})

test('what one plays most stands first', () => {
	const games = ['dash', 'heap', 'heap'].map((game, index) => keptGame({ id: `${index}`, game }))
	expect(statisticsOf(games).map(({ game }) => game)).toEqual(['heap', 'dash'])
})
