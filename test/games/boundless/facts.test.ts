import { describe, expect, test } from 'vitest'
import { atlas, mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import type { MapData } from '../../../shared/games/boundless/data/map-data.ts'

describe.each(mapIds)('the cards of %s', (id) => {
	const states: MapData['states'] = atlas[id].states

	test('tell capital, people and size of each', () => {
		for (const { capital, population, area } of Object.values(states)) {
			expect(capital.en && capital.fr).toBeTruthy()
			expect(population).toBeGreaterThan(100)
			expect(area).toBeGreaterThan(0)
		}
	})

	test('use codes that the platform can put into words', () => {
		const languages = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' })
		const currencies = new Intl.DisplayNames('fr', { type: 'currency', fallback: 'none' })
		for (const { languages: spoken = [], currency } of Object.values(states)) {
			for (const code of spoken) expect(languages.of(code), code).toBeTruthy()
			if (currency) expect(currencies.of(currency), currency).toBeTruthy()
		}
	})
})
