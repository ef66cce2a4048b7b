import { describe, expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Options } from '../../../shared/games/franchise/options.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { FACE_DOWN } from '../../../shared/games/franchise/table.ts'
import { defaultOptions } from '../../../shared/kernel/options.ts'
import {
	accept,
	backTo,
	cash,
	develop,
	developAgain,
	end,
	eventsOf,
	played,
	refusal,
	share,
	stepsOf,
	targetsOf,
} from './act.ts'
import { type Scene, scene, start } from './scene.ts'

const [DOLLARS, BONUS, NUMBER, DEVELOPMENT, ROUTE] = [22, 24, 26, 28, 29]
const region = (id: 'gulf' | 'northeast' | 'southeast'): Step => ({ type: 'region', region: id })

/** Seat 0 is about to close the Northeast, where everybody is: 0 has most, then 1, then the others. */
const northeast = (tile: number, rest: Scene = {}) =>
	scene({
		options: { regions: 'new' },
		players: 4,
		places: { pittsburgh: '00001123', newyork: '0000' },
		evaluated: ['pittsburgh'],
		beside: { northeast: 0 },
		regionTiles: { northeast: tile },
		money: 0,
		...rest,
	})
const closed = (tile: number, rest: Scene = {}) => accept(northeast(tile, rest), share('newyork'), end)
const gainsOf = (tile: number, rest: Scene = {}) => eventsOf(closed(tile, rest).events, 'score')[0]!.gains

describe('three ways to choose ten tiles', () => {
	const tilesOf = (regions: Options['regions'], seed: string, players = 4) =>
		Object.values(start(players, { regions }, seed).regionTiles)

	const mixture = [...defaultOptions(franchise.options).tiles].sort()

	test('from all thirty, from the twenty new ones, or those picked', () => {
		const seen = { all: new Set<number>(), new: new Set<number>() }
		for (let seed = 0; seed < 30; seed++) {
			for (const way of ['all', 'new'] as const) {
				const tiles = tilesOf(way, `${seed}`)
				expect(new Set(tiles).size).toBe(10)
				for (const tile of tiles) seen[way].add(tile)
			}
		}
		expect(seen.all.size).toBe(30)
		expect([...seen.new].sort()).toEqual(Array.from({ length: 20 }, (_, index) => 10 + index).sort())
		expect(tilesOf('picked', 'picked').sort()).toEqual(mixture)
	})

	test('picked tiles are dealt at random', () => {
		const deals = new Set(Array.from({ length: 10 }, (_, seed) => tilesOf('picked', `${seed}`).join()))
		expect(deals.size).toBeGreaterThan(8)
	})

	test('with two or three players three of the ten lie face down on the first spaces', () => {
		for (const regions of ['all', 'new', 'picked'] as const) {
			const table = start(3, { regions })
			expect(table.track).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN])
			expect(Object.keys(table.regionTiles)).toHaveLength(7)
		}
	})

	test('nobody sees them: no state holds their numbers', () => {
		for (let seed = 0; seed < 10; seed++) {
			const { regionTiles, track, pool, tiles, ...rest } = start(2, { regions: 'new' }, `${seed}`)
			expect(track.every((tile) => tile === FACE_DOWN) && pool.length === 0).toBe(true)
			expect(Object.values(regionTiles)).toHaveLength(7)
			expect(Object.values(tiles).every((value) => value <= 8)).toBe(true)
			// What is left has no number as high as the lowest of the new tiles.
			expect(JSON.stringify(rest)).not.toMatch(/[1-9]\d/)
		}
	})

	test('with the expert variant the chosen tiles are drafted, or dealt at random', () => {
		const drafted = start(2, { regions: 'new', expert: 'draft' })
		expect(drafted.pool).toHaveLength(7)
		expect(drafted.pool.every((tile) => tile >= 10)).toBe(true)
		expect(drafted.regionTiles).toEqual({})
		const dealt = start(5, { regions: 'picked', expert: 'random' })
		expect(Object.values(dealt.regionTiles).sort()).toEqual(mixture)
		expect(dealt.pool).toEqual([])
	})
})

