import { describe, expect, test } from 'vitest'
import { milestoneIds } from '../../../shared/games/franchise/data/milestones.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { reserveOf } from '../../../shared/games/franchise/rules/milestones.ts'
import { supplyOf } from '../../../shared/games/franchise/rules/pieces.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { accept, backTo, cash, develop, developAgain, end, eventsOf, played, refusal, share } from './act.ts'
import { type Scene, scene, start } from './scene.ts'

const open = Object.fromEntries(milestoneIds.map((id) => [id, '']))
const withMilestones = (rest: Scene) => scene({ options: { milestones: true }, milestones: open, ...rest })
const metBy = (events: Parameters<typeof eventsOf>[0]) =>
	eventsOf(events, 'milestone').map(({ milestone, seat }) => [milestone, seat])

describe('milestones', () => {
	test('nobody starts with bonus tiles; 3 each lie in reserve, 4 with two or three players', () => {
		for (const players of [2, 3, 4, 5]) {
			const table = start(players, { milestones: true })
			expect(table.seats.map(({ bonus }) => bonus)).toEqual(table.seats.map(() => 0))
			expect(reserveOf(table, 0)).toBe(players < 4 ? 4 : 3)
		}
	})

	test('of the seven tiles 6 are drawn with two or three players, 5 with four or five', () => {
		const seen = new Set<string>()
		for (const players of [2, 3, 4, 5])
			for (let seed = 0; seed < 10; seed++) {
				const drawn = Object.keys(start(players, { milestones: true }, `${seed}`).milestones)
				expect(drawn).toHaveLength(players < 4 ? 6 : 5)
				for (const id of drawn) seen.add(id)
			}
		expect(seen.size).toBe(7)
	})

	test('whoever meets one takes one of their own tiles and puts a franchise there', () => {
		const table = withMilestones({ places: { pueblo: '0', memphis: '0', raleigh: '0', detroit: '0' } })
		const { state, events } = accept(table, develop('detroit', 'indianapolis'), end)
		expect(metBy(events)).toContainEqual(['four-towns', 0])
		expect(state.milestones['four-towns']).toBe('0')
		const met = metBy(events).length
		expect(state.seats[0]!.bonus).toBe(met)
		expect(supplyOf(state, 0)).toBe(supplyOf(table, 0) - 1 - met)
	})

	test('each once per player, by any number of players', () => {
		const table = withMilestones({
			milestones: { 'two-eights': '' },
			places: { chicago: '0', losangeles: '1' },
			seats: [{ eights: 1 }, { eights: 1 }],
		})
		const one = played(table, develop('chicago', 'newyork'), end)
		const both = played(one, develop('losangeles', 'denver'), end)
		expect(both.milestones).toEqual({ 'two-eights': '01' })
		const again = accept(backTo(0, both), develop('chicago', 'kansascity'), end)
		expect(metBy(again.events)).toEqual([])
		expect(again.state.seats[0]!.eights).toBe(3)
	})

	test('the tile is usable from the next turn on', () => {
		const table = withMilestones({ places: { chicago: '0' }, seats: [{ eights: 1 }], money: 30 })
		const met = played(table, develop('chicago', 'newyork'))
		expect(met.seats[0]!.bonus).toBe(1)
		expect(refusal(met, cash)).toBe('bonus-too-new')
		expect(refusal(met, developAgain('chicago', 'detroit'))).toBe('bonus-too-new')
		expect(refusal(backTo(0, played(met, end)), cash)).toBeUndefined()
	})

	test('a tile from before may be used in the turn that brings another', () => {
		const table = withMilestones({ places: { chicago: '0' }, seats: [{ eights: 1, bonus: 1 }], money: 30 })
		expect(refusal(table, develop('chicago', 'newyork'), cash)).toBeUndefined()
	})

	test('no more once the reserve for that player is empty', () => {
		const table = withMilestones({
			milestones: { 'four-towns': '0', 'four-regions': '0', 'whole-region': '10', 'two-eights': '' },
			places: { chicago: '0' },
			seats: [{ eights: 1, bonus: 1 }],
			money: 30,
		})
		const { state, events } = accept(table, develop('chicago', 'newyork'))
		expect(metBy(events)).toEqual([])
		expect(state.seats[0]!.bonus).toBe(1)
	})

	test('at the end only tiles taken count 4; those in reserve count nothing', () => {
		const table = withMilestones({ players: 2, idle: 1, seats: [{ bonus: 2 }, { bonus: 0 }] })
		expect(played(table, end).seats.map(({ points }) => points.bonus)).toEqual([8, 0])
	})

	test('starting pieces count, and everybody is checked when the turns begin', () => {
		const table = start(4, { milestones: true })
		const begun = {
			...table,
			places: { pueblo: '0', memphis: '0', raleigh: '0', elpaso: '0' },
			milestones: open,
		}
		begun.turn = begun.first
		const { events } = accept(begun, { type: 'town', place: 'ogallala' })
		expect(metBy(events)).toContainEqual(['four-regions', 0])
	})
})

