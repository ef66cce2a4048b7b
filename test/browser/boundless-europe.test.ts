import { expect, test } from 'vitest'
import { byFinger, byKeys, byWords } from '../support/browser/boundless.ts'
import { reloadInMidRace, spendEvening } from '../support/browser/boundless-evening.ts'
import { press } from '../support/browser/guest.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('four friends race through Europe on their phones: by finger, by keys, through the table in words; one reloads in mid-race', async () => {
	const guests = await Promise.all(Array.from({ length: 4 }, () => visit()))
	const [ann, , , dan] = guests
	await spendEvening(guests, 'Europe', [
		{
			hands: byFinger,
			async aside(round, placed) {
				if (round !== 3 || placed !== 1) return
				await press(ann!, byFinger.own(ann!.page))
				await ann!.page.getByText('Your token is there already. Choose another card.').first().waitFor()
				expect(await byFinger.own(ann!.page).count()).toBe(1)
			},
		},
		{ hands: byKeys },
		{ hands: byWords },
		{
			hands: byFinger,
			async aside(round, placed) {
				if (round === 3 && placed === 1) await reloadInMidRace(dan!, ann!)
			},
		},
	])
})
