import './support/page-without-a-browser.ts'
import { describe, expect, test } from 'vitest'
import type { GameLobby } from '../../client/games/game.ts'
import { clientGames } from '../../client/games/index.ts'
import { lobbyFrom } from '../../client/games/lobby-form.ts'
import { languages } from '../../client/i18n/language.ts'
import { Typesetter, type Words } from '../../client/i18n/phrase.ts'
import type { OptionField, OptionsSchema, OptionValue } from '../../shared/kernel/options.ts'
import { speak } from './support/speak.ts'

/** A book of words that are there at once. */
function bookOf(words: Words) {
	const typesetter = new Typesetter('en')
	const find = (key: string, parameters = {}) => words[key] && typesetter.set(words[key], parameters)
	return { find, t: (key: string) => find(key) ?? key }
}

/** Every way to set an option. */
function settingsOf(field: OptionField): OptionValue[] {
	switch (field.kind) {
		case 'flag':
			return [true, false]
		case 'choice':
			return [...field.values]
		case 'set':
			return field.values.map((value) => [value])
		case 'counts':
			return [field.default.map(() => 2), field.default.map((_, index) => index)]
	}
}

interface Options {
	quick: boolean
	board: 'round' | 'square'
	hand: number
	extras: readonly number[]
	marks: readonly number[]
	first: 'random' | number
	watchers: readonly number[]
}

const schema: OptionsSchema<Options> = {
	fields: {
		quick: { kind: 'flag', default: false },
		board: { kind: 'choice', values: ['round', 'square'], default: 'round' },
		hand: { kind: 'choice', values: [1, 2], default: 1 },
		extras: { kind: 'set', values: [1, 2], default: [] },
		marks: { kind: 'counts', max: 3, default: [1, 1] },
		first: { kind: 'choice', values: ['random', 0, 1], default: 'random', people: true },
		watchers: { kind: 'set', values: [0, 1], default: [], people: true },
	},
}

const words = {
	'option.quick': 'Quick game',
	'option.board.square': 'Square board',
	'option.hand.value': { one: '{count} card', other: '{count} cards' },
	'option.extras.1': 'Bridges',
	'summary.extras.2': 'with tunnels',
	'option.marks.1': 'Red marks',
	'summary.marks': '{count} marks each',
	'summary.marks.some': 'marks: {some}',
	'summary.marks.0': '{count} blue',
	'summary.marks.1': '{count} red',
	'summary.first': '{name} begins',
	'summary.watchers': 'watching: {names}',
	'bot.slow': 'Takes its time',
}

describe('a lobby that is given no more than words, options and bots', () => {
	const lobby = lobbyFrom(bookOf(words), { schema, bots: ['slow', 'fast'] })
	const tell = (options: object) => lobby.summary(options, ['Ann', 'Bo'])

	test('calls options, values and bots by their words, and by their own names where there are none', () => {
		expect([lobby.label('quick'), lobby.label('board')]).toEqual(['Quick game', 'board'])
		expect(lobby.value('board', 'square')).toBe('Square board')
		expect([lobby.value('hand', 1), lobby.value('hand', 2)]).toEqual(['1 card', '2 cards'])
		expect([lobby.value('extras', 1), lobby.value('extras', 2)]).toEqual(['Bridges', '2'])
		expect(lobby.part?.('marks', 1)).toBe('Red marks')
		expect(['slow', 'fast'].map(lobby.bot)).toEqual(['Takes its time', 'fast'])
	})

	test.each([
		[{}, []],
		[{ quick: false, extras: [], marks: [1, 1] }, []],
		[{ quick: true, board: 'square' }, ['Quick game', 'Square board']],
		[{ hand: 2 }, ['2 cards']],
		[{ extras: [1, 2] }, ['Bridges', 'with tunnels']],
		[{ marks: [2, 2] }, ['2 marks each']],
		[{ marks: [0, 3] }, ['marks: 3 red']],
		[{ first: 1 }, ['Bo begins']],
		[{ first: 5 }, []], // nobody sits there
		[{ watchers: [0, 1] }, ['watching: Ann, Bo']],
	])('tells of %j only what differs from the plain game', (options, told) => {
		expect(tell(options)).toEqual(told)
	})

	test('tells no option that means nothing beside the others, and in the order it is asked to', () => {
		const asked = lobbyFrom(bookOf(words), {
			schema,
			bots: [],
			concerns: { hand: ({ quick }) => !quick },
			summary: ['board', 'hand', 'quick'],
			always: ['board'],
		})
		expect(asked.summary({ hand: 2, extras: [1] }, [])).toEqual(['round', '2 cards'])
		expect(asked.summary({ hand: 2, quick: true }, [])).toEqual(['round', 'Quick game'])
	})
})

const lobbyWords = import.meta.glob<{ default: Words }>('../../client/games/*/lobby.en.ts')

test.each(clientGames)(
	'every word of the lobby of $id is about an option or a bot that it has',
	async ({ id, lobby }) => {
		const { fields, bots } = await lobby()
		const { default: english } = await lobbyWords[`../../client/games/${id}/lobby.en.ts`]!()
		const isAbout = (key: string): boolean => {
			const [kind, name = ''] = key.split('.')
			return kind === 'rejected' || (kind === 'bot' ? bots.includes(name) : Object.hasOwn(fields, name))
		}
		expect(Object.keys(english).filter((key) => !isAbout(key))).toEqual([])
	},
)

describe.each(clientGames.flatMap(({ id, lobby }) => languages.map((language) => ({ id, lobby, language }))))(
	'the lobby of $id in $language',
	({ lobby: load, language }) => {
		async function open(): Promise<GameLobby> {
			const lobby = await load()
			await speak(language)
			return lobby
		}

		test('has words for every option, every value and every bot', async () => {
			const lobby = await open()
			for (const bot of lobby.bots) expect(lobby.bot(bot)).not.toBe(bot)
			for (const [option, field] of Object.entries(lobby.fields)) {
				expect(lobby.label(option)).not.toBe(option)
				if (field.kind === 'counts')
					for (const part of field.default.keys()) expect(lobby.part?.(option, part)).toMatch(/\w/)
				if (!('values' in field) || field.people) continue
				for (const value of field.values) expect(lobby.value(option, value)).not.toBe(String(value))
			}
		})

		test('has words for whatever differs from the plain game', async () => {
			const lobby = await open()
			const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
			for (const [option, field] of Object.entries(lobby.fields))
				for (const setting of settingsOf(field))
					for (const part of lobby.summary({ [option]: setting }, names)) {
						expect(part).toMatch(/\p{L}/u) // not a bare number
						expect(part).not.toMatch(/[{}]|undefined/)
					}
		})
	},
)