describe('each milestone', () => {
	const only = (id: string, rest: Scene) => withMilestones({ ...rest, milestones: { [id]: '' } })

	test('four towns', () => {
		const table = only('four-towns', { places: { pueblo: '0', memphis: '0', detroit: '0' } })
		expect(metBy(accept(table, develop('detroit', 'indianapolis'), end).events)).toEqual([])
		const fourth = only('four-towns', { places: { pueblo: '0', memphis: '0', elpaso: '0', detroit: '0' } })
		expect(metBy(accept(fourth, develop('detroit', 'indianapolis'), end).events)).toEqual([['four-towns', 0]])
	})

	test('four regions, in towns or metropolises; a piece beside a tile is in none', () => {
		const table = only('four-regions', {
			places: { pueblo: '0', memphis: '0', detroit: '0' },
			beside: { gulf: 0 },
		})
		expect(metBy(accept(table, develop('detroit', 'indianapolis'), end).events)).toEqual([])
		expect(metBy(accept(table, develop('detroit', 'newyork'), end).events)).toEqual([['four-regions', 0]])
	})

	test('five franchises in evaluated metropolises, also when another player’s turn brings it about', () => {
		const table = only('five-evaluated', {
			places: { chicago: '111', stlouis: '110', kansascity: '0', memphis: '0' },
			evaluated: ['chicago'],
			tiles: { stlouis: 4 },
		})
		const { state, events } = accept(table, share('stlouis'), end)
		// The 4 is full with two each; seat 1 was there first and keeps one: three and one are four.
		expect(metBy(events)).toEqual([])
		expect(state.places.stlouis).toBe('100')
		const more = only('five-evaluated', {
			places: { chicago: '1111', stlouis: '110' },
			evaluated: ['chicago'],
			tiles: { stlouis: 4 },
		})
		const brought = accept(more, share('stlouis'), end)
		expect(metBy(brought.events)).toEqual([['five-evaluated', 1]])
		expect(brought.state.seats[1]!.bonus).toBe(1)
	})

	test('at the same time in unevaluated metropolises of 2, of 3 and of 4', () => {
		const table = only('two-three-four', { places: { indianapolis: '0', pittsburgh: '0', charlotte: '0' } })
		expect(metBy(accept(table, develop('indianapolis', 'detroit'), end).events)).toEqual([
			['two-three-four', 0],
		])
		const evaluated = only('two-three-four', {
			places: { indianapolis: '0', pittsburgh: '0', charlotte: '0' },
			evaluated: ['pittsburgh'],
		})
		expect(metBy(accept(evaluated, develop('indianapolis', 'detroit'), end).events)).toEqual([])
	})

	test('value is the tile in place', () => {
		const table = only('two-three-four', {
			places: { pueblo: '0', elpaso: '0' },
			tiles: { pittsburgh: 3, albuquerque: 4, charlotte: 2, dallas: 5, oklahomacity: 6 },
		})
		const here = { ...table, places: { ...table.places, pittsburgh: '0', charlotte: '0' } }
		expect(metBy(accept(here, develop('elpaso', 'albuquerque'), end).events)).toEqual([['two-three-four', 0]])
		expect(metBy(accept(here, develop('elpaso', 'dallas'), end).events)).toEqual([])
	})

	test('one opening that also evaluates counts only after the evaluation', () => {
		// Opening in the 2 fills it: it is evaluated in the same moment, so 2, 3 and 4 are never held at once.
		const table = only('two-three-four', {
			places: { indianapolis: '0', charlotte: '0', detroit: '0', pittsburgh: '1' },
		})
		expect(metBy(accept(table, develop('indianapolis', 'pittsburgh'), end).events)).toEqual([])
	})

	test('triggering the evaluation of a 6, 7 or 8 counts for the active player, whoever scores', () => {
		const table = only('big-metropolis', { places: { chicago: '112100' } })
		const { events } = accept(table, share('chicago'), end)
		expect(eventsOf(events, 'evaluate')[0]!.winner).toBe(1)
		expect(metBy(events)).toEqual([['big-metropolis', 0]])
		const small = only('big-metropolis', { places: { dallas: '00' } })
		expect(metBy(accept(small, share('dallas'), end).events)).toEqual([])
	})

	test('triggering the evaluation of a region counts for the active player', () => {
		const table = only('whole-region', {
			places: { pittsburgh: '1', newyork: '0000' },
			evaluated: ['pittsburgh'],
			beside: { northeast: 1 },
			regionTiles: { northeast: 7 },
		})
		expect(metBy(accept(table, share('newyork'), end).events)).toEqual([['whole-region', 0]])
	})

	test('two roads of 8; a free one counts, and so do several in one chain', () => {
		const fives = only('two-eights', { places: { newyork: '0' }, seats: [{ eights: 1 }] })
		expect(metBy(accept(fives, develop('newyork', 'detroit')).events)).toEqual([])
		const table = only('two-eights', {
			places: { losangeles: '0', phoenix: '0' },
			seats: [{ eights: 1 }],
			route: 0,
		})
		const free = { ...develop('losangeles', 'denver'), free: 0 }
		expect(metBy(accept(table, free).events)).toEqual([['two-eights', 0]])
		const chain = only('two-eights', { places: { phoenix: '0' }, development: 0 })
		expect(metBy(accept(chain, develop('phoenix', 'chicago', 'newyork')).events)).toEqual([['two-eights', 0]])
	})
})

