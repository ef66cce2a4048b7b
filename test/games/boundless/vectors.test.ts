import { describe, expect, test } from 'vitest'
import { checkVectors, recognises, type Vectors } from './check-vectors.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('choices that were priced elsewhere', () => {
	test('have the form that their checker expects', () => {
		expect(recognises(vectors)).toBe(true)
		expect(recognises({ cases: [] })).toBe(false)
		expect(recognises({ legalMoves: [], officialExample: {} })).toBe(false)
	})

	for (const [group, results] of Object.entries(checkVectors(vectors as Vectors)))
		test(`${group} hold`, () => expect(results).not.toContain(false))
})
