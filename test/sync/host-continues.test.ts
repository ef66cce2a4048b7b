import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import { digestOfGame } from '../../shared/room/copies.ts'
import { Clockwork } from '../support/clockwork.ts'
import { MemoryAuthority } from '../support/memory-authority.ts'
import { gameOf, underWay } from '../support/shared-device.ts'
import { tokenOf } from '../support/visitor.ts'

const origin = '0123456789abcdef'.repeat(2)
const game = gameOf(underWay('franchise'))

async function continued() {
	const authority = new MemoryAuthority(new Clockwork(), findGame, randomFrom('host'))
	const wish = { code: 'BCDFGH', game, seat: 1, origin }
	expect(await authority.host.continue(wish, tokenOf('ada'))).toBeUndefined()
	return authority
}

test('a room tells from which copy it went on, as far as somebody asks', async () => {
	const { host } = await continued()
	for (const count of [0, 1, 5, game.entries.length])
		expect(await host.continues(origin, count)).toEqual({
			began: { entries: game.entries.length, digest: digestOfGame(game, count) },
		})
	expect(await host.continues('f'.repeat(32), 5)).toBeUndefined()
})

test('counts that nobody has are answered like the next that somebody may have', async () => {
	const { host } = await continued()
	const { length } = game.entries
	expect(await host.continues(origin, 1e15)).toEqual(await host.continues(origin, length))
	expect(await host.continues(origin, -3)).toEqual(await host.continues(origin, 0))
})

test('whoever asks again and again makes the room read what it stored once', async () => {
	const { host, store } = await continued()
	let reads = 0
	const read = store.read.bind(store)
	store.read = () => {
		reads += 1
		return read()
	}
	for (let count = 0; count < 50; count++) await host.continues(origin, count % 20)
	expect(reads).toBe(1)
})
