import { franchise } from '../../../../shared/games/franchise/game.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { randomFrom } from '../../../../shared/kernel/random.ts'
import { decide } from '../../../games/support/decide.ts'
import { actorOf, type Decide, playMove } from '../../play.ts'
import { gather, playUntil, type Scene, sitDown } from './scene.ts'

const wholeTurn: Decide = ({ table, place }, random) =>
	decide(franchise.bots.steady!, { table: table.table, seat: place, hand: null }, random).steps

function franchiseScene(
	name: string,
	options: object,
	isTime: (table: Table) => boolean,
	more: Partial<Scene> = {},
): Scene {
	return {
		name: `Franchise, ${name}`,
		aim: 'area',
		async open(stage) {
			const { code, players } = await gather(stage.house, 'franchise', options, 5)
			const table = () => players[0]!.table.table as Table
			await playUntil(players, randomFrom('sizes'), () => isTime(table()), wholeTurn)
			const guest = await sitDown(stage, code)
			await guest.page.locator('.franchise-tray').waitFor()
			return guest
		},
		...more,
	}
}

const expansions = { milestones: true, boom: true, regions: 'picked' }
const isMidway = ({ stage, round, progress }: Table): boolean =>
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
		const table = () => players[0]!.table.table as Table
		while (table().stage !== 'turns') await playMove(players, randomFrom('hints'), wholeTurn)
		const guest = await sitDown(stage, code, players.indexOf(actorOf(players)!))
		await guest.page.locator('.dock-hint + .button:not([hidden])').first().waitFor()
		return guest
	},
	...first,
}

/** Whoever plays first decides it: the page is theirs. */
const boom: Scene = {
	name: 'Franchise, where the boom begins',
	aim: 'area',
	async open(stage) {
		const { code, players } = await gather(stage.house, 'franchise', expansions, 5)
		const table = () => players[0]!.table.table as Table
		while (table().stage !== 'boom') await playMove(players, randomFrom('sizes'), wholeTurn)
		const guest = await sitDown(stage, code, players.indexOf(actorOf(players)!))
		await guest.page.locator('.franchise-tray').waitFor()
		return guest
	},
	...first,
}

const waiting: Scene = {
	name: 'Franchise, while somebody else plays',
	aim: 'area',
	async open(stage) {
		const { code, players } = await gather(stage.house, 'franchise', expansions, 5)
		const random = randomFrom('sizes')
		await playUntil(players, random, () => isMidway(players[0]!.table.table as Table), wholeTurn)
		await playMove(players, random, wholeTurn)
		const guest = await sitDown(stage, code)
		await guest.page.locator('.franchise-tray').waitFor()
		return guest
	},
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
	boom,
	waiting,
]
