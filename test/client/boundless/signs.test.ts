import '../support/page-without-a-browser.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import explanations from '../../../client/games/boundless/explanations/explanations.ts'
import type { BoundlessParts } from '../../../client/games/boundless/play.ts'
import { speak } from '../support/speak.ts'

const root = join(import.meta.dirname, '../../..')
const iconIn = (path: string, before: string): string | undefined =>
	new RegExp(`${before}[^<]*?icon="([a-z]+)"|icon="([a-z]+)"[^<]*?${before}`)
		.exec(readFileSync(join(root, path), 'utf8'))
		?.slice(1)
		.find((name) => name !== undefined)

test.each(['en', 'fr'] as const)(
	'in %s, the small cards before the centre are explained',
	async (language) => {
		await speak(language)
		const [, tell] = explanations({} as BoundlessParts).find(([selector]) => selector === '.boundless-beats')!
		expect(tell({} as Element)).toContain('7')
	},
)

test('notes on the map have another sign than the rules in the menu', () => {
	const notes = iconIn('client/games/boundless/atlas/notes-button.tsx', 'aria-label')
	const rules = iconIn('client/table/panels/menu.tsx', 'menu\\.rules')
	expect([notes, rules]).toEqual(['note', 'book'])
})
