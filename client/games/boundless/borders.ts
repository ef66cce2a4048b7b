import { atlas, type MapId } from '../../../shared/games/boundless/data/atlas.ts'
import type { StateId } from '../../../shared/games/boundless/data/map-data.ts'
import { stateName } from './names.ts'

/** A border between two states of a map. */
export interface Border {
	map: MapId
	states: readonly [StateId, StateId]
}

/** What a border is called where it is kept: the same from either side. */
export const borderName = ({ map, states }: Border): string => [map, ...states.toSorted()].join(' ')

/** The border of that name; nothing, where no map has such states. */
export function borderOf(name: string): Border | undefined {
	const [map = '', one = '', other = ''] = name.split(' ')
	if (!Object.hasOwn(atlas, map)) return undefined
	const { states } = atlas[map as MapId]
	return Object.hasOwn(states, one) && Object.hasOwn(states, other)
		? { map: map as MapId, states: [one, other] }
		: undefined
}

export function tellBorder(name: string): string | undefined {
	const border = borderOf(name)
	return border?.states.map((state) => stateName(border.map, state)).join(' – ')
}
