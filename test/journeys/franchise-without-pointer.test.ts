import { expect, test } from 'vitest'
import { randomFrom } from '../../shared/kernel/random.ts'
import { goByKeys, goByWords, playToTheEnd } from '../support/browser/franchise-keys.ts'
import { sitDownByKeys } from '../support/browser/keys.ts'
import { readScores } from '../support/browser/room.ts'
import { listen } from '../support/browser/screen-reader.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('one plays a whole game of Franchise by keyboard alone, the other through the map in words', async () => {
	const [kay, ray] = await Promise.all([visit({ device: 'desktop' }), visit()])
	const heard = await listen(ray)

	await sitDownByKeys(kay, ray, 'Franchise')
	await ray.page.keyboard.press('t')
	await ray.page.getByRole('heading', { name: 'The map', level: 2 }).waitFor()
	await ray.page.getByRole('heading', { name: 'Great Lakes', level: 3 }).waitFor()
	await ray.page
		.getByRole('listitem')
		.filter({ hasText: /^Chicago Metropolis of 7, 7 slots empty\. Roads: .*Detroit 3/ })
		.waitFor()

	const random = randomFrom('franchise without a pointer')
	await playToTheEnd(
		[
			{ guest: kay, takeTurn: goByKeys },
			{ guest: ray, takeTurn: goByWords },
		],
		random,
	)

	expect(await readScores(ray)).toEqual(await readScores(kay))
	expect(heard).toContainEqual(
		expect.stringMatching(
			/^Income of \d dollars?.*To .* from .*\. You keep .*; your next income would be \d dollars?\./,
		),
	)
	expect(heard).toContainEqual(expect.stringMatching(/: Income of \d dollars?.* Your turn/))
	expect(heard.filter((text) => /\$\d+ left/.test(text))).toEqual([]) // the cards of the map, a second time
}, 600_000) // some twenty turns each, stop by stop
