import { describe, expect, test } from 'vitest'
import { playLesson } from '../support/browser/lesson.ts'
import { handsOf } from '../support/browser/lesson-hands.ts'
import { playByKeys } from '../support/browser/lesson-keys.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { courseOf, lessonFiles } from '../support/lessons.ts'

const visit = useBrowser()

describe.each(lessonFiles)('lesson $name of $game', (file) => {
	const { game, name } = file
	const hands = handsOf[game]!

	test.each([
		['phone', 'fr'],
		['small', 'fr'],
		['sideways', 'en'],
	] as const)('is played to its end on a %s by touching what is lit', async (device, language) => {
		const ann = await visit({ device, language })
		expect(await playLesson(ann, game, name)).toBeGreaterThan(1)
	})

	test('is played to its end by keys on the board', async () => {
		await playByKeys(await visit(), courseOf(file), name, hands.byKeys)
	})

	test('is read and played to its end through the text view, by keyboard alone', async () => {
		const ann = await visit()
		await ann.page.addInitScript(() => localStorage.setItem('junction.settings', '{"textView":true}'))
		await playByKeys(ann, courseOf(file), name, hands.inWords)
	})
})
