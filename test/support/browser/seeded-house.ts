import { afterEach, beforeEach } from 'vitest'
import type { TestServer } from '../serve-for-test.ts'
import { serveSeeded } from '../serve-seeded.ts'
import type { Wishes } from './guest.ts'
import { knowChance } from './know-chance.ts'
import type { Stage } from './size-scenes/scene.ts'
import { useBrowser } from './use-browser.ts'

/** For every test a house of its own, in which chance is the same in every run: on the server and in the pages. */
export function useSeededHouse(): (usual?: Partial<Wishes>) => Stage {
	let house: TestServer
	let guests = 0

	beforeEach(async () => {
		guests = 0
		house = await serveSeeded()
	})
	afterEach(() => house.stop())
	const visit = useBrowser() // what comes first ends last: everybody has left when the house closes

	return (usual = {}) => ({
		house,
		async visit(wishes) {
			const guest = await visit({ home: house.url.href, ...usual, ...wishes })
			await knowChance(guest.context, house.url, guests++)
			return guest
		},
	})
}