describe('kinds of tiles', () => {
	test('points', () => {
		expect(gainsOf(10)).toEqual([
			{ seat: 0, points: 12 },
			{ seat: 1, points: 5 },
			{ seat: 2, points: 2 },
			{ seat: 3, points: 2 },
		])
	})

	test('dollars instead of points', () => {
		const { state } = closed(DOLLARS)
		expect(state.seats.map(({ points }) => points.regions)).toEqual([0, 0, 0, 0])
		expect(state.seats.slice(1).map(({ money }) => money)).toEqual([10, 5, 5])
	})

	test('bonus tile: the first gets 3 influence and a used bonus tile back', () => {
		const { state, events } = closed(BONUS, { seats: [{ bonus: 1 }] })
		expect(eventsOf(events, 'score')[0]!.gains[0]).toEqual({ seat: 0, points: 3, keeps: 'bonus' })
		expect(state.seats[0]).toMatchObject({ bonus: 2 })
		expect(state.seats[1]!.points.regions).toBe(4)
	})

	test('with no bonus tile used there is nothing to regain', () => {
		expect(gainsOf(BONUS)[0]).toEqual({ seat: 0, points: 3 })
	})

	test('a regained bonus tile is an ordinary one', () => {
		const { state } = closed(BONUS, { seats: [{ bonus: 0 }] })
		expect(refusal(backTo(0, state), cash)).toBeUndefined()
		const last = closed(BONUS, { players: 2, idle: 1, seats: [{ bonus: 0 }] }).state
		expect(last.seats[0]!.points.bonus).toBe(4)
	})

	test('number of regions: tiles on the track plus or minus the printed number, at least 0', () => {
		const points = (track: number[]) => gainsOf(NUMBER, { track }).map((gain) => gain.points)
		expect(points([])).toEqual([3, 1, 0, 0])
		expect(points([1, 2, 3, 4])).toEqual([7, 5, 3, 3])
	})

	test('the tile being scored is not yet on the track, face-down tiles are', () => {
		const few = northeast(NUMBER, {
			players: 3,
			track: [FACE_DOWN, FACE_DOWN, FACE_DOWN],
			places: { pittsburgh: '00112', newyork: '0000' },
		})
		const [score] = eventsOf(accept(few, share('newyork'), end).events, 'score')
		expect(score!.gains.map(({ points }) => points)).toEqual([6, 4, 2])
	})

	test('development tile: the first gets 5 influence and the tile', () => {
		const { state, events } = closed(DEVELOPMENT)
		expect(eventsOf(events, 'score')[0]!.gains[0]).toEqual({ seat: 0, points: 5, keeps: 'development' })
		expect(state.development).toBe(0)
	})

	test('route tile: the first gets 6 influence and the tile', () => {
		const { state, events } = closed(ROUTE)
		expect(eventsOf(events, 'score')[0]!.gains[0]).toEqual({ seat: 0, points: 6, keeps: 'route' })
		expect(state.route).toBe(0)
	})

	test('with two players the second takes the third entry, for every kind', () => {
		const two = (tile: number) =>
			gainsOf(tile, { players: 2, places: { pittsburgh: '001', newyork: '0000' } })[1]
		expect(two(10)).toEqual({ seat: 1, points: 2 })
		expect(two(DOLLARS)).toEqual({ seat: 1, dollars: 5 })
		expect(two(NUMBER)).toEqual({ seat: 1, points: 2 })
		expect(two(ROUTE)).toEqual({ seat: 1, points: 1 })
	})
})

