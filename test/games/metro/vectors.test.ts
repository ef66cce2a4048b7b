import { describe, expect, test } from 'vitest'
import { checkVectors, recognises } from './check-vectors.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('vectors of others who implemented Metro', () => {
	test('have the form that their checker expects', () => expect(recognises(vectors)).toBe(true))

	for (const [group, results] of Object.entries(checkVectors(vectors as never))) {
		test(`${group} hold`, () => expect(results).not.toContain(false))
	}
})
