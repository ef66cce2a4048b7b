import { expect, test } from 'vitest'
import { botFor, botName, freeBotName, parseBot } from '../../shared/room/bots.ts'
import type { Room } from '../../shared/room/room.ts'
import { seated } from '../support/bench.ts'
import { findToy } from '../support/toys.ts'

const NAMES = ['Fulgence', 'Hector', 'Ada', 'Isambard', 'Ildefons', 'Mary', 'Rowland', 'Phyllis']

/** A room in which people have these names. */
const roomOf = (...names: string[]): Room => {
	const { room } = seated()
	const [seat] = room.seats
	return { ...room, seats: names.map((name, place) => ({ ...seat!, id: place + 1, name, ownerName: name })) }
}

test('a bot has the first name that is nobody’s', () => {
	expect(freeBotName(roomOf('Zoe'))).toBe('Fulgence')
	expect(freeBotName(roomOf('Fulgence', 'Ada'))).toBe('Hector')
	expect(freeBotName(roomOf('Fulgence', 'Hector', 'Ada'))).toBe('Isambard')
})

test('one that looks like somebody’s name is taken too', () => {
	expect(freeBotName(roomOf('fu1gence'))).toBe('Hector')
})

test('where all are taken it is a number that is nobody’s', () => {
	expect(freeBotName(roomOf(...NAMES))).toBe('Bot 9')
	expect(freeBotName(roomOf(...NAMES, 'Bot 10'))).toBe('Bot 10 2')
})

test('before entries said it, a bot’s name was the first that nobody had to the letter', () => {
	expect(botName(roomOf('Zoe'))).toBe('Fulgence')
	expect(botName(roomOf('Fulgence', 'Hector'))).toBe('Ada')
	expect(botName(roomOf('fu1gence'))).toBe('Fulgence')
	expect(botName(roomOf(...NAMES))).toBe('Bot 9')
})

test('whoever seats a bot may say which one, and what it is called', () => {
	expect(parseBot({})).toEqual({})
	expect(parseBot({ bot: 'hasty' })).toEqual({ bot: 'hasty' })
	expect(parseBot({ name: ' Zoe ' })).toEqual({ name: 'Zoe' })
	expect(parseBot({ bot: 'hasty', name: '' })).toEqual({ bot: 'hasty' })
	expect(parseBot({ bot: 5, name: 'Zoe' })).toEqual({ rejected: 'no-such-bot' })
})

test('the bot that takes a seat over is the usual one of the game', () => {
	const { room } = seated()
	expect(botFor(room, findToy)).toBe('plain')
	expect(botFor({ ...room, game: 'unknown' }, findToy)).toBeUndefined()
})
