import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atlas } from '../../shared/games/boundless/data/atlas.ts'
import { drawMap, fileOf } from '../../worker/build/boundless-maps/draw-map.ts'
import { inProject } from '../../worker/build/paths.ts'

test.each(Object.values(atlas))('$id drawn again is the file that is there, to the byte', async (map) => {
	const drawing = await drawMap(map)
	const file = readFileSync(inProject(`client/games/boundless/map/${map.id}.json`), 'utf8')
	expect(drawing !== undefined && fileOf(drawing) === file).toBe(true)
})

test('a map without a recipe is left undrawn', async () => {
	expect(await drawMap({ ...atlas.usa, id: 'nowhere' })).toBe(undefined)
})
