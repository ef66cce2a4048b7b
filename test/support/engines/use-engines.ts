import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { inProject } from '../../../worker/build/paths.ts'
import { home } from '../browser/use-browser.ts'
import type { Engine, EngineName, EngineWishes } from './engine.ts'
import { foundEngines } from './find-engines.ts'
import type { Player } from './player.ts'
import { startChromium, startFirefox } from './puppeteer-engine.ts'
import { startWebKit } from './webkit-engine.ts'

const starters: Record<EngineName, (wishes: EngineWishes) => Promise<Engine>> = {
	Chromium: startChromium,
	Firefox: startFirefox,
	WebKit: startWebKit,
}

/** Of the engines that are wanted, those that this machine has. */
export const enginesHere = (wanted: readonly EngineName[]): EngineName[] =>
	foundEngines().filter((name) => wanted.includes(name))

export interface PlayerWishes {
	home?: string
	forgiven?: RegExp // complaints that the test itself provokes
}

/** Browsers for a file of tests; after each of them, nobody may have had anything to complain of. */
export function useEngines(names: readonly EngineName[], wishes: EngineWishes = {}) {
	const engines = new Map<EngineName, Engine>()
	let players: { player: Player; forgiven: RegExp | undefined }[] = []

	beforeAll(async () => {
		const started = await Promise.allSettled(names.map((name) => starters[name](wishes)))
		for (const engine of started)
			if (engine.status === 'fulfilled') engines.set(engine.value.name, engine.value)
		for (const engine of started) if (engine.status === 'rejected') throw engine.reason
	})
	afterAll(async () => {
		await Promise.all([...engines.values()].map((engine) => engine.stop()))
	})

	afterEach(async ({ task }) => {
		const leaving = players
		players = []
		for (const { player } of leaving) player.hasLeft = true
		if (task.result?.state === 'fail')
			await keepPictures(
				leaving.map(({ player }) => player),
				task.name,
			)
		const complaints = await Promise.all(
			leaving.map(async ({ player, forgiven }) =>
				(await player.page.complaints().catch((error) => [String(error)]))
					.filter((complaint) => !forgiven?.test(complaint))
					.map((complaint) => `${player.name}: ${complaint}`),
			),
		)
		await Promise.all(leaving.map(({ player }) => player.page.close()))
		expect(complaints.flat()).toEqual([])
	})

	return async (name: EngineName, visit: PlayerWishes = {}): Promise<Player> => {
		const player: Player = { name, page: await engines.get(name)!.newPage(), home: visit.home ?? home() }
		players.push({ player, forgiven: visit.forgiven })
		return player
	}
}

/** What everybody saw when a test failed. */
async function keepPictures(players: readonly Player[], test: string): Promise<void> {
	const folder = inProject('screens/failed')
	await mkdir(folder, { recursive: true })
	await Promise.allSettled(
		players.map(async ({ name, page }) =>
			writeFile(`${folder}/${test.replace(/\W+/g, '-')} ${name}.png`, await page.picture()),
		),
	)
}
