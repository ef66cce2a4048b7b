import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const patience = { testTimeout: 180_000, hookTimeout: 180_000 }
const builtClient = './test/support/built-client.ts'

/** Whole games, played tap by tap. */
const played = {
	globalSetup: [builtClient, './test/support/browser/browser-house.ts'],
	sequence: { groupOrder: 3 },
	maxWorkers: 3, // players wait a good part of the time
	testTimeout: 900_000, // whatever is waited for gives up long before
	hookTimeout: 180_000,
	expect: { poll: { timeout: 150_000 } },
	retry: 1, // a machine that is too busy for three browsers spoils something once; the report says what
}

/** Keys that nothing real knows, and a push service beside the real ones that each test is itself. */
const pushConfiguration = {
	PUSH_KEYS: JSON.stringify({
		contact: 'mailto:somebody@junction.test',
		public: 'BJkRYz7X-7Lvsst5VndpKv-5qbGkUxDbctvgZB6DTeifd84MFnnsxYFOH0sdMBwcAGGxvxNM0TwitUjSMJ6aINY',
		private: 'a0rLw3_loIR8Eri3fCrOgy5t_Gb_W5J3xdnq0txE3cE',
	}),
	PUSH_SERVICES: 'push.test fcm.googleapis.com',
}

const threeEngines = 'test/browser/engines.test.ts'

/** The same in three browsers at once: after the others, and one file after another. */
const inThreeEngines = {
	...played,
	globalSetup: [...played.globalSetup, './test/support/engines/say-missing.ts'],
	sequence: { groupOrder: 4 },
	fileParallelism: false,
}

export default defineConfig({
	test: {
		watch: false,
		// Groups run after one another, the quick ones first.
		projects: [
			{
				extends: './vite.config.ts',
				root: '.',
				test: {
					name: 'pure',
					include: [
						'test/{kernel,games,room,sync,connection,client,build,docs,tools,report,toy-game,lessons,history,storm}/**/*.test.{ts,tsx}',
					],
					sequence: { groupOrder: 0 },
					maxWorkers: 2,
					testTimeout: 120_000,
					setupFiles: './test/support/same-chance.ts',
				},
			},
			{
				plugins: [
					cloudflareTest({
						wrangler: { configPath: './wrangler.toml' },
						miniflare: { bindings: pushConfiguration },
					}),
				],
				test: {
					name: 'worker',
					include: ['test/worker/**/*.test.ts'],
					sequence: { groupOrder: 1 },
					maxWorkers: 2,
					...patience,
				},
			},
			{
				test: {
					name: 'served',
					include: ['test/served/**/*.test.ts'],
					globalSetup: builtClient,
					sequence: { groupOrder: 2 },
					fileParallelism: false, // one of them builds what the others serve
					...patience,
				},
			},
			{ test: { name: 'browser', include: ['test/browser/*.test.ts'], exclude: [threeEngines], ...played } },
			{ test: { name: 'engines', include: [threeEngines], ...inThreeEngines } },
			{ test: { name: 'journeys', include: ['test/journeys/*.test.ts'], ...played } },
			{ test: { name: 'engine-journeys', include: ['test/journeys/engines/*.test.ts'], ...inThreeEngines } },
		],
	},
})