describe('the order of regions', () => {
	const two = (options: Partial<Options>) =>
		scene({
			options,
			places: { elpaso: '1', oklahomacity: '1', dallas: '1', houston: '0', pittsburgh: '0', newyork: '0000' },
			evaluated: ['oklahomacity', 'dallas', 'pittsburgh'],
			beside: { gulf: 1, northeast: 0 },
			tiles: { houston: 2, newyork: 8 },
			regionTiles: { gulf: NUMBER, northeast: 10 },
		})
	const turn = [share('houston'), share('newyork'), end]

	test('is the active player’s choice', () => {
		const { state, events } = accept(two({ regions: 'new' }), ...turn)
		expect(eventsOf(events, 'score')).toEqual([])
		expect(state).toMatchObject({ turn: 0, progress: { phase: 'regions' } })
		expect(stepsOf(state)).toEqual([region('gulf'), region('northeast')])
		expect(refusal(state, region('southeast'))).toBe('region-not-due')
		expect(refusal(state, end)).toBe('regions-first')
		expect(refusal(state, share('houston'))).toBe('regions-first')
		const scored = accept(state, region('northeast'))
		expect(eventsOf(scored.events, 'score').map((event) => event.region)).toEqual(['northeast', 'gulf'])
		expect(scored.state.turn).toBe(1)
	})

	test('each region is finished before the next, so the later one counts the earlier tile', () => {
		const gains = (...steps: Step[]) =>
			eventsOf(accept(two({ regions: 'new' }), ...turn, ...steps).events, 'score').find(
				(event) => event.region === 'gulf',
			)!.gains
		expect(gains(region('gulf'))[0]!.points).toBe(3)
		expect(gains(region('northeast'))[0]!.points).toBe(4)
	})

	test('without the expansion it is that of the regions', () => {
		const { events } = accept(two({}), ...turn)
		expect(eventsOf(events, 'score').map((event) => event.region)).toEqual(['gulf', 'northeast'])
	})

	test('a region cannot be chosen before its time', () => {
		expect(refusal(two({ regions: 'new' }), region('gulf'))).toBe('not-now')
	})
})

describe('the development tile', () => {
	const table = scene({ places: { newyork: '0' }, development: 0, money: 20 })

	test('one development goes over a chain of roads to a target that no single road joins', () => {
		const state = played(table, develop('newyork', 'detroit', 'indianapolis'))
		expect(state.progress!.marker).toBe('indianapolis')
		expect(state.seats[0]!.money).toBe(20 + 3 - 5 - 1)
	})

	test('every road is paid', () => {
		const poor = scene({ places: { newyork: '0' }, development: 0, money: 2 })
		expect(refusal(poor, develop('newyork', 'detroit', 'indianapolis'))).toBe('too-dear')
	})

	test('not where one road leads', () => {
		expect(refusal(table, develop('newyork', 'detroit', 'chicago'))).toBe('joined-directly')
	})

	test('it may pass any place in play, whoever is there', () => {
		const crowded = scene({
			places: { newyork: '0', detroit: '1123', pittsburgh: '1', charlotte: '2' },
			evaluated: ['detroit'],
			development: 0,
		})
		expect(refusal(crowded, develop('newyork', 'detroit', 'indianapolis'))).toBeUndefined()
		const own = scene({ places: { newyork: '0', detroit: '0' }, development: 0 })
		expect(refusal(own, develop('newyork', 'pittsburgh', 'minneapolis', 'fargo'))).toBeUndefined()
	})

	test('but no place twice, none without a road and none that is blocked', () => {
		expect(refusal(table, develop('newyork', 'detroit', 'newyork', 'pittsburgh', 'indianapolis'))).toBe(
			'path-crosses',
		)
		expect(refusal(table, develop('newyork', 'indianapolis', 'memphis'))).toBe('no-road')
		const few = scene({ players: 3, places: { minneapolis: '0' }, development: 0 })
		expect(refusal(few, develop('minneapolis', 'fargo', 'siouxfalls', 'ogallala'))).toBe('blocked-region')
	})

	test('the target must be legal', () => {
		const taken = scene({ places: { newyork: '0', indianapolis: '1' }, development: 0 })
		expect(refusal(taken, develop('newyork', 'detroit', 'indianapolis'))).toBe('town-taken')
	})

	test('for the normal development or the bonus one, once, and it is not the one bonus tile of the turn', () => {
		const second = accept(
			table,
			develop('newyork', 'pittsburgh'),
			developAgain('newyork', 'detroit', 'indianapolis'),
		).state
		expect(second).toMatchObject({ development: -1, progress: { extra: 'indianapolis', bonus: true } })
		const first = played(table, develop('newyork', 'detroit', 'indianapolis'))
		expect(refusal(first, developAgain('newyork', 'pittsburgh', 'minneapolis'))).toBe('no-development-tile')
		expect(refusal(first, cash)).toBeUndefined()
	})

	test('only for its owner', () => {
		const other = { ...table, development: 1 }
		expect(refusal(other, develop('newyork', 'detroit', 'indianapolis'))).toBe('no-development-tile')
	})

	test('the cheapest chain to each target is offered', () => {
		const ways = stepsOf(table).flatMap((step) =>
			step.type === 'develop' && step.path.at(-1) === 'indianapolis' ? [step.path] : [],
		)
		expect(ways).toEqual([['newyork', 'pittsburgh', 'indianapolis']])
		expect(targetsOf(table).length).toBeGreaterThan(20)
	})

	test('it resets the count of turns without developing', () => {
		const state = played({ ...table, idle: 3 }, develop('newyork', 'detroit', 'indianapolis'), end)
		expect(state).toMatchObject({ idle: 0, stage: 'turns' })
	})
})

