import type { Locator, Page } from 'playwright-core'
import { keyOf, spacesInOrder } from '../../../client/games/boundless/race/spaces.ts'
import type { Step as BoundlessStep } from '../../../shared/games/boundless/step.ts'
import type { PlaceId } from '../../../shared/games/franchise/data/places.ts'
import { placeDrawings } from '../../../shared/games/franchise/drawing/places.ts'
import type { Step as FranchiseStep } from '../../../shared/games/franchise/step.ts'
import type { Develop } from '../../../shared/games/franchise/steps/develop.ts'
import type { Step as MetroStep } from '../../../shared/games/metro/step.ts'
import { tabTo } from './keys.ts'
import { goToLit, type Hand } from './lesson-keys.ts'
import { twoFrames } from './two-frames.ts'

/** A game's two ways without a pointer: by keys on its board, and through its text view. */
export interface Hands {
	byKeys: Hand
	inWords: Hand
}

async function enter(page: Page, what: Locator): Promise<void> {
	await tabTo(page, what)
	await page.keyboard.press('Enter')
}

/** Shares are exchanged in their sheet, wagons go from rail to rail: as well with the text view as without. */
async function takeExtra(page: Page, step: MetroStep): Promise<void> {
	if (step.type === 'draw') await page.keyboard.press('d')
	if (step.type === 'exchange') {
		await page.keyboard.press('x')
		const offers = page.locator(`dialog[open] .metro-own-share:nth-child(${step.percentage / 10}) .button`)
		await enter(page, step.take === 'open' ? offers.first() : offers.last())
	}
	if (step.type === 'wagon') {
		const isThere = page.locator('.lesson-button.button-primary') // the button is dark once it is the right one
		for (let rails = 0; rails < RAILS && !(await isThere.isVisible()); rails++) {
			await page.keyboard.press('w')
			await twoFrames(page)
		}
	}
}

const RAILS = 8 // around the Central Station

const metro: Hands = {
	async byKeys(page, step: MetroStep) {
		if (step.type !== 'lay') await takeExtra(page, step)
		else await goToLit(page, '.metro-ring-hover, .metro-ring-target')
		return undefined
	},
	async inWords(page, step: MetroStep) {
		if (step.type !== 'lay') {
			await takeExtra(page, step)
			return undefined
		}
		const current = page.locator('.metro-text-grid td > button[tabindex="0"]')
		await tabTo(page, current)
		const from = await current.evaluate((button) =>
			[...button.closest('table')!.querySelectorAll('td > button')].indexOf(button),
		)
		const [down, right] = [Math.floor(step.cell / 8) - Math.floor(from / 8), (step.cell % 8) - (from % 8)]
		for (let way = 0; way < Math.abs(down); way++)
			await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
		for (let way = 0; way < Math.abs(right); way++)
			await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
		await page.keyboard.press('Enter')
		return undefined
	},
}

const placeName = (place: PlaceId): string => placeDrawings[place].name

const wayOf = ({ path }: Develop): string => `${placeName(path.at(-1)!)} from ${placeName(path[0]!)}`

const listed = (page: Page, list: string, name: string): Locator =>
	page.getByRole('list', { name: list, exact: true }).getByRole('button', { name: new RegExp(`^${name}`) })

const bonusKeys: Readonly<Record<string, string>> = {
	'develop-again': 'a',
	'share-again': 'd',
	cash: 'c',
	boom: 'b',
}

const franchise: Hands = {
	async byKeys(page, step: FranchiseStep) {
		const key = bonusKeys[step.type]
		if (key) await page.keyboard.press(key)
		if (step.type === 'end' || step.type === 'share-again' || step.type === 'cash') return undefined
		await goToLit(page, '.franchise-place-ring-pointed')
		return undefined
	},
	async inWords(page, step: FranchiseStep) {
		switch (step.type) {
			case 'develop':
				await enter(page, listed(page, 'Roads you can take', wayOf(step)))
				break
			case 'develop-again':
				await enter(page, listed(page, 'Bonus tiles', 'A second road'))
				await enter(page, listed(page, 'Second roads you can take', wayOf(step)))
				break
			case 'share':
				await enter(page, listed(page, 'Market shares, 1 dollar each', placeName(step.place)))
				break
			case 'share-again':
				await enter(page, listed(page, 'Bonus tiles', `Double the market share in ${placeName(step.place)}`))
				break
			case 'boom':
				await enter(page, listed(page, 'The boom', placeName(step.place)))
		}
		return undefined
	},
}

const boundless: Hands = {
	async byKeys(page, step: BoundlessStep) {
		if (step.type !== 'place') return undefined
		await page.keyboard.press(`${keyOf(step.space)}`)
		return 'made'
	},
	async inWords(page, step: BoundlessStep) {
		if (step.type !== 'place') return undefined
		await enter(page, page.locator('.boundless-text-cards button').nth(spacesInOrder.indexOf(step.space)))
		return 'made'
	},
}

export const handsOf: Readonly<Record<string, Hands>> = { metro, franchise, boundless }
