import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { countWays, intrude, isAnswered, sendNoise, shoutAtSignalling } from '../support/browser/intruder.ts'
import { playMoves, tilesOn } from '../support/browser/metro.ts'
import { beginBetween } from '../support/browser/peer-room.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('an intruder with the link gets a board and loses it; the others play on, and no page complains', async () => {
	const [ann, bob, mallory] = await Promise.all([visit(), visit(), visit({ forgiven: /./ })])
	const link = await beginBetween([ann, bob])
	const random = randomFrom('an intruder')
	await playMoves([ann, bob], 1, random)

	const intruder = await intrude(mallory, link)
	await expect.poll(() => isAnswered(intruder)).toBe(true)
	expect(await countWays(intruder)).toBe(1)
	await shoutAtSignalling(intruder)
	await playMoves([ann, bob], 1, random)

	await sendNoise(intruder)
	await expect.poll(() => countWays(intruder)).toBe(0)
	await shoutAtSignalling(intruder)
	await playMoves([ann, bob], 2, random)
	for (const friend of [ann, bob]) await expect.poll(() => tilesOn(friend)).toBe(4)
})
