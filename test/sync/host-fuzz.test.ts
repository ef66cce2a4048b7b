import { expect, test } from 'vitest'
import { actOnce } from './fuzz/actions.ts'
import { FuzzWorld } from './fuzz/world.ts'

const BATCHES = 6
const SEEDS = 25
const ACTIONS = 200

/** Plays a seed through, and says which one it was if anything does not hold. */
async function run(seed: string): Promise<FuzzWorld> {
	const world = new FuzzWorld(seed)
	try {
		await world.open(world.random.pick(['heap', 'dash']))
		for (let i = 0; i < ACTIONS; i++) await actOnce(world)
		await world.settle()
		await world.calm()
		world.expectConverged()
		world.openPage('zoe')
		await world.calm()
		world.expectConverged()
		return world
	} catch (error) {
		throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error })
	}
}

/** Whatever breaks: every acknowledged command is in the log once, and all see what the log tells. */
test.each(Array.from({ length: BATCHES }, (_, i) => i * SEEDS))(
	'all pages converge on the log: seeds from %i',
	async (first) => {
		let moves = 0
		for (let i = first; i < first + SEEDS; i++) {
			const { authority } = await run(`fuzz ${i}`)
			moves += authority.store.entries.filter(({ type }) => type === 'move').length
		}
		// A fuzz in which nothing happens proves nothing.
		expect(moves).toBeGreaterThan(5 * SEEDS)
	},
)
