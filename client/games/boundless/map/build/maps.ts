import { europe } from '../../../../../shared/games/boundless/data/europe.ts'
import { usa } from '../../../../../shared/games/boundless/data/usa.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from './countries.ts'
import { engrave } from './engrave.ts'
import { europeSheet } from './europe.ts'
import { usaSheet } from './usa.ts'

/** Where the geometry lies, by packages that are there at build time only. */
export const sources = { world: 'world-atlas/countries-50m.json', states: 'us-atlas/states-10m.json' }

export const drawEurope = (world: Atlas): Drawing =>
	engrave(europeSheet(world), europe, { grid: 4, border: 0.6, coast: 2, quiet: 6, islet: 6 })

export const drawUsa = (states: Atlas, world: Atlas): Drawing =>
	engrave(usaSheet(states, world), usa, { grid: 4, border: 0.2, coast: 0.4, quiet: 6, islet: 3 })

/** The file of a drawing: an entry a line, so that a difference can be read. */
export const fileOf = (drawing: Drawing): string => `${JSON.stringify(drawing, null, '\t')}\n`
