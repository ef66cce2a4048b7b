import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findPaleTexts } from './axe.ts'
import { brokenReferences } from './broken-references.ts'
import type { Language, Theme } from './guest.ts'
import { changeTheme } from './scenery.ts'
import { strangeTexts } from './screen-words.ts'
import { useSeededHouse } from './seeded-house.ts'
import { tour } from './tour.ts'

/** In a file for each language, so that they are looked at beside each other. */
export function describeScreens(language: Language): void {
	const stage = useSeededHouse()

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
}
