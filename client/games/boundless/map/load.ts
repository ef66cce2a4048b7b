import type { Drawing } from './drawing.ts'
import { type DrawnMap, readDrawing } from './drawn-map.ts'

const drawings = import.meta.glob<Drawing>('./*.json', { import: 'default' })

/** Fetches the drawing of a map, by the map's name in the options; null for one that nobody has drawn. */
export async function loadMap(id: string): Promise<DrawnMap | null> {
	const drawing = await drawings[`./${id}.json`]?.()
	return drawing ? readDrawing(drawing) : null
}
