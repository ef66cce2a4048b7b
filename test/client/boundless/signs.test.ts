import '../support/page-without-a-browser.ts'
import { expect, test } from 'vitest'
import explanations from '../../../client/games/boundless/explanations/explanations.ts'
import type { BoundlessParts } from '../../../client/games/boundless/play.ts'
import { speak } from '../support/speak.ts'

test.each(['en', 'fr'] as const)(
	'in %s, the small cards before the centre are explained',
	async (language) => {
		await speak(language)
		const [, tell] = explanations({} as BoundlessParts).find(([selector]) => selector === '.boundless-beats')!
		expect(tell({} as Element)).toContain('7')
	},
)
