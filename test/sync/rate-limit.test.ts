import { expect, test } from 'vitest'
import { BURST, freshLimit, PER_SECOND, type RateLimit, take } from '../../shared/sync/rate-limit.ts'

const takeMany = (limit: RateLimit, count: number, now: number) =>
	Array.from({ length: count }, () => take(limit, now))

test('lets a burst through, then no more', () => {
	const limit = freshLimit(0)
	expect(takeMany(limit, BURST, 0)).not.toContain('no')
	expect(take(limit, 0)).toBe('no')
})

test('fills up with time, but never over the brim', () => {
	const limit = freshLimit(0)
	takeMany(limit, BURST, 0)
	expect(takeMany(limit, PER_SECOND, 1000)).not.toContain('no')
	expect(take(limit, 1000)).toBe('no')
	const later = takeMany(limit, BURST + 1, 3_600_000)
	expect(later.slice(0, BURST)).not.toContain('no')
	expect(later[BURST]).toBe('no')
})

test('thirty at once may be sent, and ten a second after them', () => {
	const limit = freshLimit(0)
	const heard = (count: number, now: number) =>
		takeMany(limit, count, now).filter((answer) => answer === 'yes').length
	expect(heard(31, 0)).toBe(30)
	expect(heard(12, 1100)).toBe(10) // what was refused was paid for, too
})

test('the steady pace of a person is never refused', () => {
	const limit = freshLimit(0)
	for (let now = 0; now < 600_000; now += 1000 / PER_SECOND) expect(take(limit, now)).toBe('yes')
})

test('whoever goes on and on is told apart from whoever was hasty', () => {
	const limit = freshLimit(0)
	takeMany(limit, BURST + 20, 0)
	expect(take(limit, 10_000)).toBe('yes')
	const flood = takeMany(limit, 200, 10_000)
	expect(flood.at(-1)).toBe('abuse')
	expect(flood.indexOf('abuse')).toBeGreaterThan(BURST)
})

test('a steady flood ends too, though every second a few would be allowed', () => {
	const limit = freshLimit(0)
	const answers: string[] = []
	for (let now = 0; now < 60_000; now += 20) answers.push(take(limit, now))
	expect(answers).toContain('abuse')
})

test('where nobody is sent away, whoever asks as steadily as they may is heard again and again', () => {
	const rate = { burst: 5, perSecond: 0.5 }
	const limit = freshLimit(0, rate)
	for (let i = 0; i < 100; i++) take(limit, 0, { rate })
	const answers = Array.from({ length: 100 }, (_, i) => take(limit, 1990 * (i + 1), { rate }))
	expect(answers).not.toContain('abuse')
	expect(answers.filter((answer) => answer === 'yes').length).toBeGreaterThan(90)
	expect(answers.filter((answer) => answer === 'no').length).toBeGreaterThan(0)
})

test('a clock that is set back takes nothing away', () => {
	const limit = freshLimit(60_000)
	expect(take(limit, 0)).toBe('yes')
	expect(take(limit, 100)).toBe('yes')
})
