import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers, findPaleTexts } from '../support/browser/axe.ts'
import { brokenReferences } from '../support/browser/broken-references.ts'
import type { Language, Theme } from '../support/browser/guest.ts'
import { changeTheme } from '../support/browser/scenery.ts'
import { strangeTexts } from '../support/browser/screen-words.ts'
import { useSeededHouse } from '../support/browser/seeded-house.ts'
import { tour } from '../support/browser/tour.ts'

const stage = useSeededHouse()

describe.each<Language>(['en', 'fr'])('in %s', (language) => {
	test('every screen speaks the language, and no screen has a barrier, by day and by night', async () => {
		const found: Record<string, string[]> = {}
		const themes = new Map<Page, Theme>() // as each page was left: one change a screen shows both
		for await (const { name, guest, isMain } of tour({ language, ...stage() })) {
			const { page } = guest
			found[`${name}: words`] = await strangeTexts(page, language)
			found[`${name}: references`] = await brokenReferences(page)
			if (!isMain) continue
			const first = themes.get(page) ?? 'light'
			const second = first === 'light' ? 'dark' : 'light'
			found[`${name}: ${first}`] = await findBarriers(page)
			await changeTheme(page, second)
			found[`${name}: ${second}`] = await findPaleTexts(page)
			themes.set(page, second)
		}
		expect(Object.entries(found).filter(([, troubles]) => troubles.length > 0)).toEqual([])
		expect(Object.keys(found).length).toBeGreaterThan(40)
	})
})
