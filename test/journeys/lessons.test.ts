import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Step } from '../../shared/games/metro/step.ts'
import { tabTo } from '../support/browser/keys.ts'
import { playLesson } from '../support/browser/lesson.ts'
import { readLesson } from '../support/browser/lesson-keys.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { courseOf, lessonFiles } from '../support/lessons.ts'

const visit = useBrowser()

describe.each(lessonFiles)('lesson $name of $game', ({ game, name }) => {
	test('is played to its end on a phone, in French, by touching what is lit', async () => {
		const ann = await visit({ device: 'phone', language: 'fr' })
		expect(await playLesson(ann, game, name)).toBeGreaterThan(1)
	})
})

/** Goes to a cell of the text view's grid by arrows, or to the pile, and chooses it. */
const chooseInWords = (page: Page) => async (raw: unknown) => {
	const step = raw as Step
	if (step.type === 'lay') {
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
	} else await tabTo(page, page.locator('.metro-pile'))
	await page.keyboard.press('Enter')
}

test('the first lesson of Metro is read and played through the text view, by keyboard alone', async () => {
	const ann = await visit({ device: 'desktop' })
	await ann.page.addInitScript(() => localStorage.setItem('junction.settings', '{"textView":true}'))
	const file = lessonFiles.find(({ game, name }) => game === 'metro' && name === 'base')!
	await readLesson(ann, courseOf(file), file.name, chooseInWords(ann.page))
})
