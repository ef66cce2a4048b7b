import { expect, test } from 'vitest'
import { closeCodes } from '../../shared/sync/close-codes.ts'

test('a page of another release knows why it was sent away: the codes are for ever', () => {
	expect(closeCodes).toEqual({
		replaced: 4001,
		roomClosed: 4002,
		noSuchRoom: 4004,
		tooFast: 4008,
		tooLarge: 4009,
		badHello: 4010,
		oldProtocol: 4011,
		malformed: 4012,
		tooManyTopics: 4013,
		idle: 4014,
		roomFull: 4015,
		locked: 4016,
		banned: 4017,
		crowded: 4018,
		restarting: 1012,
	})
})
