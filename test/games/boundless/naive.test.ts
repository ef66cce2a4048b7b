import { describe, expect, test } from 'vitest'
import { atlas, mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import { areAdjacent, graphOf } from '../../../shared/games/boundless/rules/graph.ts'
import { priceOf } from '../../../shared/games/boundless/rules/price.ts'
import { bestChoices } from '../../../shared/games/boundless/rules/review.ts'
import { walkThrough } from '../../../shared/games/boundless/rules/walk.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { countAdjacentPairs, countCrossings, price, readMap } from './naive/walker.ts'
import { scene } from './scene.ts'

const DEALS = 20_000
/** Some of the cards, each choice as likely as the others; less work than a whole shuffle. */
function draw(cards: readonly string[], count: number, random: Random): string[] {
	const drawn = new Set<string>()
	while (drawn.size < count) drawn.add(random.pick(cards))
	return [...drawn]
}

const kinds = [
	[1, 1, 1],
	[3, 1, 2],
	[5, 2, 2],
	[7, 2, 2],
] as const

describe.each(mapIds)('a walker who tries every step on the map of %s', (id) => {
	const graph = graphOf(id)
	const country = readMap(atlas[id])
	const states = Object.keys(atlas[id].states)

	test('agrees on every pair of states', () => {
		for (const one of states)
			for (const other of states) {
				expect(walkThrough(graph, [one, other]).crossings).toBe(
					countCrossings(country, one, [other], undefined),
				)
				expect(areAdjacent(graph, one, other)).toBe(countAdjacentPairs(country, [one], [other]) === 1)
			}
	})

	test.each(kinds)('agrees on 20,000 deals of round %i', (round, centreCards, tokens) => {
		const random = randomFrom(`${id}:${round}`)
		for (let deal = 0; deal < DEALS; deal++) {
			const cards = draw(states, 7 + centreCards, random)
			const centre = cards.slice(7)
			const missing = random.below(10) === 0 ? 1 + random.below(tokens) : 0
			const picks = random.shuffle(['40', ...cards.slice(0, 7)]).slice(missing, tokens)
			const below = random.below(5)
			const { crossings, pairs, money, route } = priceOf(graph, { round, centre }, picks, below)
			const naive = price(country, round, centre, picks, below)
			if (crossings !== naive.crossings || pairs.length !== naive.adjacentPairs || money !== naive.money)
				expect.fail(JSON.stringify({ round, centre, picks, below, crossings, pairs, money, naive }))
			// The route shows what is paid for: it is as long, and every step of it is a border or a link.
			if (route.length !== (route.length === 0 ? 0 : crossings + 1)) expect.fail(`${route}`)
			for (let i = 1; i < route.length; i++)
				if (!graph.neighboursOf.get(route[i - 1]!)!.includes(route[i]!)) expect.fail(`${route}`)
		}
	})

	test.each(kinds)(
		'finds no better choice than the best, in 200 deals of round %i',
		(round, centreCards, tokens) => {
			const random = randomFrom(`best:${id}:${round}`)
			for (let deal = 0; deal < 200; deal++) {
				const cards = random.shuffle(states)
				const centre = cards.slice(7, 7 + centreCards)
				const { table } = scene({ round, centre, ring: cards.slice(0, 7), options: { map: id } })
				const spaces = ['40', ...table.ring]
				const choices = spaces.flatMap((one, i) =>
					tokens === 1 ? [[one]] : spaces.slice(i + 1).map((other) => [one, other]),
				)
				const most = Math.max(...choices.map((picks) => price(country, round, centre, picks, 0).money))
				for (const best of bestChoices(table)) expect(best.price.money).toBe(most)
			}
		},
	)
})
