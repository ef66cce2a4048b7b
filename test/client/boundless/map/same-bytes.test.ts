import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { Atlas } from '../../../../client/games/boundless/map/build/countries.ts'
import { drawEurope, drawUsa, fileOf, sources } from '../../../../client/games/boundless/map/build/maps.ts'
import { fileText } from './drawings.ts'

const { resolve } = createRequire(import.meta.url)
const read = (source: string): Atlas => JSON.parse(readFileSync(resolve(source), 'utf8'))

test('Europe drawn again is the file that is there, to the byte', () => {
	expect(fileOf(drawEurope(read(sources.world))) === fileText('europe')).toBe(true)
})

test('the United States drawn again are the file that is there, to the byte', () => {
	expect(fileOf(drawUsa(read(sources.states), read(sources.world))) === fileText('usa')).toBe(true)
})
