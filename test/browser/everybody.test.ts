import { describe, expect, test } from 'vitest'
import { findBarriers, findPaleTexts } from '../support/browser/axe.ts'
import type { Language } from '../support/browser/guest.ts'
import { changeTheme } from '../support/browser/scenery.ts'
import { strangeTexts } from '../support/browser/screen-words.ts'
import { useSeededHouse } from '../support/browser/seeded-house.ts'
import { tour } from '../support/browser/tour.ts'

const stage = useSeededHouse()

describe.each<Language>(['en', 'fr'])('in %s', (language) => {
	test('every screen speaks the language, and no screen has a barrier, by day and by night', async () => {
		const found: Record<string, string[]> = {}
		for await (const { name, guest, isMain } of tour({ language, ...stage() })) {
			const { page } = guest
			found[`${name}: words`] = await strangeTexts(page, language)
			if (!isMain) continue
			found[`${name}: by day`] = await findBarriers(page)
			await changeTheme(page, 'dark')
			found[`${name}: by night`] = await findPaleTexts(page)
			await changeTheme(page, 'light')
		}
		expect(Object.entries(found).filter(([, troubles]) => troubles.length > 0)).toEqual([])
		expect(Object.keys(found).length).toBeGreaterThan(40)
	})
})
