import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { botToday, levels, quickBot, thinkThrough, usualBot } from '../../shared/kernel/bot.ts'
import { randomFrom } from '../../shared/kernel/random.ts'

const bot = quickBot(
	() => 0,
	() => [],
)
const view = { table: {}, seat: 0, hand: null }

test('a bot is called by its name, by what it was called once, or by its level', () => {
	const game = { bots: { steady: bot, master: bot }, formerBots: { greedy: 'steady', novice: 'gentle' } }
	expect(botToday(game, 'master')).toBe('master')
	expect(botToday(game, 'greedy')).toBe('steady')
	expect(botToday(game, 'genius')).toBeUndefined()
	expect(botToday(game, 'constructor')).toBeUndefined()
})

test('a level that a game has not is played by the next weaker, and by the usual one where there is none', () => {
	const game = { bots: { steady: bot, master: bot }, formerBots: { novice: 'gentle' } }
	expect(botToday(game, 'sharp')).toBe('steady')
	expect(botToday(game, 'gentle')).toBe('steady')
	expect(botToday(game, 'novice')).toBe('steady')
	expect(botToday({ bots: { plain: bot } }, 'master')).toBe('plain')
})

test('steady is the usual one, else the first there is', () => {
	expect(usualBot({ bots: { gentle: bot, steady: bot } })).toBe('steady')
	expect(usualBot({ bots: { plain: bot, other: bot } })).toBe('plain')
	expect(usualBot({ bots: {} })).toBeUndefined()
})

test('a quick bot needs one slice', () => {
	expect(bot.think(view, randomFrom('quick'), 1).next()).toEqual({ done: true, value: [] })
})

test('a thinking is thought through to its end', () => {
	expect(
		thinkThrough(
			(function* () {
				yield
				yield
				return ['step']
			})(),
		),
	).toEqual(['step'])
})

test.each(games)(
	'$id has bots in order of strength, and knows all that it ever had',
	({ bots, formerBots = {} }) => {
		expect(levels.filter((level) => Object.hasOwn(bots, level))).toEqual(Object.keys(bots))
		expect(usualBot({ bots })).toBe('steady')
		for (const name of Object.keys(formerBots)) expect(botToday({ bots, formerBots }, name)).toBeDefined()
	},
)
