import { afterEach, beforeEach } from 'vitest'
import type { TestServer } from '../serve-for-test.ts'
import { serveSeeded } from '../serve-seeded.ts'
import type { Guest, Wishes } from './guest.ts'
import { knowChance } from './know-chance.ts'
import type { Stage } from './size-scenes.ts'

/** For every test a house of its own, in which chance is the same in every run: on the server and in the pages. */
export function useSeededHouse(visit: (wishes: Partial<Wishes>) => Promise<Guest>): () => Stage {
	let house: TestServer
	let guests = 0

	beforeEach(async () => {
		guests = 0
		house = await serveSeeded()
	})
	afterEach(() => house.stop())

	return () => ({
		house,
		async visit(wishes) {
			const guest = await visit({ home: house.url.href, ...wishes })
			await knowChance(guest.context, house.url, guests++)
			return guest
		},
	})
}
