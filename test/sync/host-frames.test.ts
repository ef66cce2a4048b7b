import { expect, test } from 'vitest'
import { soak as boundless } from '../games/boundless/soak.ts'
import { soak as franchise } from '../games/franchise/soak.ts'
import { soak as metro } from '../games/metro/soak.ts'
import { fuzzFrames } from './frames/fuzz-frames.ts'

/** `npm run frames` sends a hundred times as many. */
test.each([metro, franchise, boundless])(
	'whatever is sent to a room of $game.id, it throws nowhere, wakes as its log tells, and stays small',
	async (soak) => {
		const { frames, entries, games } = await fuzzFrames(soak, 3_000, 'sample')
		expect(frames).toBeGreaterThanOrEqual(3_000)
		// A fuzz in which nothing is accepted proves nothing.
		expect(entries).toBeGreaterThan(80)
		expect(games).toBeGreaterThan(0)
	},
)
