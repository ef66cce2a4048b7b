import './support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { describe, expect, test, vi } from 'vitest'
import type { Play } from '../../client/games/game.ts'
import extras from '../../client/games/metro/expansions/expansions.ts'
import { openPlay } from '../../client/games/metro/play.ts'
import type { MetroStage } from '../../client/games/metro/staging.ts'
import { kinds as franchiseKinds } from '../../shared/games/franchise/step.ts'
import type { Table } from '../../shared/games/franchise/table.ts'
import { kinds as metroKinds } from '../../shared/games/metro/step.ts'
import type { Hand, Table as MetroTable } from '../../shared/games/metro/table.ts'
import type { View } from '../../shared/kernel/game.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { soak as franchiseSoak } from '../games/franchise/soak.ts'
import { soak as metroSoak } from '../games/metro/soak.ts'
import { oneOfEachOptions, type Soak } from '../games/support/soak.ts'
import { openAt } from './franchise/open-at.ts'
import { playersSeenBy } from './franchise/players.ts'
import { speak } from './support/speak.ts'

// It draws into the page as soon as it is loaded.
vi.mock('../../client/games/metro/board/tile.tsx', () => ({ Tile: () => null }))

const MOST_GAMES = 400

interface Choice {
	view: View<unknown, unknown>
	step: unknown
}

/** A legal step of every kind, each in some position of a game that goes one step at a time, as it happens. */
function choicesOf(soak: Soak, kinds: readonly string[]): Map<string, Choice> {
	const { game } = soak
	const found = new Map<string, Choice>()
	const combinations = oneOfEachOptions(soak)
	for (let round = 0; found.size < kinds.length && round < MOST_GAMES; round++) {
		const { options, players } = combinations[round % combinations.length]!
		const random = randomFrom(`kinds ${round}`)
		let state = game.setup(options, { count: players }, random)
		while (game.outcome(game.table(state)) === undefined) {
			const table = game.table(state)
			const [seat] = game.actors(table)
			const view = { table, seat, hand: game.hand(state, seat!) }
			const steps = game.steps(view)
			for (const step of steps) if (!found.has(step.type)) found.set(step.type, { view, step })
			const applied = game.apply(state, seat!, random.pick(steps), { at: 0, acted: 0 })
			if (isRejected(applied)) throw new Error(applied.rejected)
			state = applied.state
		}
	}
	return found
}

const openMetro = ({ table, seat = 0, hand }: View<unknown, unknown>): Play =>
	openPlay(
		{
			view: signal({ table: table as MetroTable, seat, hand: hand as Hand }),
			turn: signal(0),
			shown: signal(table),
			players: signal(playersSeenBy(seat)),
			notice: signal(undefined),
			sending: signal(false),
			isShowing: signal(false),
			lit: signal(undefined),
			say: () => undefined,
			reveal: () => undefined,
		} as unknown as MetroStage,
		extras,
	)

const openFranchise = ({ table, seat }: View<unknown, unknown>): Play =>
	openAt(table as Table, undefined, [], seat).play

describe.each([
	{ soak: metroSoak, kinds: Object.keys(metroKinds), open: openMetro },
	{ soak: franchiseSoak, kinds: Object.keys(franchiseKinds), open: openFranchise },
])('a hint in $soak.game.id', ({ soak, kinds, open }) => {
	const choices = choicesOf(soak, kinds)

	test('is asked about every kind of step here', () => {
		expect([...choices.keys(), soak.game.conclusion?.type].toSorted()).toEqual(kinds.toSorted())
	})

	test.each(['en', 'fr'] as const)('has words for all of them in %s', async (language) => {
		await speak(language)
		const told: string[] = []
		for (const { view, step } of choices.values()) {
			const hint = await open(view).hint!([step])
			expect(hint?.text).toMatch(/\p{Letter}{2,}.*[.!]$/u)
			expect(hint?.text).not.toMatch(/[{}]|\b(deed|why|ends|grows|where)\.|undefined/)
			told.push(hint!.text)
		}
		expect(new Set(told).size).toBe(told.length)
	})

	test('puts away what was chosen: the button would do something else', async () => {
		let staged = 0
		for (const { view, step } of choices.values()) {
			const play = open(view)
			const label = () => play.action.value?.label
			const before = label()
			play.keys!.cursor!.step(1, 0)
			play.keys!.cursor!.enter()
			if (label() === before) continue
			staged++
			await play.hint!([step])
			expect(label()).toBe(before)
		}
		expect(staged).toBeGreaterThan(0)
	})
})
