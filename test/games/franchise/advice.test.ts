import { describe, expect, test } from 'vitest'
import { consequencesOf } from '../../../shared/games/franchise/advice/consequences.ts'
import { endsUnlessDeveloped } from '../../../shared/games/franchise/advice/idle.ts'
import { reportMetropolis } from '../../../shared/games/franchise/advice/metropolis.ts'
import { reportRegion } from '../../../shared/games/franchise/advice/region.ts'
import { usableRoads } from '../../../shared/games/franchise/advice/roads.ts'
import { threatsOf } from '../../../shared/games/franchise/advice/threats.ts'
import type { RegionId } from '../../../shared/games/franchise/data/regions.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { accept, develop, end, eventsOf, played, share, stepsOf } from './act.ts'
import { type Origin, positionAfter } from './positions.ts'
import { scene, start } from './scene.ts'

describe('roads', () => {
	test('only those usable now, with price and the cheapest marked, the turn’s income counted', () => {
		const table = scene({ places: { detroit: '0', pittsburgh: '0' }, money: 2 })
		const offers = usableRoads(table).map(({ step, price, cheapest }) => [
			step.path.join('–'),
			price,
			cheapest,
		])
		// Income is 2: New York is 3 from Pittsburgh and 5 from Detroit, which is too dear.
		expect(offers).toEqual([
			['pittsburgh–minneapolis', 3, true],
			['detroit–chicago', 3, true],
			['detroit–indianapolis', 1, true],
			['pittsburgh–indianapolis', 1, true],
			['pittsburgh–newyork', 3, true],
		])
	})

	test('none when developing is over', () => {
		const table = scene({ places: { detroit: '0' } })
		expect(usableRoads(played(table, share('detroit')))).toEqual([])
		expect(
			usableRoads({ ...table, round: 1, progress: played(table, develop('detroit', 'chicago')).progress }),
		).toEqual([])
	})
})

describe('a metropolis', () => {
	test('its slots left, and what a majority needs', () => {
		const table = scene({ places: { houston: '0112' } })
		expect(reportMetropolis(table, 'houston')).toEqual({
			value: 6,
			left: 2,
			counts: [1, 2, 1, 0],
			needs: [null, 2, null, null],
		})
		expect(reportMetropolis(table, 'pueblo')).toBeUndefined()
		expect(reportMetropolis(scene({ evaluated: ['houston'] }), 'houston')).toBeUndefined()
	})
})

describe('a region', () => {
	test('what is open, who leads, what it pays now', () => {
		const table = scene({
			places: { pueblo: '0', denver: '011', phoenix: '2' },
			evaluated: ['denver'],
			beside: { fourcorners: 1 },
			track: [2, 0],
		})
		expect(reportRegion(table, 'fourcorners')).toEqual({
			tile: 3,
			towns: ['saltlakecity', 'flagstaff'],
			metropolises: ['phoenix', 'albuquerque'],
			strengths: [2, 2, 1, 0],
			owner: 1,
			gains: [
				{ seat: 1, points: 10 },
				{ seat: 0, points: 8 },
				{ seat: 2, points: 5 },
			],
			track: 2,
		})
		expect(reportRegion(start(2), 'farwest')).toBeUndefined()
	})
})

describe('consequences of a staged turn', () => {
	const table = scene({ places: { pittsburgh: '0', newyork: '1111', detroit: '1' }, money: 10 })

	test('what it costs, brings and changes, if it ended now', () => {
		const told = consequencesOf(table, [develop('pittsburgh', 'chicago'), share('pittsburgh')])
		if (isRejected(told)) throw new Error(told.rejected)
		// Income 1, the road 5, the share 1.
		expect(told.money).toBe(10 + 1 - 5 - 1)
		expect(told.gains).toEqual([2, 0, 0, 0])
		expect(told.income).toEqual({ slots: 6, dollars: 3 })
		expect(told.table.turn).toBe(1)
		expect(eventsOf(told.events, 'evaluate')).toHaveLength(1)
	})

	// Seat 1 has a majority of New York within reach, but not the 3 for the road to Pittsburgh besides.
	const close = scene({
		places: { pittsburgh: '0', newyork: '1111', detroit: '1' },
		money: [10, 0, 0, 0],
		seats: [{}, { bonus: 0 }],
	})

	const threatsAfter = (before: Table, ...steps: Step[]) => {
		const told = consequencesOf(before, steps)
		if (isRejected(told)) throw new Error(told.rejected)
		return threatsOf(told.table)
	}

	test('that it lets the next player close a region', () => {
		expect(threatsAfter(close)).toMatchObject({ regions: [], red: false })
		expect(threatsAfter(close, share('pittsburgh'))).toMatchObject({ regions: ['northeast'], red: false })
	})

	test('a bonus tile counts for its 10 dollars', () => {
		const seats = close.seats.map((player) => ({ ...player, bonus: 1 }))
		expect(threatsAfter({ ...close, seats }).regions).toEqual(['northeast'])
	})

	test('without a franchise left nothing can be closed', () => {
		const left = (franchises: number) =>
			scene({
				places: { pittsburgh: '0', newyork: '0000', losangeles: '0'.repeat(35 - franchises) },
				evaluated: ['pittsburgh', 'losangeles'],
				beside: { northeast: 1, farwest: 1 },
			})
		expect(threatsOf(left(1)).regions).toEqual(['northeast'])
		expect(threatsOf(left(0)).regions).toEqual([])
	})

	test('a first road of 8 takes a franchise that a market share would need', () => {
		const left = (franchises: number, milestones: Table['milestones']) =>
			scene({
				places: {
					...{ losangeles: '0', denver: '112', albuquerque: '011', newyork: '0'.repeat(38 - franchises) },
					...{ saltlakecity: '1', pueblo: '1', flagstaff: '1' },
				},
				evaluated: ['phoenix', 'newyork'],
				beside: { fourcorners: 1, northeast: 1 },
				milestones,
			})
		const both = (franchises: number, milestones: Table['milestones']) => {
			const table = left(franchises, milestones)
			expect(threatsOf(table).regions).toEqual([...closableBySearch(table)])
			return threatsOf(table).regions
		}
		expect(both(2, {})).toEqual(['fourcorners'])
		expect(both(2, { 'two-eights': '' })).toEqual([])
		expect(both(3, { 'two-eights': '' })).toEqual(['fourcorners'])
		expect(both(2, { 'two-eights': '0' })).toEqual([])
		expect(both(3, { 'two-eights': '0' })).toEqual(['fourcorners'])
	})

	test('that it lets the next player end the game', () => {
		const late = { ...close, track: [2, 0, 1, 3, 4, 5, 6] }
		expect(threatsAfter(late).red).toBe(false)
		expect(threatsAfter(late, share('pittsburgh')).red).toBe(true)
	})

	test('a refused step is named', () => {
		expect(consequencesOf(table, [end])).not.toHaveProperty('rejected')
		expect(consequencesOf(table, [share('pittsburgh'), share('newyork')])).toEqual({
			rejected: 'not-there',
			step: 1,
		})
	})

	test('a choice of regions that is still to be made', () => {
		const two = scene({
			options: { regions: 'all' },
			places: { elpaso: '1', houston: '0', pittsburgh: '0', newyork: '0000' },
			evaluated: ['oklahomacity', 'dallas', 'pittsburgh'],
			beside: { gulf: 1, northeast: 0 },
			tiles: { houston: 2, newyork: 8 },
			regionTiles: { gulf: 4, northeast: 10 },
		})
		expect(consequencesOf(two, [share('houston'), share('newyork')])).toMatchObject({
			choice: ['gulf', 'northeast'],
		})
	})
})

