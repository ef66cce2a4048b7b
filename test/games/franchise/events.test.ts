import { expect, test } from 'vitest'
import type { Event } from '../../../shared/games/franchise/event.ts'
import { packEvent, unpackEvent } from '../../../shared/games/franchise/packed-event.ts'

const events: Event[] = [
	{ type: 'assign', place: 'chicago', value: 8 },
	{ type: 'assign-region', region: 'gulf', tile: 29 },
	{ type: 'town', place: 'pueblo' },
	{ type: 'boom', place: 'newyork' },
	{ type: 'income', slots: 7, dollars: 3 },
	{ type: 'develop', path: ['detroit', 'chicago'] },
	{ type: 'develop-again', path: ['detroit', 'indianapolis', 'memphis'], free: 1 },
	{ type: 'share', place: 'seattle' },
	{ type: 'share-again', place: 'jacksonville' },
	{ type: 'cash' },
	{ type: 'evaluate', place: 'chicago', value: 7, winner: 0, points: 3, home: 2, pieces: '0112210' },
	{ type: 'beside', region: 'northwest' },
	{
		type: 'score',
		region: 'southeast',
		tile: 28,
		gains: [
			{ seat: 2, points: 5, keeps: 'development' },
			{ seat: 0, points: 0 },
			{ seat: 1, dollars: 10 },
			{ seat: 3, points: 3, keeps: 'bonus' },
		],
		space: 7,
		points: 2,
	},
	{ type: 'milestone', milestone: 'two-eights', seat: 4 },
	{ type: 'over', why: 'idle' },
]

test('an event comes out of its packing as it went in', () => {
	for (const event of events) expect(unpackEvent(JSON.parse(JSON.stringify(packEvent(event))))).toEqual(event)
})

test('packed, a turn is short', () => {
	expect(JSON.stringify(packEvent({ type: 'income', slots: 7, dollars: 3 }))).toBe('[0,7,3]')
	const whole = events.slice(4, 8)
	expect(JSON.stringify(whole.map(packEvent)).length * 3).toBeLessThan(JSON.stringify(whole).length)
})
