import { describe, expect, test } from 'vitest'
import type { Seat } from '../../shared/kernel/game.ts'
import { canonical } from '../../shared/kernel/json.ts'
import { replay } from '../../shared/kernel/record.ts'
import { commonCodes } from '../../shared/kernel/rejection.ts'
import { type Course, type Stop, seatIn } from '../../shared/lessons/course.ts'
import { recordOf } from '../../shared/lessons/record-of.ts'
import { follow, isTold, NOT_MEANT, type Standing, standAt } from '../../shared/lessons/standing.ts'
import { captionsOf, courseOf, lessonFiles, wordsIn } from '../support/lessons.ts'

const LONGEST_CAPTION = 14 // words
const LARGEST = 8192 // bytes

const languages = ['en', 'fr'] as const

/** A step done as it is asked for, or read. */
function right(course: Course, standing: Standing): Standing {
	const { step } = course.stops[standing.at]!
	const tried = step.ask ? follow(course, standing, { type: 'try', steps: step.ask.steps }) : standing
	return tried.at > standing.at ? tried : follow(course, tried, { type: 'next' })
}

/** Whatever else could be tried: every step that the rules allow, and some that nobody does. */
function others(course: Course, stop: Stop): unknown[][] {
	const { state } = stop.before.at(-1)!
	const seat: Seat = seatIn(course, stop)
	const { game } = course
	const legal = game.steps({ table: game.table(state), seat, hand: game.hand(state, seat) })
	const nonsense = [[], [null], [{ type: 'nothing' }], [{}, {}]]
	const asked = stop.step.ask?.steps ?? []
	return [...legal.map((step) => [step]), ...nonsense, [...asked, ...asked]].filter(
		(steps) => canonical(steps) !== canonical(asked),
	)
}

test('every game has a first lesson', () => {
	const games = new Set(lessonFiles.map(({ game }) => game))
	expect(lessonFiles.filter(({ name }) => name === 'base').map(({ game }) => game)).toEqual([...games])
})

describe.each(lessonFiles)('lesson $name of $game', (file) => {
	const course = courseOf(file)
	const { lesson, game, stops } = course

	test('names its game, and the version that is played today', () => {
		expect(lesson.game).toBe(file.game)
		expect(lesson.version).toBe(game.version)
	})

	test('is no larger than 8 KB as it is loaded', () => {
		expect(Buffer.byteLength(JSON.stringify(file.raw))).toBeLessThanOrEqual(LARGEST)
	})

	test.each(languages)('says all in %s, in captions of at most 14 words', (language) => {
		const long = captionsOf(course)
			.map((caption) => caption[language])
			.filter((text) => wordsIn(text) > LONGEST_CAPTION)
		expect(long).toEqual([])
	})

	test('replays as a record of its rules', () => {
		for (const [scene] of lesson.scenes.entries()) {
			const positions = replay(game, recordOf(course, scene))
			if (!Array.isArray(positions))
				throw new Error(`move ${positions.move} is refused: ${positions.rejected}`)
			const last = stops.findLast((stop) => stop.scene === scene)!
			expect(canonical(positions.at(-1)!.state)).toBe(canonical(last.after.state))
		}
	})

	test('the learner moves where it is their turn, and somebody else where it is not', () => {
		for (const stop of stops) {
			const seat = seatIn(course, stop)
			if (stop.step.ask) expect(game.actors(game.table(stop.before.at(-1)!.state))).toContain(seat)
			expect(stop.moves.filter((move) => move.seat === seat)).toEqual([])
		}
	})

	test('played right at every step, it comes to its end', () => {
		let standing = standAt(0)
		for (const at of stops.keys()) {
			expect(standing.at).toBe(at)
			standing = right(course, standing)
			expect(standing.wrong).toBeUndefined()
		}
		expect(standing.at).toBe(stops.length)
	})

	test('played wrong at any step, it says why, and can be played right then', () => {
		const codes: readonly string[] = [...commonCodes, ...game.codes]
		for (const [at, stop] of stops.entries()) {
			for (const steps of others(course, stop)) {
				const answer = follow(course, standAt(at), { type: 'try', steps })
				if (answer.at === at + 1 || answer.met) continue // it came to the same as what is asked for
				expect(answer.at).toBe(at)
				if (answer.wrong !== NOT_MEANT) expect(codes).toContain(answer.wrong?.rejected)
				expect(right(course, answer).at).toBe(at + 1)
			}
		}
	})

	test('every step can be skipped, repeated and explained', () => {
		for (const at of stops.keys()) {
			const explained = follow(course, standAt(at), { type: 'explain' })
			const repeated = follow(course, explained, { type: 'repeat' })
			const inShort = follow(course, explained, { type: 'in-short' })
			expect([explained.at, explained.explained]).toEqual([at, true])
			expect(inShort).toEqual({ ...explained, explained: false })
			expect([repeated.at, repeated.explained, repeated.begun]).toEqual([at, false, 1])
			expect(follow(course, repeated, { type: 'skip' }).at).toBe(at + 1)
		}
	})

	test('what is to be done cannot be passed over by reading on', () => {
		for (const [at, stop] of stops.entries()) {
			const standing = standAt(at)
			expect(follow(course, standing, { type: 'next' }).at).toBe(isTold(stop, standing) ? at + 1 : at)
		}
	})
})
