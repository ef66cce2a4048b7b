import { expect, test } from 'vitest'
import { believe } from '../../../../shared/games/boundless/bots/belief.ts'
import { type DailyDeal, dailyOf } from '../../../../shared/games/boundless/daily/daily.ts'
import { difficultyOf } from '../../../../shared/games/boundless/daily/difficulty.ts'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { choicesOf } from '../../../../shared/games/boundless/rules/review.ts'
import { soloRound } from '../../../../shared/games/boundless/solo-table.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { thousandDays } from './thousand-days.ts'

const journeys = thousandDays.map(dailyOf)

const tableOf = (map: MapId, deal: DailyDeal) => soloRound(map, deal.round, deal)

test('on every day the medium deal is harder than the easy one, and the hard one harder still', () => {
	for (const { map, deals } of journeys) {
		const [easy, medium, hard] = deals.map((deal) => difficultyOf(tableOf(map, deal)).points)
		expect(easy).toBeGreaterThan(0) // something can go wrong
		expect(medium).toBeGreaterThanOrEqual(2 * easy!)
		expect(hard).toBeGreaterThanOrEqual(medium! + 4)
	}
})

/** What a traveller pays over the best, who knows the map about as well as most people do. */
function meanLoss(map: MapId, deal: DailyDeal, chance: string): number {
	const table = tableOf(map, deal)
	const choices = choicesOf(table)
	const most = Math.max(...choices.map(({ price }) => price.money))
	const random = randomFrom(chance)
	const TRIES = 12
	let lost = 0
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const judged = believe(2.3)(table, random)
		const taken = judged.reduce((one, other) => (other.money > one.money ? other : one))
		const { price } = choices.find(({ spaces }) => spaces.join() === taken.spaces.join())!
		lost += most - price.money
	}
	return lost / TRIES
}

test('travellers with a vague map in their heads lose little, more and most', () => {
	const losses = journeys
		.slice(0, 150)
		.map(({ day, map, deals }) => deals.map((deal) => meanLoss(map, deal, `${day} ${deal.level}`)))
	const mean = (level: number) => losses.reduce((sum, day) => sum + day[level]!, 0) / losses.length
	const [easy, medium, hard] = [0, 1, 2].map(mean)
	expect(medium).toBeGreaterThan(2 * easy!)
	expect(hard).toBeGreaterThan(1.3 * medium!)
	const inOrder = losses.filter(([one, two, three]) => one! <= two! && one! <= three!)
	expect(inOrder.length / losses.length).toBeGreaterThan(0.85)
})

test('the fewer good choices and the less known the states, the more difficult', () => {
	const deal = (ring: string[], centre: string[]) => ({ ring, centre })
	const known = deal(['ES', 'IT', 'GB', 'SE', 'PL', 'GR', 'TR'], ['FR'])
	const obscure = deal(['AD', 'SM', 'LI', 'XK', 'MD', 'ME', 'MT'], ['MK'])
	expect(difficultyOf(soloRound('europe', 3, obscure)).obscurity).toBeGreaterThan(
		difficultyOf(soloRound('europe', 3, known)).obscurity,
	)
	for (const { map, deals } of journeys.slice(0, 100))
		for (const one of deals) {
			const { best, near, blind } = difficultyOf(tableOf(map, one))
			expect(best).toBeGreaterThan(0)
			expect(near).toBeGreaterThanOrEqual(best)
			expect(near).toBeLessThan(1)
			expect(blind).toBeGreaterThan(0)
		}
})
