import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'vitest'
import type { Event } from '../../../shared/games/franchise/event.ts'
import { franchise } from '../../../shared/games/franchise/game.ts'
import { type PackedEvent, unpackEvent } from '../../../shared/games/franchise/packed-event.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { playGame } from '../support/play.ts'
import { combinationsOf } from '../support/soak.ts'
import { testWholeGames } from '../support/whole-games.ts'
import { random } from './random.ts'
import { soak } from './soak.ts'

testWholeGames(soak, 8, 120_000)

test('each metropolis and each region scores once, and points are the sum of what the events told', () => {
	for (const [index, choice] of soak.options.entries()) {
		const { options, players } = combinationsOf({ ...soak, options: [choice] })[index % 4]!
		const events: Event[] = []
		const { state } = playGame(franchise, {
			options,
			seating: { count: players },
			seed: `story ${index}`,
			bots: [random],
			observe: (position) => events.push(...(position.events as PackedEvent[]).map(unpackEvent)),
		})
		const table = state as Table
		const story = tell(events, players)
		strictEqual(new Set(story.evaluated).size, story.evaluated.length)
		strictEqual(new Set(story.scored).size, story.scored.length)
		deepStrictEqual(
			table.seats.map(({ points: { metropolises, regions } }) => ({ metropolises, regions })),
			story.points,
		)
		const track = table.seats.reduce((sum, { points }) => sum + points.track, 0)
		strictEqual(track, story.track)
	}
}, 120_000)

/** What the events alone say. */
function tell(events: readonly Event[], players: number) {
	const points = Array.from({ length: players }, () => ({ metropolises: 0, regions: 0 }))
	const evaluated: string[] = []
	const scored: string[] = []
	let track = 0
	for (const event of events) {
		if (event.type === 'evaluate') {
			evaluated.push(event.place)
			points[event.winner]!.metropolises += event.points
		}
		if (event.type === 'score') {
			scored.push(event.region)
			track += event.points
			for (const gain of event.gains) points[gain.seat]!.regions += gain.points ?? 0
		}
	}
	return { points, evaluated, scored, track }
}
