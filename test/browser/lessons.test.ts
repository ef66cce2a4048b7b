import { describe, expect, test } from 'vitest'
import { playLesson } from '../support/browser/lesson.ts'
import { useOffline } from '../support/browser/offline.ts'
import { useBrowser } from '../support/browser/use-browser.ts'
import { lessonFiles } from '../support/lessons.ts'

const visit = useBrowser()
const visitOffline = useOffline(visit)

const first = lessonFiles.filter(({ name }) => name === 'base')

describe.each(first)('the first lesson of $game', ({ game, name }) => {
	test('is played to its end on a phone by touching what is lit', async () => {
		const ann = await visit({ device: 'phone' })
		expect(await playLesson(ann, game, name)).toBeGreaterThan(1)
		await ann.page.getByRole('button', { name: 'Play a gentle bot' }).waitFor()
	})
})

test('a broken lesson says so, and leads home', async () => {
	const ann = await visit({ device: 'phone' })
	const { game, name } = first[0]!
	const broken = 'export default { title: { en: "", fr: "" } }'
	// Its file is one of those that bear its name: every game has one of that.
	await ann.page.route(`**/assets/${name}-*.js`, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: broken }),
	)
	await ann.page.goto(`${ann.home}learn/${game}/${name}`)
	await ann.page.getByRole('heading', { name: 'This lesson is broken' }).waitFor()
	await ann.page.getByText('Its file cannot be read. Try another lesson.').waitFor()
	expect(await ann.page.getByRole('link', { name: /home/i }).count()).toBeGreaterThan(0)
})

test('without a network a lesson is played after one visit', async () => {
	const ann = await visitOffline()
	const { game, name } = first.at(-1)!
	expect(await playLesson(ann, game, name)).toBeGreaterThan(1)
})
