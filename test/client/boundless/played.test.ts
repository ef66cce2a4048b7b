import { describe, expect, test } from 'vitest'
import { playedIn } from '../../../client/games/boundless/played/played.ts'
import { isRound } from '../../../client/games/boundless/stage.ts'
import { followed } from './recordings.ts'

describe.each(followed)('the cards already played, in $name', ({ tables, entries }) => {
	test('lie open until round 7: those of every earlier round, and never one of the round that is on', () => {
		for (const [count, table] of tables.entries()) {
			const played = playedIn(entries.slice(0, count), table)
			const { round } = table
			expect(played).toHaveLength(round === 7 ? 0 : isRound(table) ? round - 1 : round)
			const cards = played.flatMap(({ ring, centre }) => [...centre, ...ring])
			expect(new Set(cards).size).toBe(cards.length)
			if (isRound(table))
				for (const card of [...table.ring, ...table.centre]) expect(cards).not.toContain(card)
			else if (played.length > 0)
				expect(played.at(-1)).toMatchObject({ ring: table.ring, centre: table.centre })
		}
	})

	test('are all fifty before round 7', () => {
		const at = tables.findLastIndex(({ round, phase }) => round === 6 && phase === 'ready')
		const played = playedIn(entries.slice(0, at), tables[at]!)
		expect(new Set(played.flatMap(({ ring, centre }) => [...ring, ...centre])).size).toBe(50)
	})
})
