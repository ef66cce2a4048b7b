/** `npm run maps`: draws every map of the game anew. The same geometry gives the same bytes. */
import { writeFileSync } from 'node:fs'
import { atlas } from '../../../shared/games/boundless/data/atlas.ts'
import { inProject } from '../paths.ts'
import { drawMap, fileOf } from './draw-map.ts'

for (const map of Object.values(atlas)) {
	const drawing = await drawMap(map)
	if (drawing === undefined) console.log(`${map.id} has no recipe: it is played without a drawing.`)
	else writeFileSync(inProject(`client/games/boundless/map/${map.id}.json`), fileOf(drawing))
}
