import { existsSync, readFileSync } from 'node:fs'
import type { Drawing } from '../../../../client/games/boundless/map/drawing.ts'
import { readDrawing } from '../../../../client/games/boundless/map/drawn-map.ts'
import { atlas, type MapId, mapIds } from '../../../../shared/games/boundless/data/atlas.ts'

const fileOf = (id: MapId): URL =>
	new URL(`../../../../client/games/boundless/map/${id}.json`, import.meta.url)

export const fileText = (id: MapId): string => readFileSync(fileOf(id), 'utf8')

/** Every map of the game that has a drawing, as stored and as read. */
export const drawnMaps = mapIds
	.filter((id) => existsSync(fileOf(id)))
	.map((id) => {
		const drawing: Drawing = JSON.parse(fileText(id))
		return { id, game: atlas[id], drawing, map: readDrawing(drawing) }
	})

export type DrawnGame = (typeof drawnMaps)[number]

export const regionsOf = ({ game }: DrawnGame): string[] =>
	Object.keys(game.states).flatMap((state) => Object.keys(game.parts[state] ?? { [state]: state }))

/** Pairs of regions as "AA|BB", in the order of the alphabet. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)

export const bordersOf = ({ game }: DrawnGame): string[] =>
	Object.entries(game.borders).flatMap(([region, others]) => others.map((other) => pairOf(region, other)))

export const linksOf = ({ game }: DrawnGame): string[] =>
	game.links.map(({ between: [a, b] }) => pairOf(a, b))
