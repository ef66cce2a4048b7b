import type { Course } from '../../../shared/lessons/course.ts'
import type { Guest } from './guest.ts'
import { tabTo } from './keys.ts'

/** Plays a lesson to its end through the text view, by keyboard alone; each step is chosen as the game's own text view has it. */
export async function readLesson(
	{ page, home }: Guest,
	{ lesson, stops }: Course,
	name: string,
	choose: (step: unknown) => Promise<void>,
): Promise<void> {
	await page.goto(`${home}learn/${lesson.game}/${name}`)
	const button = page.locator('.lesson-button')
	for (const [at, { step }] of stops.entries()) {
		await page.locator('.lesson-count', { hasText: new RegExp(`^${at + 1} of `) }).waitFor()
		for (const asked of step.ask?.steps ?? []) await choose(asked)
		await tabTo(page, button)
		await page.keyboard.press('Enter')
	}
	await page.getByRole('button', { name: 'Play a gentle bot' }).waitFor()
}
