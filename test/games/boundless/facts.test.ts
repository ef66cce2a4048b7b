import { describe, expect, test } from 'vitest'
import { europe } from '../../../shared/games/boundless/facts/europe.ts'
import { usa } from '../../../shared/games/boundless/facts/usa.ts'
import { atlas, mapIds } from '../../../shared/games/boundless/maps/atlas.ts'

const facts = { europe, usa }

describe.each(mapIds)('the cards of %s', (id) => {
	test('tell of every state and of no other', () =>
		expect(Object.keys(facts[id]).sort()).toEqual(Object.keys(atlas[id].states).sort()))

	test('tell capital, people and size of each', () => {
		for (const { capital, population, area } of Object.values(facts[id])) {
			expect(capital.en && capital.fr).toBeTruthy()
			expect(population).toBeGreaterThan(100)
			expect(area).toBeGreaterThan(0)
		}
	})

	test('use codes that the platform can put into words', () => {
		const languages = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' })
		const currencies = new Intl.DisplayNames('fr', { type: 'currency', fallback: 'none' })
		for (const { languages: spoken = [], currency } of Object.values(facts[id])) {
			for (const code of spoken) expect(languages.of(code), code).toBeTruthy()
			if (currency) expect(currencies.of(currency), currency).toBeTruthy()
		}
	})
})
