import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Connection } from '../../client/connection/connection.ts'
import type { RoomView } from '../../shared/room/view.ts'
import { elementsIn } from './support/drawn.ts'
import { speak } from './support/speak.ts'

/** A picture, and nothing that needs a page to live on. */
vi.mock('../../client/app/use-loaded.ts', () => ({ useLoaded: () => 'miniature' }))
vi.mock('../../client/app/keep-focus.ts', () => ({ useKeptFocus: () => undefined }))

beforeAll(() => {
	vi.stubGlobal('location', { pathname: '/r/BCDFGH' })
})

const typesIn = (drawn: unknown): unknown[] => elementsIn(drawn).map(({ type }) => type)

test.each([
	['en', 'Metro', /^Lay rails/],
	['fr', 'Metro', /^Posez des rails/],
] as const)(
	'a link shows what game it is: a picture, a sentence, its rules (%s)',
	async (language, name, told) => {
		const { AboutGame } = await import('../../client/pages/join/about-game.tsx')
		const { RulesButton } = await import('../../client/pages/lobby/rules-button.tsx')
		await speak(language)
		const about = elementsIn(AboutGame({ game: 'metro' }))
		const find = (type: unknown) => about.find((element) => element.type === type)
		expect(find('miniature')).toBeDefined()
		expect(find('h2')?.props.children).toBe(name)
		expect(find('p')?.props.children).toMatch(told)
		expect(find(RulesButton)?.props).toMatchObject({ game: 'metro' })
	},
)

test.each(['lobby', 'playing', 'over'] as const)(
	'it does so whether they play yet or not: %s',
	async (phase) => {
		const { AboutGame } = await import('../../client/pages/join/about-game.tsx')
		const { JoinPage } = await import('../../client/pages/join/join-page.tsx')
		const room = { game: 'metro', phase, seats: [] } as unknown as RoomView
		const connection = { owns: signal(null) } as unknown as Connection
		expect(typesIn(JoinPage({ connection, room, watch: () => {} }))).toContain(AboutGame)
	},
)
