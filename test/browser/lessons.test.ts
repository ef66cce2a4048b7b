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

test.each(['phone', 'small'] as const)(
	'cards and the button below them lie still, whatever is said at a step, on a %s',
	async (device) => {
		const ann = await visit({ device })
		const places = { cards: new Set<string>(), button: new Set<string>() }
		await playLesson(ann, 'boundless', 'base', async () => {
			const { cards, button, sides } = await ann.page.evaluate(() => {
				const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect()
				const row = boxOf('.lesson[data-told] > .dock > .dock-actions')
				const { offsetWidth } = document.querySelector<HTMLElement>('.lesson-button') ?? { offsetWidth: 0 }
				return {
					cards: boxOf('.boundless-ring')?.toJSON(),
					button: row && [offsetWidth, row.toJSON()],
					sides: row && [row.left, innerWidth - row.right, row.width - offsetWidth],
				}
			})
			if (cards) places.cards.add(JSON.stringify(cards))
			if (button) places.button.add(JSON.stringify(button))
			if (sides) expect(sides).toEqual([sides[0], sides[0], 0])
		})
		expect([...places.cards]).toHaveLength(1)
		expect([...places.button]).toHaveLength(1)
	},
)

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
