import { europe } from './europe.ts'
import type { MapData } from './map-data.ts'
import { usa } from './usa.ts'

/** The maps there are, by their names in the options. */
export const atlas = { europe, usa } satisfies { [id: string]: MapData }

export type MapId = keyof typeof atlas

export const mapIds = Object.keys(atlas) as MapId[]
