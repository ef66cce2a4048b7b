import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { identities } from '../../client/design/identity.ts'
import { apart, contrast, type Sight, sights } from './support/colour.ts'

const tokens = readFileSync(new URL('../../client/design/tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** A token's colour in a theme, as tokens.css declares it. */
function colourOf(token: string, theme: Theme): string {
	const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1] ?? ''
	const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
	const colour = theme === 'light' ? light : dark
	if (colour === undefined) throw new Error(`no colour --${token}`)
	return colour
}

const players = identities.slice(0, 6)

describe.each(themes)('in the %s theme', (theme) => {
	const of = (token: string) => colourOf(token, theme)

	test.each(['ink', 'ink-soft', ...identities.map((identity) => `${identity}-text`)])(
		'%s can be read as text on paper and on what is raised from it',
		(token) => {
			expect(contrast(of(token), of('paper'))).toBeGreaterThanOrEqual(4.5)
			expect(contrast(of(token), of('raised'))).toBeGreaterThanOrEqual(4.5)
		},
	)

	test.each(identities)('what is written upon %s can be read', (identity) => {
		expect(contrast(of(`on-${identity}`), of(identity))).toBeGreaterThanOrEqual(4.5)
	})

	test.each([...players, 'red', 'white', 'edge', 'focus'])('%s stands out as a shape', (token) => {
		const outlined = (token === 'black' || token === 'white') && `${token}-outline`
		const seen = of(outlined || token)
		expect(contrast(seen, of('paper'))).toBeGreaterThanOrEqual(3)
		expect(contrast(seen, of('raised'))).toBeGreaterThanOrEqual(3)
	})

	describe.each(Object.keys(sights) as Sight[])('%s', (sight) => {
		const pairs = players.flatMap((one, index) =>
			players.slice(index + 1).map((other) => [one, other] as const),
		)
		// The sixth player is outlined by night: there the shape alone tells it from paper, and it has no hue.
		test.each(pairs.filter((pair) => !pair.includes('black')))('%s and %s are told apart', (one, other) => {
			expect(apart(of(one), of(other), sight)).toBeGreaterThan(14)
		})
	})
})
