import { beforeEach, expect, test, vi } from 'vitest'
import { memory } from './support/memory.ts'

/** As after a reload: what the module knows is read again from what the device remembers. */
async function reload() {
	vi.resetModules()
	return import('../../client/app/level.ts')
}

beforeEach(() => void vi.stubGlobal('localStorage', memory()))

test('the first game of each kind is against gentle bots, those after it against steady ones', async () => {
	const { levelFor, notePlayed } = await reload()
	expect(levelFor('metro')).toBe('gentle')
	notePlayed('metro')
	expect([levelFor('metro'), levelFor('boundless')]).toEqual(['steady', 'gentle'])
	const again = await reload()
	expect([again.levelFor('metro'), again.levelFor('boundless')]).toEqual(['steady', 'gentle'])
})

test('what somebody chose holds for all games, and is remembered', async () => {
	const { chooseLevel, chosenLevel, levelFor, notePlayed } = await reload()
	notePlayed('metro')
	expect(chosenLevel()).toBeUndefined()
	chooseLevel('sharp')
	expect(levelFor('metro')).toBe('sharp')
	const again = await reload()
	expect([again.levelFor('boundless'), again.chosenLevel()]).toEqual(['sharp', 'sharp'])
})

test('a level that nobody knows any more is none', async () => {
	const { chooseLevel } = await reload()
	chooseLevel('genius')
	expect((await reload()).levelFor('metro')).toBe('gentle')
})
