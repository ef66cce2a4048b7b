import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Table as FranchiseTable } from '../../../shared/games/franchise/table.ts'
import { type Random, randomFrom } from '../../../shared/kernel/random.ts'
import { decide } from '../../games/support/decide.ts'
import type { House } from '../house.ts'
import { actorOf, type Decide, isDealt, playMove, tokenOf } from '../play.ts'
import type { ScriptedClient } from '../scripted-client.ts'
import { type Guest, press, pressAt, type Wishes } from './guest.ts'
import { offeredPlaces } from './metro.ts'
import { promptOf } from './room.ts'
import { untilStill } from './scenery.ts'

export interface Stage {
	house: House
	visit: (wishes: Partial<Wishes>) => Promise<Guest>
}

/** A moment of a game as one of its players sees it, with as much on the table as there can be. */
export interface Scene {
	name: string
	aim: 'side' | 'area' // what the board is to fill
	boards?: readonly string[] // what stands for the board, where it is not the first drawing
	over?: string // what lies over a part of it for good
	leastOpen?: number // of the screen, that nothing lies over; what is usual unless told
	open(stage: Stage): Promise<Guest>
	/** Chooses something; `undo` takes that back. Nothing about to be touched may move. */
	choose?(guest: Guest): Promise<void>
	undo?(guest: Guest): Promise<void>
}

const names = ['Ann', 'Bob', 'Alexandrine', 'Dan', 'Maximilian', 'Farid']
const OWN = 1 // whose page is looked at

/** People at a table, who need no browser yet; they play until the moment has come. */
async function gather(
	house: House,
	game: string,
	options: object,
	count: number,
	{ bots = 0, hints = false } = {},
): Promise<{ code: string; players: ScriptedClient[] }> {
	const code = await house.createRoom(options, game)
	const players = await house.gather(code, count)
	for (const [index, player] of players.entries()) await player.send('sit', { name: names[index] })
	for (let bot = 0; bot < bots; bot++) await players[0]!.send('add-bot')
	if (hints) await players[0]!.send('hints', { allowed: true })
	await players[0]!.send('start')
	await Promise.all(players.map((player) => player.until(() => isDealt(player), 'the deal')))
	return { code, players }
}

/** The page of one of them, who has put their script away. */
async function sitDown({ visit }: Stage, code: string, person = OWN): Promise<Guest> {
	const guest = await visit({ seat: { code, token: tokenOf(person) } })
	await guest.page.goto(`${guest.home}r/${code}`)
	await promptOf(guest.page).waitFor({ state: 'attached' }) // a race has no eye for it
	return guest
}

async function playUntil(
	players: readonly ScriptedClient[],
	random: Random,
	isTime: () => boolean,
	decide?: Decide,
): Promise<void> {
	while (actorOf(players) !== players[OWN] || !isTime()) await playMove(players, random, decide)
}

const byEscape = async ({ page }: Guest): Promise<void> => {
	await page.keyboard.press('Escape')
	await page.locator('.dock-actions > .button-primary').waitFor({ state: 'hidden' })
}

function metro(name: string, options: object, choose: Scene['choose'], moves = 6, count = 6): Scene {
	return {
		name: `Metro, ${name}`,
		aim: 'side',
		async open(stage) {
			const { code, players } = await gather(stage.house, 'metro', { first: OWN, ...options }, count)
			let played = 0
			await playUntil(players, randomFrom(name), () => played++ >= moves)
			const guest = await sitDown(stage, code)
			await promptOf(guest.page, /^Your turn:/).waitFor()
			return guest
		},
		...(choose && { choose, undo: byEscape }),
	}
}

/** A tile that fits somewhere, on a cell that the board offers for it. */
const tryTile = async (guest: Guest): Promise<void> => {
	await untilStill(guest.page)
	const places = await findPlaces(guest)
	const { x, y } = places[Math.floor(places.length / 2)]!
	await guest.page.mouse.click(x, y) // of a finger, which touched it in the last size, it would be a double tap
	await guest.page.getByRole('button', { name: /^Lay it/ }).waitFor()
}

/** The first tile may fit nowhere: then it is the next one's turn. */
async function findPlaces(guest: Guest): Promise<{ x: number; y: number }[]> {
	for (const key of ['1', '2', '3']) {
		const places = await offeredPlaces(guest)
		if (places.length > 0) return places
		await guest.page.keyboard.press(key)
	}
	return offeredPlaces(guest)
}
const askWagon = async ({ page }: Guest): Promise<void> => {
	await page.keyboard.press('w')
	await page.getByRole('button', { name: /^Place the wagon/ }).waitFor()
}
const everything = { expansions: [1, 2], rotation: true, hand: 3, edition: 'iron-horse' }

