import { expect, test } from 'vitest'
import { Hearing } from '../../shared/sync/company.ts'
import { seated } from '../support/bench.ts'

const { room } = seated({}, 'bob')
const rate = { burst: 2, perSecond: 1, patience: Number.POSITIVE_INFINITY }

/** How many of so many tries at once are allowed. */
const allowed = (hearing: Hearing, person: string, now: number, tries = 5): number =>
	Array.from({ length: tries }, () => hearing.allows(room, person, now)).filter(Boolean).length

test('whoever sits is heard as often as the rate says, each by themselves', () => {
	const hearing = new Hearing(rate)
	expect([allowed(hearing, 'ada', 0), allowed(hearing, 'bob', 0)]).toEqual([2, 2])
	expect(allowed(hearing, 'ada', 0)).toBe(0)
})

test('those who watch share one measure: a second browser is heard no more than one', () => {
	const hearing = new Hearing(rate)
	expect([allowed(hearing, 'eve', 0), allowed(hearing, 'fay', 0)]).toEqual([2, 0])
	expect(allowed(hearing, 'ada', 0)).toBe(2)
})

test('what is used up comes back with time, and all of it where it is forgotten', () => {
	const hearing = new Hearing(rate)
	expect(allowed(hearing, 'ada', 0, 2)).toBe(2)
	expect(allowed(hearing, 'ada', 1_000, 1)).toBe(1)
	expect(allowed(hearing, 'ada', 1_000, 1)).toBe(0)
	hearing.forget()
	expect(allowed(hearing, 'ada', 1_000)).toBe(2)
})
