import { expect, test } from 'vitest'
import { openStock, peersOf, read, write } from '../support/browser/stock-provider.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test('the stock provider of y-webrtc connects two pages through our signalling, and a document is in sync', async () => {
	const [ann, bob] = await Promise.all([visit(), visit()])
	const one = await openStock(ann)
	await write(one, 'before')
	const other = await openStock(bob)
	await expect.poll(() => read(other)).toBe('before')
	await write(other, 'after, ')
	await expect.poll(() => read(one)).toBe('after, before')
	expect([await peersOf(one), await peersOf(other)]).toEqual([1, 1])
})
