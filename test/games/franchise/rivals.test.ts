import { describe, expect, test } from 'vitest'
import { meansOf, mostAt } from '../../../shared/games/franchise/advice/closing.ts'
import { nextIncome } from '../../../shared/games/franchise/advice/income.ts'
import { standingsAfter } from '../../../shared/games/franchise/advice/ranking.ts'
import { endingBefore, takingsBefore } from '../../../shared/games/franchise/advice/rivals.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { progressTo } from '../../../shared/games/franchise/rules/milestones.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { develop, end, played, share, stepsOf } from './act.ts'
import { positionAfter } from './positions.ts'
import { type Scene, scene } from './scene.ts'

/** The table once seat 0 has ended a turn. */
const ended = (at: Scene): Table => played(scene(at), end)

describe('whether the game can end before one plays again', () => {
	const northeast = { pittsburgh: '1', newyork: '1111' } as const
	const late: Scene = { evaluated: ['pittsburgh'], beside: { northeast: 1 }, track: [2, 0, 1, 3, 4, 5, 6] }

	test('by the next player, who can close the last region it takes', () => {
		expect(endingBefore(ended({ ...late, places: northeast }), 0)).toEqual({
			why: 'red',
			seats: [1],
		})
	})

	test('by somebody who comes later, and not by who plays after oneself', () => {
		const places = { pittsburgh: '2', newyork: '2222' } as const
		const table = ended({ ...late, places })
		expect(endingBefore(table, 0)).toEqual({ why: 'red', seats: [2] })
		expect(endingBefore({ ...table, turn: 3 }, 2)).toMatchObject({ why: 'idle' })
	})

	test('by two together, where one region is not enough', () => {
		const table = ended({
			...late,
			evaluated: ['pittsburgh', 'atlanta'],
			track: [2, 0, 1, 3, 4, 5],
			beside: { northeast: 1, southeast: 1 },
			places: { ...northeast, huntsville: '2', montgomery: '2', jacksonville: '2', detroit: '0' },
			idle: 0,
		})
		expect(endingBefore(table, 0)).toEqual({ why: 'red', seats: [1, 2] })
		expect(endingBefore({ ...table, track: [2, 0, 1, 3, 4] }, 0)).not.toMatchObject({ why: 'red' })
	})

	test('by nobody going anywhere, if one begins with it', () => {
		const table = scene({ places: { detroit: '0' }, idle: 0 })
		expect(endingBefore(played(table, end), 0)).toEqual({ why: 'idle', seat: 3 })
		expect(endingBefore(played({ ...table, idle: 2 }, end), 0)).toEqual({ why: 'idle', seat: 1 })
		expect(endingBefore(played(table, develop('detroit', 'chicago'), end), 0)).toBeUndefined()
	})

	test('not in the middle of a turn, nor once it is one’s turn again', () => {
		const table = scene({ idle: 3 })
		expect(endingBefore(table, 0)).toBeUndefined()
		expect(endingBefore(played(table, { type: 'cash' }), 1)).toBeUndefined()
	})
})

describe('what somebody who plays first could take', () => {
	test('a metropolis that a share would give them', () => {
		const table = ended({ places: { detroit: '011' } })
		expect(takingsBefore(table, 0)).toEqual([]) // one slot is left, and two are needed: nothing to be lost
		const open = ended({ places: { denver: '011', detroit: '0' }, tiles: { denver: 5, detroit: 4 } })
		expect(takingsBefore(open, 0)).toEqual([{ place: 'denver', by: 1, how: 'score' }])
	})

	test('the one slot that one needs', () => {
		const table = ended({ places: { pittsburgh: '0', detroit: '2' } })
		// Detroit is not joined to Pittsburgh; from New York it is.
		expect(takingsBefore(table, 0)).toEqual([])
		const joined = ended({ places: { pittsburgh: '0', newyork: '2' } })
		expect(takingsBefore(joined, 0)).toEqual([{ place: 'pittsburgh', by: 2, how: 'block' }])
	})

	test('so many slots that too few are left for a majority', () => {
		const table = (bonus: number) =>
			ended({ places: { newyork: '0012' }, seats: [{}, { bonus }, { bonus: 0 }] })
		// Three more are needed of four: one slot may go, but not the two that a bonus tile takes.
		expect(takingsBefore(table(0), 0)).toEqual([])
		expect(takingsBefore(table(1), 0)).toEqual([{ place: 'newyork', by: 1, how: 'block' }])
	})

	test('not what they cannot pay', () => {
		const from = (place: 'newyork' | 'chicago') =>
			ended({ places: { pittsburgh: '0', [place]: '2' }, money: 0, seats: [{}, {}, { bonus: 0 }] })
		// An income of 3 is enough for the road from New York, and not for the 5 from Chicago.
		expect(takingsBefore(from('newyork'), 0)).toEqual([{ place: 'pittsburgh', by: 2, how: 'block' }])
		expect(takingsBefore(from('chicago'), 0)).toEqual([])
	})

	test('the most valuable first, and each place once', () => {
		const table = ended({
			places: { pittsburgh: '0', newyork: '12', denver: '011' },
			tiles: { pittsburgh: 2, newyork: 8, denver: 5 },
		})
		expect(takingsBefore(table, 0)).toEqual([
			{ place: 'denver', by: 1, how: 'score' },
			{ place: 'pittsburgh', by: 1, how: 'block' },
		])
	})

	test('as many as some turn brings to a metropolis are the most that it can bring', () => {
		let added = 0
		for (let index = 0; index < 40; index++) {
			let table = positionAfter({
				options: { regions: index % 2 === 0 ? 'picked' : 'off', boom: index % 3 === 0 },
				players: 2 + (index % 4),
				seed: `most ${index}`,
				steps: 60 + 2 * index,
			})
			while (table.progress !== null) table = played(table, stepsOf(table).at(-1)!)
			if (table.stage !== 'turns') continue
			const means = meansOf(table)
			for (const place of Object.keys(table.tiles) as PlaceId[]) {
				const most = mostBySearch(table, place)
				expect(mostAt(table, place, means), `position ${index}, ${place}`).toBe(most)
				added += most
			}
		}
		expect(added).toBeGreaterThan(100)
	}, 60_000)
})

