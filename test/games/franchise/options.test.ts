import { expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { defaultOptions, parseOptions } from '../../../shared/kernel/options.ts'
import { combinationsOf } from '../support/soak.ts'
import { soak } from './soak.ts'

const parse = (raw: object) => parseOptions(franchise.options, raw, 4)

test('unless told it is the base game with chosen towns', () => {
	expect(parse({})).toEqual(defaultOptions(franchise.options))
	expect(parse({})).toMatchObject({
		start: 'choose',
		expert: 'off',
		milestones: false,
		boom: false,
		regions: 'off',
	})
})

test('everything combines, except the learning start with the expert variant', () => {
	expect(parse({ start: 'learning', expert: 'random' })).toEqual({ rejected: 'learning-expert' })
	expect(parse({ start: 'learning', expert: 'draft' })).toEqual({ rejected: 'learning-expert' })
	expect(soak.options).toHaveLength(64)
	expect(combinationsOf(soak)).toHaveLength(64 * 4)
})

test('picked tiles are ten', () => {
	expect(parse({ regions: 'picked', tiles: [0, 1, 2] })).toEqual({ rejected: 'ten-tiles' })
	expect(parse({ regions: 'picked', tiles: [0, 1, 2, 3, 4, 5, 6, 7, 8, 29] })).toMatchObject({
		regions: 'picked',
	})
	expect(parse({ regions: 'all', tiles: [] })).toMatchObject({ regions: 'all' })
	expect(parse({ regions: 'picked', tiles: [30, 31] })).toEqual({ rejected: 'bad-options' })
})

test('two to five play', () => expect(franchise.players).toEqual({ min: 2, max: 5 }))

test('every code of a refusal is declared once', () => {
	expect(new Set(franchise.codes).size).toBe(franchise.codes.length)
})
