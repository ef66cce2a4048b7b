import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { enter, pairToPlay, roomObject } from './support/house.ts'
import { stored } from './support/stored.ts'

const WATCHER = 5

test('W140, W143: what somebody who watches is called outlives a sleep, and a reaction writes nothing', async () => {
	const { code, ada, grace } = await pairToPlay()
	await ada.send('open-chat', { open: true })
	const eve = await enter(code, WATCHER)
	await eve.send('introduce', { name: 'Eve' })
	await evictDurableObject(roomObject(code))
	const before = await stored(code)
	const seen = grace.next((frame) => frame.type === 'reaction')
	await eve.send('react', { reaction: 3 })
	expect(await seen).toMatchObject({ name: 'Eve', reaction: 3, seat: expect.any(Number) })
	expect(await stored(code)).toEqual(before)
})