describe('the route tile', () => {
	const table = scene({ places: { chicago: '0' }, route: 0, development: 0, money: 0 })
	const free = (step: ReturnType<typeof develop>, leg: number) => ({ ...step, free: leg })

	test('one road is free: that of either development', () => {
		const state = played(table, free(develop('chicago', 'newyork'), 0))
		expect(state.seats[0]!.money).toBe(3)
		expect(state.route).toBe(-1)
		const rich = { ...table, seats: table.seats.map((player) => ({ ...player, money: 20 })) }
		const again = played(rich, develop('chicago', 'detroit'), free(developAgain('chicago', 'newyork'), 0))
		expect(again.seats[0]!.money).toBe(20 + 3 - 3)
	})

	test('or one of a chain', () => {
		// Income is 3: the road of 5 is free, the one of 1 is paid.
		const state = played(table, free(develop('chicago', 'pittsburgh', 'indianapolis'), 0))
		expect(state.seats[0]!.money).toBe(2)
		expect(state).toMatchObject({ route: -1, development: -1 })
	})

	test('once', () => {
		const first = played(table, free(develop('chicago', 'newyork'), 0))
		expect(refusal(first, free(developAgain('chicago', 'kansascity'), 0))).toBe('no-route-tile')
	})

	test('for a road that costs something', () => {
		const cheap = scene({ places: { pueblo: '0' }, route: 0 })
		expect(refusal(cheap, free(develop('pueblo', 'phoenix'), 0))).toBe('free-already')
	})

	test('only for its owner', () => {
		expect(refusal({ ...table, route: 1 }, free(develop('chicago', 'newyork'), 0))).toBe('no-route-tile')
	})

	test('roads are offered with and without it', () => {
		const offers = stepsOf(table).filter((step) => step.type === 'develop' && step.path.at(-1) === 'detroit')
		expect(offers).toEqual([free(develop('chicago', 'detroit'), 0), develop('chicago', 'detroit')])
	})
})

test('development and route tiles are worth nothing at the end', () => {
	const table = scene({ players: 2, idle: 1, development: 0, route: 0 })
	const plain = scene({ players: 2, idle: 1 })
	expect(played(table, end).seats[0]!.points).toEqual(played(plain, end).seats[0]!.points)
})
