import { describe, expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { openCourse } from '../../shared/lessons/course.ts'
import { resumeAt } from '../../shared/lessons/standing.ts'
import { courseOf, lessonFiles } from '../support/lessons.ts'

const caption = { en: 'Read this.', fr: 'Lisez ceci.' }
const lay = { type: 'lay', tile: 'cbcb', cell: 1 }
const step = { say: caption, ask: [lay] }
const scene = { options: { first: 0 }, seats: [null, 'Ada'], seed: 'lesson-1', steps: [step] }
const lesson = { game: 'metro', version: 2, title: caption, scenes: [scene] }

const withScene = (change: object) => ({ ...lesson, scenes: [{ ...scene, ...change }] })
const withStep = (change: object) => withScene({ steps: [{ ...step, ...change }] })

const open = (raw: unknown) => {
	const course = openCourse(raw, findGame)
	return typeof course === 'string' ? course : 'whole'
}

test('what the others are made of can be played', () => {
	expect(open(lesson)).toBe('whole')
})

describe('a broken file says so:', () => {
	test.each([
		['nothing', undefined],
		['a list', [lesson]],
		['no scenes', { ...lesson, scenes: [] }],
		['something that nobody knows', { ...lesson, author: 'Ada' }],
		['no version', { ...lesson, version: '2' }],
		['a title in one language', { ...lesson, title: { en: 'Metro' } }],
		['no learner', withScene({ seats: ['Ada', 'Bo'] })],
		['two learners', withScene({ seats: [null, null] })],
		['no steps', withScene({ steps: [] })],
		['a first scene that goes on', { ...lesson, scenes: [{ goesOn: true, steps: [step] }] }],
		[
			'a deal of its own for a scene that goes on',
			{ ...lesson, scenes: [scene, { ...scene, goesOn: true }] },
		],
		['no caption', withStep({ say: [] })],
		['an empty caption', withStep({ say: { en: '', fr: 'Lisez.' } })],
		['a refusal of nothing', withScene({ steps: [{ say: caption, refused: 'cell-taken' }] })],
		['somebody who does not sit there', withStep({ moves: [[2, [lay]]] })],
		['a move of no steps', withStep({ ask: [] })],
		['a time that is none', withStep({ at: 'soon' })],
	])('unreadable, %s', (_, raw) => {
		expect(open(raw)).toBe('unreadable')
	})

	test.each([
		['unknown-game', { ...lesson, game: 'chess' }],
		['other-version', { ...lesson, version: 99 }],
		['bad-options', withScene({ options: { hand: 9 } })],
		['bad-options', withScene({ seats: [null] })],
		['refused', withStep({ ask: [{ ...lay, cell: 27 }] })],
		['refused', withStep({ moves: [[1, [lay]]] })],
		['refused', withStep({ ask: [{ type: 'jump' }] })],
		['refused', withScene({ start: [[1, [lay]]] })],
		['not-refused', withStep({ refused: 'cell-taken' })],
		['not-refused', withStep({ ask: [{ ...lay, cell: 27 }], refused: 'cell-taken' })],
	])('%s', (broken, raw) => {
		expect(open(raw)).toBe(broken)
	})
})

test.each([[undefined], [-1], [2.5], ['3'], [9999], [null]])(
	'a kept place that is none (%j) is the beginning',
	(kept) => {
		expect(resumeAt(courseOf(lessonFiles[0]!), kept).at).toBe(0)
	},
)

test('a kept place is where one goes on', () => {
	expect(resumeAt(courseOf(lessonFiles[0]!), 1).at).toBe(1)
})

test('a scene that goes on begins where the one before it ended', () => {
	const pass = { say: caption, lit: 'button' }
	const course = openCourse({ ...lesson, scenes: [scene, { goesOn: true, steps: [pass] }] }, findGame)
	if (typeof course === 'string') throw new Error(course)
	const [first, second] = course.stops
	expect(second!.scene).toBe(1)
	expect(second!.before[0]).toEqual(first!.after)
})
