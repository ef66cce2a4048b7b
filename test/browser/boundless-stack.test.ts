import { expect, test } from 'vitest'
import { byFinger, cardsOf } from '../support/browser/boundless.ts'
import { type Guest, pressButton } from '../support/browser/guest.ts'
import { untilStill } from '../support/browser/scenery.ts'
import { allSizes } from '../support/browser/sizes.ts'
import { home, useBrowser } from '../support/browser/use-browser.ts'
import { houseAt } from '../support/house.ts'
import { sitAndStart, tokenOf } from '../support/play.ts'
import { tableOf } from '../support/race.ts'
import type { ScriptedClient } from '../support/scripted-client.ts'

const visit = useBrowser()
const SPACE = 3

/** Ann among others who need no page, as soon as the centre of the first round is known. */
async function enterRace(seats: number): Promise<{ ann: Guest; rivals: ScriptedClient[] }> {
	const house = houseAt(new URL(home()))
	const code = await house.createRoom({ countdown: 0 }, 'boundless')
	const players = await house.gather(code, seats)
	await sitAndStart(players)
	const [mine, ...rivals] = players
	mine!.close()
	const ann = await visit({ seat: { code, token: tokenOf(0) } })
	await ann.page.goto(`${home()}r/${code}`)
	await pressButton(ann, 'Ready for round 1') // first: a round does not wait for a page that is still loading
	for (const rival of rivals) await rival.send('move', { steps: [{ type: 'ready' }] })
	await byFinger.watch(ann.page)
	return { ann, rivals }
}

test('what one more token costs stands over the highest stack, and covers none of it, nor the picture beside it', async () => {
	const { ann, rivals } = await enterRace(6)
	for (const rival of rivals) {
		await rival.until(() => tableOf(rival).phase === 'race', 'the race')
		await rival.send('move', { steps: [{ type: 'place', space: SPACE }] })
	}
	const card = cardsOf(ann.page).nth(SPACE - 1)
	await card.getByText('+50').waitFor()
	for (const size of allSizes) {
		await ann.page.setViewportSize(size)
		await untilStill(ann.page)
		const gaps = await card.evaluate((element) => {
			const boxes = (css: string) =>
				[...element.querySelectorAll(css)].map((one) => one.getBoundingClientRect())
			const [cost] = boxes('.boundless-stack-cost')
			const [own] = boxes('.boundless-postcard')
			const top = Math.min(...boxes('.boundless-stack-token').map((box) => box.top))
			const left = Math.min(...boxes('.boundless-stack').map((box) => box.left))
			const picture = Math.max(...boxes('.boundless-postage').map((box) => box.right))
			return {
				above: top - cost!.bottom,
				below: cost!.top - own!.top,
				beside: left - picture,
				height: cost!.height,
			}
		})
		for (const gap of Object.values(gaps))
			expect(gap, JSON.stringify({ size, gaps })).toBeGreaterThanOrEqual(0)
		expect(gaps.height).toBeGreaterThan(0)
	}
	for (const rival of rivals) rival.close()
})
