import '../support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import { portOf, TERMINAL, terminusAt, wagonAt } from '../../../client/games/metro/board/geometry.ts'
import type { Event } from '../../../shared/games/metro/event.ts'
import { departureCell, departureSide, STATIONS } from '../../../shared/games/metro/rules/board.ts'
import { courseOf, lessonFiles } from '../../support/lessons.ts'

const stations = Array.from({ length: STATIONS }, (_, index) => index + 1)

test('a terminus lies out of the port where a line ends, as far as a wagon out of its own', () => {
	for (const station of stations) {
		const port = portOf(departureCell[station]!, 2 * departureSide[station]! + 1)
		const { x, y } = terminusAt(station)
		expect(Math.hypot(x - port.x, y - port.y)).toBe(TERMINAL)
		const wagon = wagonAt(station)
		expect(Math.hypot(x - wagon.x, y - wagon.y)).toBe(30)
	}
})

test('what a lesson lights as a terminus is where a line has just ended', () => {
	const lit = lessonFiles
		.filter(({ game }) => game === 'metro')
		.flatMap((file) => courseOf(file).stops)
		.flatMap(({ step, before }) => (step.lit?.startsWith('terminus ') ? [{ step, before }] : []))
	expect(lit).not.toEqual([])
	for (const { step, before } of lit) {
		const events = before.at(-1)!.entries.at(-1)!.slice(1) as Event[]
		const ends = events.flatMap((event) => (event.type === 'line' ? [`terminus ${event.end}`] : []))
		expect(ends).toEqual([step.lit])
	}
})
