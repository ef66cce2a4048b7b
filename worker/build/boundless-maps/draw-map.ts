import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Drawing } from '../../../client/games/boundless/map/drawing.ts'
import type { MapData } from '../../../shared/games/boundless/data/map-data.ts'
import type { Fineness } from './arcs.ts'
import type { Atlas } from './countries.ts'
import { engrave } from './engrave.ts'
import type { Sheet } from './sheet.ts'

/** Where the geometry lies, all of it in the public domain: in packages that are there at build time only. */
const sources = { world: 'world-atlas/countries-50m.json', states: 'us-atlas/states-10m.json' }

/** How a map of the game is drawn; it stands in recipes/, in a file by the map's name in the options. */
export interface Recipe {
	layOut(read: (source: keyof typeof sources) => Atlas): Sheet
	fineness: Fineness
}

const { resolve } = createRequire(import.meta.url)

const read = (source: keyof typeof sources): Atlas =>
	JSON.parse(readFileSync(resolve(sources[source]), 'utf8'))

/** Nothing for a map without a recipe: it is played without a drawing. */
export async function drawMap(map: MapData): Promise<Drawing | undefined> {
	if (!existsSync(new URL(`recipes/${map.id}.ts`, import.meta.url))) return undefined
	const { recipe } = (await import(`./recipes/${map.id}.ts`)) as { recipe: Recipe }
	return engrave(recipe.layOut(read), map, recipe.fineness)
}

/** The file of a drawing: an entry a line, so that a difference can be read. */
export const fileOf = (drawing: Drawing): string => `${JSON.stringify(drawing, null, '\t')}\n`
