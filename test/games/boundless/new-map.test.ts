import '../../client/support/page-without-a-browser.ts'
import { expect, test, vi } from 'vitest'
import { describeRelation } from '../../../client/games/boundless/atlas/describe-relation.ts'
import lobby from '../../../client/games/boundless/lobby.ts'
import { loadMap } from '../../../client/games/boundless/map/load.ts'
import { regionName, stateName } from '../../../client/games/boundless/names.ts'
import { loadOutlines } from '../../../client/games/boundless/pictures/outlines.ts'
import { type MapId, mapIds } from '../../../shared/games/boundless/data/atlas.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { speak } from '../../client/support/speak.ts'
import { combinationsOf, soakGame } from '../support/soak.ts'
import { soak } from './soak.ts'
import { toy } from './toy-map.ts'

/** All that a new map takes beside its own file: a name in the atlas. */
vi.mock(import('../../../shared/games/boundless/data/atlas.ts'), async (load) => {
	const { atlas } = await load()
	const { toy } = await import('./toy-map.ts')
	const larger = { ...atlas, toy }
	return { atlas: larger, mapIds: Object.keys(larger) as never[] }
})

const TOY = 'toy' as MapId

test('the lobby offers a new map, and the rules take it', () => {
	expect(mapIds).toContain(TOY)
	expect(lobby.fields.map).toMatchObject({ values: ['europe', 'usa', 'toy'] })
	expect(parseOptions(boundless.options, { map: TOY }, 3)).toMatchObject({ map: TOY })
})

test('whole games on it keep every invariant, cost what a walker finds who tries every step, and replay to the byte', () => {
	const onToy = combinationsOf(soak).filter(({ options }) => (options as { map: string }).map === TOY)
	expect(onToy.length).toBeGreaterThan(0)
	for (const combination of onToy) for (const game of [10, 11]) soakGame(soak, combination, `toy:${game}`)
})

test.each([
	['en', 'Chessboard', 'Field B3', 'Northern C5'],
	['fr', 'Échiquier', 'Case B3', 'C5 nord'],
] as const)('it is told in words, in %s', async (language, name, state, part) => {
	await speak(language)
	expect(lobby.value('map', TOY)).toBe(name)
	expect(stateName(TOY, 'B3')).toBe(state)
	expect(regionName(TOY, 'C5-N')).toBe(part)
	expect(describeRelation(TOY, 'B5', 'C5').at(-1)).toContain(part)
	expect(describeRelation(TOY, 'A0', 'B1')).toHaveLength(2)
	expect(describeRelation(TOY, 'A0', 'E9').join(' ')).toContain('10')
})

test('nobody has to draw it: cards then show names alone', async () => {
	expect(await loadMap(toy.id)).toBeNull()
	expect(await loadOutlines(TOY)).toEqual({})
	expect(await loadOutlines('usa')).toHaveProperty('TX.outline')
})
