import { test } from 'vitest'
import { expectClearTable, sitAtTable } from '../support/browser/safe-areas.ts'
import { useBrowser } from '../support/browser/use-browser.ts'

const visit = useBrowser()

test.each(['franchise', 'boundless'])(
	'nothing to press is under a phone’s camera or the line at its foot at a table of %s, nor in its menu',
	async (game) => expectClearTable(await sitAtTable(visit, game)),
)
