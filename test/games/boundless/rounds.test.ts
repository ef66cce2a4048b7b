import { describe, expect, test } from 'vitest'
import { atlas, mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { Step } from '../../../shared/games/boundless/step.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { asOfVersion, TABLE } from '../../../shared/kernel/game.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { accept, letTableAct, letTableReach, refusal, start } from './act.ts'

const ready: Step = { type: 'ready' }
const deal: Step = { type: 'deal' }

/** The state when a round is about to be dealt; nobody has placed anything in the rounds before. */
function waitingFor(round: number, players = 2, options = {}): State {
	let state = start(players, options)
	while (state.table.round < round - 1 || state.table.phase !== 'ready') state = letTableAct(state).state
	return state
}

describe('the deck', () => {
	test.each(mapIds)('shows every state of %s exactly once in rounds 1 to 6', (map) => {
		const { deals } = start(4, { map })
		const shown = deals.slice(0, 6).flatMap(({ ring, centre }) => [...ring, ...centre])
		expect(shown.toSorted()).toEqual(Object.keys(atlas[map].states).toSorted())
	})

	test('is shuffled again for round 7', () => {
		const { deals } = start(4)
		const last = [...deals[6]!.ring, ...deals[6]!.centre]
		expect(new Set(last).size).toBe(9)
	})

	test('puts one card in the centre in rounds 1 to 4, two from round 5 on, seven always in the ring', () => {
		const { deals } = start(4)
		expect(deals.map(({ centre }) => centre.length)).toEqual([1, 1, 1, 1, 2, 2, 2])
		expect(deals.map(({ ring }) => ring.length)).toEqual([7, 7, 7, 7, 7, 7, 7])
	})

	test('is another for another seed', () =>
		expect(start(4, {}, 'one').deals).not.toEqual(start(4, {}, 'two').deals))
})

describe('income', () => {
	const incomes = (options = {}) =>
		[1, 2, 3, 4, 5, 6, 7].map((round) => {
			const { purses } = waitingFor(round, 2, options).table
			const after = letTableAct(waitingFor(round, 2, options)).state.table.purses
			return after[0]! - purses[0]!
		})

	test('is 100 before round 1, 200 before round 3 and 300 before round 5', () =>
		expect(incomes()).toEqual([100, 0, 200, 0, 300, 0, 0]))

	test('is doubled where everybody plays two colours', () =>
		expect(incomes({ twoColours: true })).toEqual([200, 0, 400, 0, 600, 0, 0]))

	test('is paid before the first card appears', () => {
		const { state, events } = letTableAct(start(3))
		expect(state.table).toMatchObject({ purses: [100, 100, 100], ring: [], centre: [] })
		expect(events).toEqual([{ type: 'deal', round: 1 }])
	})
})

describe('a round', () => {
	test('starts when everybody has said ready', () => {
		let state = start(3)
		for (const seat of [2, 0, 1]) {
			expect(refusal(state, TABLE, deal, 500)).toBe('too-early')
			state = accept(state, seat, ready, 500).state
		}
		expect(refusal(state, TABLE, deal, 500)).toBeUndefined()
	})

	test('starts when every connected player has said ready', () => {
		let state = accept(start(3), TABLE, { type: 'presence', away: [1] }, 100).state
		for (const seat of [0, 2]) state = accept(state, seat, ready, 500).state
		expect(refusal(state, TABLE, deal, 500)).toBeUndefined()
		state = accept(state, TABLE, { type: 'presence', away: [] }, 500).state
		expect(refusal(state, TABLE, deal, 500)).toBe('too-early')
	})

	test('starts when the only one who was not ready goes away', () => {
		let state = start(2)
		state = accept(state, 0, ready, 500).state
		state = accept(state, TABLE, { type: 'presence', away: [1] }, 600).state
		expect(refusal(state, TABLE, deal, 600)).toBeUndefined()
	})

	test('starts 30 s after the last settlement, whoever is ready', () => {
		const state = waitingFor(2)
		expect(boundless.due(state)).toEqual({ at: state.table.since + 30_000, step: deal })
	})

	test('does not start at once because nobody is there who could be waited for', () => {
		const state = accept(start(2), TABLE, { type: 'presence', away: [0, 1] }, 100).state
		expect(boundless.due(state)).toEqual({ at: 120_000, step: deal })
	})

	test('is waited for by each player once', () => {
		const state = accept(start(2), 1, ready, 100).state
		expect(refusal(state, 1, ready, 200)).toBe('already-ready')
		expect(boundless.actors(state.table)).toEqual([0])
		expect(boundless.steps({ table: state.table, seat: 0, hand: null })).toEqual([ready])
		expect(boundless.steps({ table: state.table, seat: 1, hand: null })).toEqual([])
	})

	test('clears the table of the round before', () => {
		const state = letTableAct(waitingFor(2)).state
		expect(state.table).toMatchObject({ round: 2, ring: [], centre: [], ready: [], phase: 'ring' })
		expect(state.table.stacks.flat()).toEqual([])
		expect(state.tokens).toEqual([])
	})
})

describe('alone against bots', () => {
	const MUCH_LATER = 3_600_000
	const tell = (state: State, at: number, away: number[], bots: number[]): State =>
		accept(state, TABLE, { type: 'presence', away, bots }, at).state
	const sayReady = (state: State, at: number, ...seats: number[]): State =>
		seats.reduce((then, seat) => accept(then, seat, ready, at).state, state)

	test('a round starts only when the player is ready, the first and any other', () => {
		for (const round of [1, 2, 7]) {
			const alone = tell(waitingFor(round, 3), MUCH_LATER, [], [1, 2])
			expect(boundless.due(alone)).toBeUndefined()
			const waited = sayReady(alone, MUCH_LATER, 1, 2)
			expect(boundless.due(waited)).toBeUndefined()
			expect(refusal(waited, TABLE, deal, 2 * MUCH_LATER)).toBe('not-your-turn')
			expect(refusal(sayReady(waited, MUCH_LATER, 0), TABLE, deal, MUCH_LATER)).toBeUndefined()
		}
	})

	test('a round starts when the bots are ready, too, and does not start by the clock meanwhile', () => {
		const alone = sayReady(tell(start(3), 0, [], [0, 2]), 500, 1)
		expect(boundless.due(alone)).toBeUndefined()
		expect(refusal(sayReady(alone, 900, 0, 2), TABLE, deal, 900)).toBeUndefined()
	})

	test('a round does not start without the player because they are away, nor because they got up', () => {
		const left = sayReady(tell(start(3), 0, [0], [1, 2]), 2_000, 1, 2)
		expect(boundless.due(left)).toBeUndefined()
		expect(refusal(sayReady(left, 3_000, 0), TABLE, deal, 3_000)).toBeUndefined()
	})

	test('means that every other seat is a bot’s: with two people, or an open seat, 30 s are enough', () => {
		const state = waitingFor(2, 4)
		const { since } = state.table
		const patient = { at: since + 30_000, step: deal }
		expect(boundless.due(tell(state, since, [], [2, 3]))).toEqual(patient)
		expect(boundless.due(tell(state, since, [1], [2, 3]))).toEqual(patient)
		expect(boundless.due(tell(state, since, [], []))).toEqual(patient)
		expect(boundless.due(tell(state, since, [], [0, 1, 2, 3]))).toEqual(patient)
	})

	test('begins when the last of the others gives their seat to a bot: then the round waits', () => {
		const state = waitingFor(2, 2)
		const alone = tell(state, state.table.since + 10_000, [], [1])
		expect(boundless.due(alone)).toBeUndefined()
	})

	test('ends when somebody may come: the 30 s, or the two minutes, count from then', () => {
		for (const [round, patience] of [
			[1, 120_000],
			[2, 30_000],
		] as const) {
			const alone = tell(waitingFor(round, 3), 200_000, [], [1, 2])
			expect(boundless.due(tell(alone, 900_000, [2], [1]))).toEqual({ at: 900_000 + patience, step: deal })
		}
	})

	test('somebody who comes while the tokens race changes nothing about their time', () => {
		const race = letTableReach(sayReady(tell(start(2), 0, [], [1]), 100, 0, 1), 'race')
		const { since } = race.table
		expect(tell(race, since + 5_000, [], []).table.since).toBe(since)
	})

	test('as version 1 had it a round started by itself', () => {
		const first = asOfVersion(boundless, 1)
		let state = first.setup(defaultOptions(first.options), { count: 3 }, randomFrom('scene'))
		expect(state.table).not.toHaveProperty('bots')
		expect(first.presence?.(state.table, [], [1, 2])).toBeUndefined()
		const told = first.apply(state, TABLE, { type: 'presence', away: [1] }, { at: 5, acted: 5 })
		if (isRejected(told)) throw new Error(told.rejected)
		state = told.state
		expect(state.table).not.toHaveProperty('bots')
		expect(first.due(state)).toEqual({ at: 120_000, step: deal })
	})
})

describe('the cards', () => {
	test('of the ring appear one by one, 0.4 s apart, then the centre', () => {
		let state = letTableAct(waitingFor(3)).state
		const { ring, centre } = state.deals[2]!
		for (let shown = 1; shown <= 7; shown++) {
			const next = letTableAct(state)
			expect(next.at - state.cardAt).toBe(400)
			expect(next.state.table).toMatchObject({ ring: ring.slice(0, shown), centre: [], phase: 'ring' })
			state = next.state
		}
		const reveal = letTableAct(state)
		expect(reveal.at - state.cardAt).toBe(400)
		expect(reveal.events).toEqual([{ type: 'reveal', ring, centre }])
		expect(reveal.state.table).toMatchObject({ ring, centre, phase: 'race', since: reveal.at })
	})

	test('both of the centre appear at one moment', () => {
		const state = letTableReach(waitingFor(5), 'race')
		expect(state.table.centre).toEqual(state.deals[4]!.centre)
		expect(state.table.centre).toHaveLength(2)
	})

	test('all appear together in round 6, when the centre would have been revealed', () => {
		const state = letTableAct(waitingFor(6)).state
		const { ring, centre } = state.deals[5]!
		const reveal = letTableAct(state)
		expect(reveal.at - state.cardAt).toBe(8 * 400)
		expect(reveal.events).toEqual([{ type: 'reveal', ring, centre }])
		expect(reveal.state.table).toMatchObject({ ring, centre, phase: 'race' })
	})

	test('keep their distance when the one before came late', () => {
		const late = letTableAct(letTableAct(start(2)).state, 90)
		expect(letTableAct(late.state).at).toBe(late.at + 400)
	})

	test('cannot be told before they appear, by anything that anybody sees', () => {
		let state = start(2)
		while (state.table.round < 6 || state.table.phase === 'ring') {
			const { table, deals } = state
			const current = deals[table.round - 1]
			const inPlay =
				current && table.phase === 'ring' ? [...current.ring.slice(table.ring.length), ...current.centre] : []
			const hidden = [
				...inPlay,
				...deals.slice(table.round, 6).flatMap(({ ring, centre }) => [...ring, ...centre]),
			]
			const seen = JSON.stringify([boundless.table(state), boundless.hand(state, 0)])
			for (const card of hidden) expect(seen).not.toContain(`"${card}"`)
			state = letTableAct(state).state
		}
	})

	test('of round 7, which may have been seen before, are not on the table before they appear', () => {
		let state = letTableAct(waitingFor(7)).state
		const { ring } = state.deals[6]!
		for (let shown = 0; shown <= 7; shown++) {
			expect(state.table).toMatchObject({ ring: ring.slice(0, shown), centre: [] })
			state = letTableAct(state).state
		}
	})

	test('and their appearing cannot be taken back', () => {
		const ring = letTableAct(start(2)).state
		expect(letTableAct(ring).reveals).toBe(true)
	})
})

describe('the table', () => {
	test('keeps to its schedule: it does nothing too early and nothing else', () => {
		const state = letTableAct(start(2)).state
		const { at } = boundless.due(state)!
		expect(refusal(state, TABLE, { type: 'show' }, at - 1)).toBe('too-early')
		expect(refusal(state, TABLE, deal, at)).toBe('not-your-turn')
		expect(refusal(state, TABLE, { type: 'settle' }, at)).toBe('not-your-turn')
	})

	test('acts by itself alone: players cannot deal, show, settle or say who is away', () => {
		const steps: Step[] = [deal, { type: 'show' }, { type: 'settle' }, { type: 'presence', away: [] }]
		for (const step of steps) expect(refusal(start(2), 0, step, 90_000)).toBe('not-your-turn')
		expect(refusal(start(2), TABLE, ready, 0)).toBe('not-your-turn')
	})

	test('knows a race from the reveal until the settlement', () => {
		const races: string[] = []
		let state = start(2)
		for (let i = 0; i < 11; i++) {
			races.push(`${state.table.phase} ${boundless.races(state.table)}`)
			state = letTableAct(state).state
		}
		expect([...new Set(races)]).toEqual(['ready false', 'ring false', 'race true'])
		expect(boundless.races(state.table)).toBe(false)
	})

	test('ends after round 7 with nothing due, nobody to act and the richest as winners', () => {
		const { table } = letTableReach(start(3), 'over')
		expect(table.round).toBe(7)
		expect(boundless.actors(table)).toEqual([])
		expect(boundless.outcome(table)).toEqual({ scores: table.purses, winners: [0, 1, 2] })
		expect(boundless.outcome({ ...table, purses: [10, 50, 20] })?.winners).toEqual([1])
		expect(boundless.due(letTableReach(start(3), 'over'))).toBeUndefined()
	})
})
