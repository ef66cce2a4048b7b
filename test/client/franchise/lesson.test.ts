import '../support/page-without-a-browser.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import guideTo from '../../../client/games/franchise/lessons/guide.ts'
import { tellingsOf } from '../../../client/games/franchise/outlook/tellings.ts'
import { targetOf } from '../../../client/games/franchise/plan.ts'
import type { FranchisePlay } from '../../../client/games/franchise/play.ts'
import type { Step } from '../../../shared/games/franchise/step.ts'
import { type Table, totalOf } from '../../../shared/games/franchise/table.ts'
import { seatIn } from '../../../shared/lessons/course.ts'
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

/** What a lesson lights besides places, by what the table does where it is tapped. */
const cards: readonly [RegExp, (play: FranchisePlay, step: Step) => void][] = [
	[/data-place/, ({ touch }, step) => touch.twice(targetOf(step)!)],
	[/"boom"/, ({ staging }) => staging.turnTo('boom')],
	[/last-of-type/, ({ staging }) => staging.toggleBonus('cash')],
	[/"bonus"/, ({ staging }) => staging.toggleBonus('develop-again')],
]

describe('what was not meant', () => {
	/** A step of the first lesson. */
	const open = (is: (steps: readonly Step[]) => boolean) => {
		const at = course.stops.findIndex(({ step }) => is((step.ask?.steps ?? []) as Step[]))
		const { play } = openAt(tableAt(at))
		return { play, guide: guideTo(play), asked: course.stops[at]!.step.ask!.steps as Step[] }
	}
	const withDouble = (steps: readonly Step[]) => steps.some(({ type }) => type === 'share-again')
	const shareAlone = ([first]: readonly Step[]) => first?.type === 'share'

	test('a road elsewhere gives way to the one that is lit: nothing has to be taken back', () => {
		const { play, guide, asked } = open(withDouble)
		const lit = guide.next(asked)
		play.touch.place('charlotte')
		expect(play.staging.steps.value).toHaveLength(1)
		expect(guide.next(asked)).toEqual(lit)
		expect(guide.strays!(asked)).toBe(true)
	})

	test('what nothing takes the place of is lit, and said to go first', () => {
		const { play, guide, asked } = open(shareAlone)
		const lit = guide.next(asked)
		play.touch.place('elpaso')
		expect(guide.strays!(asked)).toMatch('El Paso')
		expect(guide.next(asked)).not.toEqual(lit)
		play.touch.place('elpaso')
		expect(guide.strays!(asked)).toBe(false)
		expect(guide.next(asked)).toEqual(lit)
	})

	test('what lies over the list is lit before what it hides', () => {
		const { play, guide, asked } = open(withDouble)
		play.touch.place('flagstaff')
		play.touch.place('phoenix')
		const double = guide.next(asked)
		expect(double).toMatch(/phoenix/)
		play.attention.isUnfolded.value = true
		expect(guide.next(asked)).toMatch(/strip/)
		play.attention.isUnfolded.value = false
		play.attention.inspect({ kind: 'income' })
		expect(guide.next(asked)).toMatch(/inspection/)
		guide.uncover!()
		expect(guide.next(asked)).toBe(double)
	})
})

describe.each(lessonFiles.filter(({ game }) => game === 'franchise'))('lesson $name', (file) => {
	const course = courseOf(file)

	test('what the table stages by itself where it is lit is what every step asks for', () => {
		for (const [at, stop] of course.stops.entries()) {
			const { step, before } = stop
			if (!step.ask || step.refused !== undefined) continue
			const asked = step.ask.steps as Step[]
			const { play } = openAt(before.at(-1)!.state as Table, undefined, [], seatIn(course, stop))
			const guide = guideTo(play)
			for (let spot = guide.next(asked), taps = 0; spot !== undefined; spot = guide.next(asked)) {
				if (++taps > 2 * asked.length) throw new Error(`step ${at + 1}: it is lit on and on`)
				if (typeof spot === 'object')
					play.zoom!.tap({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 })
				else {
					const card = cards.find(([named]) => named.test(spot as string))!
					card[1](play, asked[guide.staged(asked)]!)
				}
			}
			expect(play.staging.outlook.value?.steps, `step ${at + 1}`).toEqual(asked)
			play.close()
		}
	})
})
