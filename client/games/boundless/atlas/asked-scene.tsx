import { computed, type ReadonlySignal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { stateOf } from '../names.ts'
import { Route } from '../route/route.tsx'
import type { Inquiry } from './inquiry.ts'
import type { MapScene } from './scene.ts'
import { relate } from './why.ts'

/** A map with nothing on it. */
export const plainScene: MapScene = { key: 'plain', marks: {}, first: [], stops: [], look: [] }

/** Shows a scene, unless somebody asks about two states: then the way between them. */
export const withInquiry = (
	id: MapId,
	map: DrawnMap,
	inquiry: Inquiry,
	scene: ReadonlySignal<MapScene>,
): ReadonlySignal<MapScene> =>
	computed(() => {
		const [one, other] = inquiry.states.value
		if (one === undefined || other === undefined) return scene.value
		const { route, contacts } = relate(id, one, other)
		const journey = { picks: [], price: { route, pairs: [] } }
		const isAdjacent = contacts.length > 0
		return {
			...plainScene,
			key: `asked ${one} ${other}`,
			isAside: true,
			first: [one, other],
			stops: isAdjacent ? [] : [route[0]!, route.at(-1)!],
			look: [...new Set(route.map((region) => stateOf(id, region)))],
			...(!isAdjacent && {
				overlay: () => (
					<Route
						key={`${one} ${other}`}
						map={map}
						id={id}
						centre={[]}
						journey={journey}
						identity={undefined}
					/>
				),
			}),
		}
	})
