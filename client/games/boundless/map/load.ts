import type { Drawing } from './drawing.ts'
import { type DrawnMap, readDrawing } from './drawn-map.ts'

const drawings = import.meta.glob<Drawing>('./*.json', { import: 'default' })

/** Fetches the drawing of a map, by the map's name in the options. */
export async function loadMap(id: string): Promise<DrawnMap> {
	return readDrawing(await drawings[`./${id}.json`]!())
}