describe('warnings', () => {
	test('that the next turn without developing would end the game', () => {
		expect(threatsOf(scene({ idle: 3 })).idle).toBe(true)
		expect(threatsOf(scene({ idle: 2 })).idle).toBe(false)
		const table = scene({ idle: 3, places: { detroit: '0' } })
		expect(endsUnlessDeveloped(played(table, share('detroit')))).toBe(true)
		expect(endsUnlessDeveloped(played(table, develop('detroit', 'chicago')))).toBe(false)
		expect(endsUnlessDeveloped(played(table, end))).toBe(false)
	})

	test('none in the middle of a turn, nor when the game is over', () => {
		const table = scene({ idle: 3 })
		const none = { regions: [], together: false, red: false, idle: false }
		expect(threatsOf(played(table, { type: 'cash' }))).toEqual(none)
		expect(threatsOf(played(table, end))).toEqual(none)
	})

	test('a region is called closable exactly if some turn closes it', () => {
		let closable = 0
		for (let index = 0; index < 80; index++) {
			const table = turnAfter({
				options: {
					regions: index % 2 === 0 ? 'picked' : 'off',
					boom: index % 3 === 0,
					milestones: index % 4 < 2,
				},
				players: 2 + (index % 4),
				seed: `threats ${index}`,
				steps: 80 + index,
			})
			if (table.stage !== 'turns') continue
			const regions = closableBySearch(table)
			expect(threatsOf(table).regions.sort(), `position ${index}`).toEqual([...regions].sort())
			closable += regions.size
		}
		expect(closable).toBeGreaterThan(10)
	}, 120_000)
})

/** A position at the start of a turn. */
function turnAfter(origin: Origin): Table {
	let table = positionAfter(origin)
	while (table.progress !== null) table = played(table, stepsOf(table).at(-1)!)
	return table
}

/**
 * By trying: every boom, every pair of developments, and every market share that touches a region; shares are
 * independent of each other, so it is enough to make those in the region at hand.
 */
function closableBySearch(table: Table): Set<RegionId> {
	const found = new Set<RegionId>()
	const visit = (now: Table, depth: number): void => {
		for (const region of Object.keys(now.regionTiles) as RegionId[])
			if (!found.has(region) && closesWithShares(now, region)) found.add(region)
		if (depth === 0) return
		for (const step of stepsOf(now))
			if (['boom', 'develop', 'develop-again', 'cash'].includes(step.type))
				visit(played(now, step), depth - 1)
	}
	visit(table, 2)
	for (const step of stepsOf(table)) if (step.type === 'boom') visit(played(table, step), 2)
	return found
}

function closesWithShares(table: Table, region: RegionId): boolean {
	const open = reportRegion(table, region)!.metropolises
	let now = table
	for (const place of open) {
		const step: Step = { type: 'share', place }
		if (stepsOf(now).some((legal) => legal.type === 'share' && legal.place === place)) now = played(now, step)
	}
	const doubled = stepsOf(now).filter(({ type }) => type === 'share-again')
	return [now, ...doubled.map((step) => played(now, step))].some((staged) =>
		closes(accept(staged, end), region),
	)
}

const closes = ({ state, events }: ReturnType<typeof accept>, region: RegionId): boolean =>
	eventsOf(events, 'score').some((event) => event.region === region) ||
	(state.progress?.phase === 'regions' &&
		stepsOf(state).some((step) => step.type === 'region' && step.region === region))