describe('the milestone of two roads of 8', () => {
	const chicago = (rest: Scene = {}) =>
		withMilestones({ milestones: { 'two-eights': '' }, places: { chicago: '0' }, money: 40, ...rest })

	test('after the first such road one franchise of its player leaves the supply and stands beside the tile', () => {
		const table = chicago()
		const { state, events } = accept(table, develop('chicago', 'newyork'))
		expect(state).toMatchObject({ standing: '0', milestones: { 'two-eights': '' } })
		expect(eventsOf(events, 'first-eight')).toHaveLength(1)
		expect(supplyOf(state, 0)).toBe(supplyOf(table, 0) - 2) // the marker has reserved the other
		expect(metBy(events)).toEqual([])
	})

	test('with the second it lies down there, so the tile costs one franchise in all', () => {
		const once = backTo(0, played(chicago(), develop('chicago', 'newyork'), end))
		const { state, events } = accept(once, develop('chicago', 'kansascity'))
		expect(state).toMatchObject({ standing: '', milestones: { 'two-eights': '0' } })
		expect(eventsOf(events, 'first-eight')).toEqual([])
		expect(metBy(events)).toEqual([['two-eights', 0]])
		expect(supplyOf(state, 0)).toBe(supplyOf(once, 0) - 1)
	})

	test('no other road puts one there, and a third road of 8 takes no more', () => {
		const green = played(chicago(), develop('chicago', 'detroit'))
		expect(green.standing).toBe('')
		const met = chicago({ milestones: { 'two-eights': '0' }, seats: [{ eights: 2 }] })
		const third = accept(met, develop('chicago', 'newyork'))
		expect(third.state.standing).toBe('')
		expect(supplyOf(third.state, 0)).toBe(supplyOf(met, 0) - 1)
		expect(eventsOf(third.events, 'first-eight')).toEqual([])
	})

	test('several players stand there', () => {
		const table = chicago({ places: { chicago: '0', losangeles: '1' } })
		const both = played(played(table, develop('chicago', 'newyork'), end), develop('losangeles', 'denver'))
		expect(both.standing).toBe('01')
	})

	test('a free road puts it there too, and two in one chain cost one franchise', () => {
		const free = played(chicago({ route: 0 }), { ...develop('chicago', 'newyork'), free: 0 })
		expect(free.standing).toBe('0')
		const table = chicago({ places: { phoenix: '0' }, development: 0 })
		const chain = played(table, develop('phoenix', 'chicago', 'newyork'))
		expect(chain).toMatchObject({ standing: '', milestones: { 'two-eights': '0' } })
		expect(supplyOf(chain, 0)).toBe(supplyOf(table, 0) - 2)
	})

	test('it stands there also when no bonus tile is left to be taken, and stays', () => {
		const table = chicago({
			milestones: { 'four-towns': '0', 'four-regions': '0', 'whole-region': '0', 'two-eights': '' },
		})
		const once = backTo(0, played(table, develop('chicago', 'newyork'), end))
		expect(once.standing).toBe('0')
		const twice = accept(once, develop('chicago', 'kansascity'))
		expect(twice.state).toMatchObject({ standing: '0', milestones: { 'two-eights': '' } })
		expect(metBy(twice.events)).toEqual([])
		expect(supplyOf(twice.state, 0)).toBe(supplyOf(once, 0) - 1)
	})

	test('where the tile was not drawn, or without milestones, nothing leaves the supply', () => {
		for (const milestones of [{ 'four-towns': '' }, {}]) {
			const table = scene({ milestones, places: { chicago: '0' } })
			const { state, events } = accept(table, develop('chicago', 'newyork'))
			expect(state).not.toHaveProperty('standing')
			expect(eventsOf(events, 'first-eight')).toEqual([])
			expect(supplyOf(state, 0)).toBe(supplyOf(table, 0) - 1)
		}
	})

	test('a game begins with nobody there, if the tile was drawn', () => {
		const seen = new Set<unknown>()
		for (let seed = 0; seed < 10; seed++) {
			const { milestones, standing } = start(4, { milestones: true }, `${seed}`)
			expect(standing).toBe(milestones['two-eights'])
			seen.add(standing)
		}
		expect(seen).toEqual(new Set(['', undefined]))
		expect(start(4)).not.toHaveProperty('standing')
	})

	test('in games of version 1 it is only met, and costs its franchise then', () => {
		const first = franchise.earlier!.find(({ version }) => version === 1)!
		const options = { ...defaultOptions(franchise.options), milestones: true }
		for (let seed = 0; seed < 10; seed++)
			expect(first.setup(options, { count: 4 }, randomFrom(`${seed}`))).not.toHaveProperty('standing')
		const { standing: _, ...table } = chicago()
		const once = accept(table, develop('chicago', 'newyork'))
		expect(once.state).not.toHaveProperty('standing')
		expect(eventsOf(once.events, 'first-eight')).toEqual([])
		expect(supplyOf(once.state, 0)).toBe(supplyOf(table, 0) - 1)
		const again = backTo(0, played(once.state, end))
		expect(supplyOf(played(again, develop('chicago', 'kansascity')), 0)).toBe(supplyOf(again, 0) - 2)
	})
})
