import { expect, test } from 'vitest'
import { commonCodes, isRejected, reject } from '../../shared/kernel/rejection.ts'
import { sourceFiles } from '../support/source.ts'

test('every code is met in some test of the room, the host or the worker', () => {
	const tests = sourceFiles('test/room', 'test/sync', 'test/worker').map(({ code }) => code)
	const untried = commonCodes.filter((code) => !tests.some((text) => text.includes(`'${code}'`)))
	expect(untried).toEqual([])
})

test('no code is there twice', () => {
	expect(new Set(commonCodes).size).toBe(commonCodes.length)
})

test('a refusal is told from anything else', () => {
	expect(isRejected(reject('stale'))).toBe(true)
	for (const value of [null, undefined, 'rejected', {}, [], 0]) expect(isRejected(value)).toBe(false)
})
