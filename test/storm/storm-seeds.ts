import { expect, test } from 'vitest'
import { weather } from './run.ts'
import { scriptOf } from './script.ts'

const AT_ONCE = 10

/** Fixed seeds, some in each test; `npm run storm` goes on from there. */
export function testSeeds(from: number, until: number): void {
	const starts = Array.from({ length: (until - from) / AT_ONCE }, (_, index) => from + index * AT_ONCE)
	test.each(starts)('nothing is lost, shown or stuck: seeds from %i', async (first) => {
		for (let seed = first; seed < first + AT_ONCE; seed++)
			expect(await weather(scriptOf(`${seed}`)), `seed ${seed}`).not.toHaveProperty('failure')
	})
}