export const metroScenes: readonly Scene[] = [
	metro('the first turn', {}, tryTile, 0),
	metro('companies, wagons, three tiles to turn', everything, tryTile, 0),
	metro('a wagon about to be placed', everything, askWagon, 0),
	metro('rails and numbers', { expansions: [3, 4], cards: [1, 1, 1, 1], openNumbers: true }, tryTile, 0),
	metro('wagons and numbers', { expansions: [2, 4], cards: [1, 1, 1, 1], hand: 3 }, askWagon, 0),
	metro('sixteen numbers', { expansions: [3, 4], cards: [4, 4, 4, 4], hand: 2 }, tryTile, 0, 2),
]

const wholeTurn: Decide = ({ table, place }, random) =>
	decide(franchise.bots.steady!, { table: table.table, seat: place, hand: null }, random).steps

function franchiseScene(
	name: string,
	options: object,
	isTime: (table: FranchiseTable) => boolean,
	more: Partial<Scene> = {},
): Scene {
	return {
		name: `Franchise, ${name}`,
		aim: 'area',
		async open(stage) {
			const { code, players } = await gather(stage.house, 'franchise', options, 5)
			const table = () => players[0]!.table.table as FranchiseTable
			await playUntil(players, randomFrom('sizes'), () => isTime(table()), wholeTurn)
			const guest = await sitDown(stage, code)
			await guest.page.locator('.franchise-tray').waitFor()
			return guest
		},
		...more,
	}
}

const expansions = { milestones: true, boom: true, regions: 'picked' }
const isMidway = ({ stage, round, progress }: FranchiseTable): boolean =>
	stage === 'turns' && round > 4 && progress === null
/** The first row of the list. */
const stageFirst: Scene['choose'] = async ({ page }) => {
	await page.locator('.franchise-choice-card').first().click()
	await page.locator('.franchise-choice-card[aria-pressed=true]').waitFor()
}
const unstage: Scene['undo'] = async ({ page }) => {
	for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
	await page.locator('.franchise-choice-card[aria-pressed=true]').waitFor({ state: 'hidden' })
}
const first: Partial<Scene> = { choose: stageFirst, undo: unstage }

/** What may be asked for, the way back to another town, and the turn: three to press in one row. */
const franchiseHinted: Scene = {
	name: 'Franchise, a first turn with hints',
	aim: 'area',
	async open(stage) {
		const { code, players } = await gather(stage.house, 'franchise', {}, 5, { hints: true })
		const table = () => players[0]!.table.table as FranchiseTable
		while (table().stage !== 'turns') await playMove(players, randomFrom('hints'), wholeTurn)
		const guest = await sitDown(stage, code, players.indexOf(actorOf(players)!))
		await guest.page.locator('.dock-hint + .button', { hasText: 'Another town' }).waitFor()
		return guest
	},
	...first,
}

export const franchiseScenes: readonly Scene[] = [
	franchiseScene('the draft', { expert: 'draft', regions: 'new' }, ({ stage }) => stage === 'draft', first),
	franchiseScene('the first towns', expansions, ({ stage }) => stage === 'towns', first),
	franchiseScene('a turn', expansions, isMidway, first),
	franchiseScene('the regions', expansions, isMidway, {
		choose: async ({ page }) => {
			await page.keyboard.press('r')
		},
		undo: unstage,
	}),
	franchiseHinted,
]

interface BoundlessTable {
	phase: string
	round: number
}

const tableOf = (player: ScriptedClient): BoundlessTable => player.table.table as BoundlessTable
const isIn = (player: ScriptedClient, phase: string, round: number): boolean =>
	tableOf(player).phase === phase && tableOf(player).round === round

/** Everybody gets ready, and the cards lie open. */
async function race(players: readonly ScriptedClient[], round: number): Promise<void> {
	for (const player of players) await player.send('move', { steps: [{ type: 'ready' }] })
	await players[0]!.until(() => isIn(players[0]!, 'race', round), 'the race')
}

/** Everybody but some puts a token somewhere. */
async function place(players: readonly ScriptedClient[]): Promise<void> {
	for (const [index, player] of players.entries())
		await player.send('move', { steps: [{ type: 'place', space: 1 + (index % 7) }] })
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
