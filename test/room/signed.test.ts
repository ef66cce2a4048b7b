import { describe, expect, test } from 'vitest'
import { isKept, isSignedBefore, noteSigned, signedIn, withSent } from '../../shared/room/signed.ts'
import { playing, seated } from '../support/bench.ts'

const key = '04'.padEnd(130, 'a')
const other = '04'.padEnd(130, 'b')
const signed = { key, turn: 3, signature: 'under it' }

describe('all that somebody signs', () => {
	test('is kept: nothing is left out, and nothing else is put in its place', () => {
		expect(isKept({ seat: 1, to: 'bot' }, { to: 'bot', seat: 1 })).toBe(true)
		expect(isKept({ seat: 1 }, { seat: 1, note: 'x' })).toBe(false)
		expect(isKept({ seat: 1 }, { seat: 2 })).toBe(false)
		expect(isKept({}, {})).toBe(true)
	})

	test('but for a name, which may be tidied', () => {
		expect(isKept({ name: 'Ada' }, { name: ' Ada ' })).toBe(true)
		expect(isKept({ name: 'Ada', seat: 1 }, { name: ' Ada ' })).toBe(false)
		expect(isKept({}, { name: 'Ada' })).toBe(false)
	})

	test('is data with names for its parts', () => {
		for (const [parsed, args] of [
			[{}, null],
			[null, {}],
			[{}, []],
			['a', 'a'],
		])
			expect(isKept(parsed, args)).toBe(false)
	})
})

describe('somebody’s name under a command', () => {
	const sent = { turn: 3, args: { seat: 1 }, signature: 'under it' }

	test('is kept with the turn it was for', () => {
		expect(signedIn(sent, { seat: 1 }, key)).toEqual(signed)
	})

	test('is none without a key, without a signature, or under nothing', () => {
		expect(signedIn(sent, {}, undefined)).toBeUndefined()
		expect(signedIn({ turn: 3, args: {} }, {}, key)).toBeUndefined()
		expect(signedIn({ ...sent, args: 'anything' }, {}, key)).toBeUndefined()
	})

	test('is kept with the stopwatch that was signed, where it is a number', () => {
		expect(signedIn({ ...sent, args: { claim: 5 } }, {}, key)).toEqual({ ...signed, claim: 5 })
		expect(signedIn({ ...sent, args: { claim: 'soon' } }, {}, key)).toEqual(signed)
	})

	test('is kept with the name that was signed, where another is kept', () => {
		const named = { ...sent, args: { name: ' Ada ' } }
		expect(signedIn(named, { name: 'Ada' }, key)).toEqual({ ...signed, sent: { name: ' Ada ' } })
		expect(signedIn(named, { name: ' Ada ' }, key)).toEqual(signed)
		expect(signedIn(named, null, key)).toEqual(signed)
		expect(signedIn({ ...sent, args: { name: 5 } }, { name: 'Ada' }, key)).toEqual(signed)
	})

	test('is checked under what was signed', () => {
		const args = { name: 'Ada', seat: 1 }
		expect(withSent(args, signed)).toBe(args)
		expect(withSent(args, { ...signed, sent: { name: ' Ada ' } })).toEqual({ name: ' Ada ', seat: 1 })
		expect(withSent('anything', { ...signed, sent: { name: 'Ada' } })).toBe('anything')
	})
})

test('in one game nobody signs two commands by one name; another key may, and so may all without a game', () => {
	const { room } = playing()
	expect(isSignedBefore(room, key, 'one')).toBe(false)
	const noted = noteSigned(noteSigned(room, signed, 'one'), { ...signed, key: other }, 'two')
	expect(isSignedBefore(noted, key, 'one')).toBe(true)
	expect(isSignedBefore(noted, other, 'two')).toBe(true)
	expect(isSignedBefore(noted, key, 'two')).toBe(false)
	expect(isSignedBefore(noted, other, 'one')).toBe(false)
	const lobby = seated().room
	expect(noteSigned(lobby, signed, 'one')).toBe(lobby)
	expect(isSignedBefore(lobby, key, 'one')).toBe(false)
})
