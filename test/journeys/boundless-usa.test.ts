import { test } from 'vitest'
import { byFinger } from '../support/browser/boundless.ts'
import { spendEvening } from '../support/browser/boundless-evening.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('four friends race through the United States on their phones, from the invitation to the result', async () => {
	const guests = await Promise.all(Array.from({ length: 4 }, () => visit()))
	await spendEvening(guests, 'United States', Array(4).fill({ hands: byFinger }))
})
