import { expect, test } from 'vitest'
import { isUnder, type Press, waitAfter } from '../../client/table/use-unhurried.ts'

const press = (isHere: boolean, at: number): Press => ({ isHere, x: 186, at })

test('what comes where a finger has pressed takes none for a moment', () => {
	expect(waitAfter(press(true, 1000), 1020)).toBe(700)
})

test('nor does what comes by itself, long after anything was touched', () => {
	expect(waitAfter(undefined, 9000)).toBe(700)
	expect(waitAfter(press(false, 1000), 9000)).toBe(700)
})

test('whoever has just touched the board may press at once what comes of it', () => {
	expect(waitAfter(press(false, 1000), 1050)).toBe(0)
})

test('what stands beside the finger does not wait', () => {
	const undo = { left: 24, right: 168 }
	const main = { left: 24, right: 304 }
	expect([undo, main].map((button) => isUnder(press(true, 1000), button))).toEqual([false, true])
	expect(isUnder(press(false, 1000), undo)).toBe(true) // nobody knows where it is
})
