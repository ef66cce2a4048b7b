import '../support/page-without-a-browser.ts'
import { beforeEach, expect, test } from 'vitest'
import { tellingsOf } from '../../../client/games/franchise/outlook/tellings.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { type Table, totalOf } from '../../../shared/games/franchise/table.ts'
import { courseOf, lessonFiles } from '../../support/lessons.ts'
import { speak } from '../support/speak.ts'
import { openAt } from './open-at.ts'

const course = courseOf(lessonFiles.find(({ game, name }) => game === 'franchise' && name === 'base')!)
const tableAt = (at: number) => course.stops[at]!.before.at(-1)!.state as Table

beforeEach(() => speak('en'))

test('what the first lesson asks for alarms nobody', () => {
	const alarms = course.stops.flatMap(({ step }, at) => {
		if (!step.ask) return []
		const { play, stage } = openAt(tableAt(at))
		for (const one of step.ask.steps as Step[]) if (one.type !== 'end') play.staging.stageStep(one)
		const { outlook, steps } = play.staging
		const told = tellingsOf({
			before: tableAt(at),
			outlook: outlook.value!,
			steps: steps.value,
			seat: 0,
			players: stage.players.value,
		})
		play.close()
		return told.filter(({ kind }) => kind === 'danger').map(({ text }) => `${at}: ${text}`)
	})
	expect(alarms).toEqual([])
})

test('where it jumps ahead it says what everybody has then', () => {
	const at = course.stops.findIndex(({ scene }) => scene === 1)
	const points = tableAt(at).seats.map((seat) => totalOf(seat.points))
	for (const caption of Object.values(course.stops[at]!.step.say[0]!))
		expect(caption.match(/\d+/g)!.map(Number)).toEqual(points)
})
