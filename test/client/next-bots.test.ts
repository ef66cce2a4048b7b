import { beforeEach, expect, test, vi } from 'vitest'
import { memory } from './support/memory.ts'

beforeEach(() => {
	vi.resetModules()
	vi.stubGlobal('localStorage', memory())
})

const load = async () => ({
	...(await import('../../client/pages/result/next-bots.ts')),
	...(await import('../../client/app/level.ts')),
})

const played = (...bots: (string | undefined)[]) => ({
	game: 'franchise',
	seats: bots.map((bot, id) => ({ id, name: '', colour: id, ...(bot !== undefined && { bot }) })),
})

test('after a game against gentle bots, whoever chose no level meets better ones next', async () => {
	const { meetsBetterNext, notePlayed, chooseLevel } = await load()
	expect(meetsBetterNext(played(undefined, 'gentle'), 0)).toBe(false)
	notePlayed('franchise')
	expect(meetsBetterNext(played(undefined, 'gentle'), 0)).toBe(true)
	expect(meetsBetterNext(played('gentle', undefined, 'gentle'), 1)).toBe(true)
	expect(meetsBetterNext(played(undefined, 'gentle', 'sharp'), 0)).toBe(false)
	expect(meetsBetterNext(played(undefined, undefined), 0)).toBe(false)
	chooseLevel('gentle')
	expect(meetsBetterNext(played(undefined, 'gentle'), 0)).toBe(false)
})
