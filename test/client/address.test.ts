import { expect, test } from 'vitest'
import { isRoomCode, lettersOfCode } from '../../client/app/room-code.ts'
import { roomPath, routeOf } from '../../client/app/route.ts'

test.each([
	['/', { page: 'home' }],
	['/r/BCDFGH', { page: 'room', code: 'BCDFGH' }],
	['/r/bcdfgh/', { page: 'room', code: 'BCDFGH' }],
	[roomPath('ZXWVTS'), { page: 'room', code: 'ZXWVTS' }],
	['/replay', { page: 'replay', part: '' }],
	['/replay/report', { page: 'replay', part: 'report' }],
	['/rules/some-game', { page: 'rules', game: 'some-game' }],
	['/privacy', { page: 'privacy' }],
	['/privacy/more', { page: 'nowhere' }],
	['/r', { page: 'nowhere' }],
	['/rules', { page: 'nowhere' }],
	['/r/BCDFGH/more', { page: 'nowhere' }],
	['/anything', { page: 'nowhere' }],
])('%s leads where it says', (path, route) => {
	expect(routeOf(path)).toEqual(route)
})

test.each([
	['bcdfgh', 'BCDFGH'],
	[' b c-d f g h ', 'BCDFGH'],
	['BCDFGHJKL', 'BCDFGH'],
	['https://junction.example/r/BCDFGH', 'BCDFGH'],
	['aeiouy', ''],
])('%j typed as a code is %j', (typed, code) => {
	expect(lettersOfCode(typed)).toBe(code)
})

test('a code has six consonants', () => {
	expect(isRoomCode('BCDFGH')).toBe(true)
	expect(isRoomCode('BCDFG')).toBe(false)
	expect(isRoomCode('ABCDFG')).toBe(false)
})
