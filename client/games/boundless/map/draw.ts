/** Draws the maps anew from public-domain geometry: `npm run maps`. The same geometry gives the same bytes. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Atlas } from './build/countries.ts'
import { drawEurope, drawUsa, fileOf, sources } from './build/maps.ts'

const read = (source: string): Atlas => JSON.parse(readFileSync(new URL(import.meta.resolve(source)), 'utf8'))

const world = read(sources.world)
for (const drawing of [drawEurope(world), drawUsa(read(sources.states), world)]) {
	writeFileSync(new URL(`${drawing.id}.json`, import.meta.url), fileOf(drawing))
}