/** By trying: with the boom anywhere, with and without the dollars of a tile, a development or a share, and its double. */
function mostBySearch(table: Table, place: PlaceId): number {
	const booms = stepsOf(table).filter(({ type }) => type === 'boom')
	const begun = [table, ...booms.map((step) => played(table, step))]
	const paid = begun.flatMap((now) => [
		now,
		...stepsOf(now)
			.filter(({ type }) => type === 'cash')
			.map((step) => played(now, step)),
	])
	let most = 0
	for (const now of paid)
		for (const step of stepsOf(now)) {
			if (step.type === 'develop' && step.path.at(-1) === place) most = Math.max(most, 1)
			if (step.type !== 'share' || step.place !== place) continue
			const shared = played(now, step)
			const doubled = stepsOf(shared).some((next) => next.type === 'share-again' && next.place === place)
			most = Math.max(most, doubled ? 2 : 1)
		}
	return most
}

describe('how one stands in the regions that a turn changes', () => {
	test('the place after it, and the one before', () => {
		const table = scene({ places: { detroit: '0', chicago: '011' }, beside: { greatlakes: 1 } })
		const next = played(table, share('chicago'), end)
		expect(standingsAfter(table, next, 0)).toEqual([
			{
				region: 'greatlakes',
				ranking: [
					{ seat: 0, count: 3 },
					{ seat: 1, count: 2 },
				],
				place: 1,
				before: 2,
				level: [],
				isScored: false,
			},
		])
	})

	test('level, while nobody wins ties there', () => {
		const table = scene({ places: { detroit: '0', chicago: '11' } })
		const next = played(table, share('detroit'), end)
		expect(standingsAfter(table, next, 0)).toMatchObject([{ place: 1, before: 2, level: [1] }])
	})

	test('none where nothing changes, where one is not, and where the region had scored before', () => {
		const table = scene({ places: { detroit: '0', omaha: '01' } })
		const next = played(table, develop('detroit', 'indianapolis'), end)
		expect(standingsAfter(table, next, 0).map(({ region }) => region)).toEqual(['greatlakes'])
		expect(standingsAfter(table, next, 2)).toEqual([])
		const { greatlakes: _, ...regionTiles } = next.regionTiles
		expect(standingsAfter({ ...table, regionTiles }, { ...next, regionTiles }, 0)).toEqual([])
	})

	test('where it scores, as it scored: whose franchise was beside its tile wins ties', () => {
		const table = scene({
			players: 2,
			places: { washington: '0001', charlotte: '11', charleston: '0', raleigh: '0' },
			evaluated: ['charlotte', 'charleston'],
			beside: { atlantic: 1 },
		})
		const next = played(table, share('washington'), end)
		expect(next.regionTiles.atlantic).toBeUndefined()
		expect(standingsAfter(table, next, 0)).toMatchObject([
			{ region: 'atlantic', place: 2, before: 1, isScored: true, ranking: [{ seat: 1 }, { seat: 0 }] },
		])
	})
})

test('what the next step of the income needs, up to the last', () => {
	expect(nextIncome(6, 3)).toEqual({ slots: 7, dollars: 3 })
	expect(nextIncome(7, 3)).toEqual({ slots: 11, dollars: 4 })
	expect(nextIncome(40, 2)).toBeUndefined()
})

describe('how far one is on the way to a milestone', () => {
	const milestones = {
		'four-towns': '',
		'four-regions': '1',
		'two-three-four': '',
		'big-metropolis': '',
		'two-eights': '',
	} as const
	const table = scene({
		options: { milestones: true },
		milestones,
		places: { elpaso: '0', memphis: '0', stlouis: '0', denver: '0', pueblo: '1' },
		seats: [{ eights: 1 }],
	})

	test('what there is of it, and what it needs', () => {
		expect(progressTo(table, 'four-towns', 0)).toEqual({ have: 2, need: 4 })
		expect(progressTo(table, 'four-regions', 0)).toEqual({ have: 3, need: 4 })
		expect(progressTo(table, 'two-three-four', 0)).toEqual({ have: 2, need: 3 })
		expect(progressTo(table, 'two-eights', 0)).toEqual({ have: 1, need: 2 })
		expect(progressTo(table, 'big-metropolis', 0)).toEqual({ have: 0, need: 1 })
	})

	test('what was met stays met', () => {
		expect(progressTo(table, 'four-regions', 1)).toEqual({ have: 4, need: 4 })
	})
})
