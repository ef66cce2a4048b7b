import { describe, expect, test } from 'vitest'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { accept, cash, develop, end, eventsOf, played, share } from './act.ts'
import { noPoints, scene } from './scene.ts'

describe('the end by a red space', () => {
	test('three regions in one turn reach it, and the game ends with that turn', () => {
		const table = scene({
			places: {
				elpaso: '1',
				oklahomacity: '1',
				dallas: '1',
				houston: '0',
				pittsburgh: '0',
				newyork: '0000',
				huntsville: '1',
				montgomery: '2',
				atlanta: '00',
				jacksonville: '1',
			},
			evaluated: ['oklahomacity', 'dallas', 'pittsburgh', 'jacksonville'],
			tiles: { houston: 2, newyork: 8, atlanta: 5 },
			beside: { gulf: 1, northeast: 0, southeast: 1 },
			track: [2, 0, 1, 3, 5, 6],
			regionTiles: { gulf: 4, northeast: 7, southeast: 9, atlantic: 8 },
		})
		const { state, events } = accept(table, share('houston'), share('newyork'), share('atlanta'), end)
		expect(eventsOf(events, 'score').map(({ space, points }) => [space + 1, points])).toEqual([
			[7, 3],
			[8, 2],
			[9, 0],
		])
		expect(events.at(-1)).toEqual({ type: 'over', why: 'red' })
		expect(state).toMatchObject({ stage: 'over', turn: -1, progress: null })
		expect(franchise.actors(state)).toEqual([])
		expect(franchise.outcome(state)).toBeDefined()
	})

	test('the seventh space does not end it, the eighth does', () => {
		const oneMore = (track: number[]) =>
			scene({
				places: { pittsburgh: '0', newyork: '0000' },
				evaluated: ['pittsburgh'],
				beside: { northeast: 0 },
				track,
				regionTiles: { northeast: 7, atlantic: 8 },
			})
		expect(played(oneMore([2, 0, 1, 3, 5, 6]), share('newyork'), end).stage).toBe('turns')
		expect(played(oneMore([2, 0, 1, 3, 5, 6, 4]), share('newyork'), end).stage).toBe('over')
	})
})

describe('the end by turns without a marker', () => {
	test('as many in a row as there are players end the game, after the last of them was played', () => {
		const table = scene({
			players: 3,
			places: { pueblo: '0', memphis: '1', pittsburgh: '2' },
			idle: 2,
			turn: 2,
		})
		const { state, events } = accept(table, share('pittsburgh'), end)
		expect(eventsOf(events, 'evaluate')).toHaveLength(1)
		expect(events.at(-1)).toEqual({ type: 'over', why: 'idle' })
		expect(state.seats[2]!.points.metropolises).toBe(2)
	})

	test('any development resets the count', () => {
		const table = scene({ players: 3, places: { pueblo: '0', memphis: '1', detroit: '2' }, idle: 2, turn: 2 })
		expect(played(table, develop('detroit', 'chicago'), end)).toMatchObject({ idle: 0, stage: 'turns' })
	})

	test('a turn counts whether it was chosen or forced', () => {
		const stuck = scene({ players: 2, places: { detroit: '1' }, money: 0, idle: 1 })
		expect(played(stuck, end).stage).toBe('over')
	})
})

describe('the final count', () => {
	const last = { players: 2, idle: 1 }

	test('a franchise in a town brings 1, full 3 dollars bring 1, an unused bonus tile brings 4', () => {
		// Worked example: 5 for towns, 3 for dollars, 4 for a bonus tile.
		const table = scene({
			...last,
			places: { pueblo: '0', flagstaff: '0', saltlakecity: '0', memphis: '0', raleigh: '0', elpaso: '1' },
			money: [10, 0],
			seats: [{ bonus: 1 }, { bonus: 0 }],
		})
		const { seats } = played(table, end)
		expect(seats[0]!.points).toEqual({ ...noPoints, towns: 5, dollars: 3, bonus: 4 })
		expect(seats[1]!.points).toEqual({ ...noPoints, towns: 1 })
	})

	test('metropolises and regions not evaluated bring nothing, towns in them do', () => {
		const table = scene({
			...last,
			places: { newyork: '0000', chicago: '000', indianapolis: '0' },
			money: 0,
			seats: [{ bonus: 0 }, { bonus: 0 }],
		})
		expect(played(table, end).seats[0]!.points).toEqual({ ...noPoints, towns: 1 })
	})

	test('most influence wins', () => {
		const seats = [{ points: { ...noPoints, regions: 9 } }, { points: { ...noPoints, track: 5 } }]
		const table = scene({ ...last, money: [2, 3], seats })
		expect(franchise.outcome(table)).toBeUndefined()
		expect(franchise.outcome(played(table, end))).toEqual({ scores: [9 + 1 + 16, 5 + 1 + 16], winners: [0] })
	})

	test('then most franchises in towns; then the win is shared', () => {
		const tied = {
			...last,
			money: [2, 0],
			seats: [{ points: { ...noPoints, regions: 4 } }, { points: { ...noPoints, regions: 5 } }],
		}
		const byTowns = played(
			scene({ ...tied, places: { pueblo: '0', memphis: '0', raleigh: '1' }, money: [1, 0] }),
			end,
		)
		expect(franchise.outcome(byTowns)).toMatchObject({ winners: [0] })
		expect(new Set(franchise.outcome(byTowns)!.scores).size).toBe(1)
		const shared = played(scene({ ...tied, places: { pueblo: '0', raleigh: '1' } }), end)
		expect(franchise.outcome(shared)).toMatchObject({ winners: [0, 1] })
	})

	test('influence beyond the printed track simply counts on', () => {
		const table = scene({ ...last, seats: [{ points: { ...noPoints, regions: 120 } }] })
		expect(franchise.outcome(played(table, end))!.scores[0]).toBeGreaterThan(120)
	})

	test('10 dollars for a bonus tile just before the end are worth 3 of its 4', () => {
		const table = scene({ ...last, money: 2 })
		const kept = franchise.outcome(played(table, end))!.scores[0]!
		const sold = franchise.outcome(played(table, cash, end))!.scores[0]!
		expect(kept - sold).toBe(1)
	})
})
