import { planOf, RING, ROUNDS } from '../../../../shared/games/boundless/rules/schedule.ts'
import type { ScriptedClient } from '../../scripted-client.ts'
import { press, pressAt } from '../guest.ts'
import { gather, OWN, type Scene, sitDown } from './scene.ts'

interface Table {
	phase: string
	round: number
}

const tableOf = (player: ScriptedClient): Table => player.table.table as Table
const isIn = (player: ScriptedClient, phase: string, round: number): boolean =>
	tableOf(player).phase === phase && tableOf(player).round === round

/** Everybody gets ready, and the cards lie open. */
async function race(players: readonly ScriptedClient[], round: number): Promise<void> {
	for (const player of players) await player.send('move', { steps: [{ type: 'ready' }] })
	await players[0]!.until(() => isIn(players[0]!, 'race', round), 'the race')
}

/** Everybody but some puts their tokens somewhere. */
async function place(players: readonly ScriptedClient[], tokens = 1): Promise<void> {
	for (const [index, player] of players.entries())
		for (let token = 0; token < tokens; token++)
			await player.send('move', { steps: [{ type: 'place', space: 1 + ((index + 3 * token) % RING) }] })
}

/** The six rounds before the last one. */
async function playRounds(players: readonly ScriptedClient[]): Promise<void> {
	for (let round = 1; round < ROUNDS; round++) {
		await race(players, round)
		await place(players, planOf(round).tokens)
		await players[0]!.until(() => isIn(players[0]!, 'ready', round), 'the settlement')
	}
}

const STUDY = ['.boundless-study-map', '.table-board'] as const

function boundlessScene(
	name: string,
	prepare: (players: readonly ScriptedClient[]) => Promise<void>,
	isThere: string,
	more: Partial<Scene> = {},
	{ bots = 0, ...options }: { bots?: number; mapInSight?: number[] } = {},
): Scene {
	return {
		name: `Boundless, ${name}`,
		aim: 'area',
		boards: STUDY,
		over: '.boundless-study-words',
		async open(stage) {
			const people = 6 - bots
			const rules = { countdown: 0, ...options }
			const { code, players } = await gather(stage.house, 'boundless', rules, people, { bots })
			await prepare(players)
			const guest = await sitDown(stage, code, Math.min(OWN, people - 1))
			await guest.page.locator(isThere).first().waitFor()
			return guest
		},
		...more,
	}
}

/** A state of the map: wherever there is one in the part that nothing covers. */
const askState: Scene['choose'] = async (guest) => {
	const { page } = guest
	const { x, y, width, height } = (await page.locator('.boundless-study-map').boundingBox())!
	const answer = page.locator('.boundless-answer')
	for (const [across, down] of [
		[0.5, 0.3],
		[0.55, 0.35],
		[0.6, 0.25],
		[0.55, 0.4],
		[0.5, 0.5],
	] as const) {
		await pressAt(guest, { x: x + width * across, y: y + height * down })
		const isAnswered = answer.waitFor({ timeout: 1000 }).then(() => true)
		if (await isAnswered.catch(() => false)) return
	}
	throw new Error('There is no state where one was looked for.')
}

/** What the first round came to, at leisure: bots wait for as long as one likes. */
const settlement = (name: string, more: Partial<Scene> = {}): Scene =>
	boundlessScene(
		name,
		async (players) => {
			await race(players, 1)
			await place(players)
			await players[0]!.until(() => isIn(players[0]!, 'ready', 1), 'the settlement')
		},
		'.boundless-study [role=application]',
		more,
		{ bots: 5 },
	)

/** All of the words, over a part of the map: on the smallest phone, both share the screen evenly. */
const raised = (scene: Scene): Scene => ({
	...scene,
	leastOpen: 0.33,
	async open(stage) {
		const guest = await scene.open(stage)
		await press(guest, guest.page.locator('.boundless-study-fold'))
		return guest
	},
})

export const boundlessScenes: readonly Scene[] = [
	boundlessScene('the map before the first round', async () => {}, '.boundless-study [role=application]', {
		choose: askState,
		undo: (guest) => press(guest, guest.page.locator('.boundless-answer > header button')),
	}),
	boundlessScene(
		'a race',
		async (players) => {
			await race(players, 1)
			await place(players.filter((_, seat) => seat !== OWN))
		},
		'.boundless-ring-card',
	),
	boundlessScene(
		'the last race',
		async (players) => {
			await playRounds(players)
			await race(players, ROUNDS)
			await place(
				players.filter((_, seat) => seat !== OWN),
				planOf(ROUNDS).tokens,
			)
		},
		'.boundless-ring-card',
	),
	settlement('a settlement'),
	raised(settlement('a settlement, its words raised')),
	boundlessScene(
		'a race with the map in sight',
		async (players) => {
			await race(players, 1)
			await place(players.filter((_, seat) => seat !== OWN))
		},
		'.boundless-ring-card',
		{ boards: ['.table-board'] },
		{ mapInSight: [OWN] },
	),
]
