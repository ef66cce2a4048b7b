import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { useLoaded } from '../../../app/use-loaded.ts'
import { loadMap } from '../map/load.ts'
import type { BoundlessStage } from '../stage.ts'
import { plainScene } from './asked-scene.tsx'
import { AtlasMap } from './atlas-map.tsx'
import { createInquiry } from './inquiry.ts'
import type { MapScene } from './scene.ts'

/** A map to look at while choosing: it shows where the cards are, the centre above all. */
export function SightMap({ stage: { view } }: { stage: BoundlessStage }) {
	const id = view.peek().table.options.map
	const map = useLoaded(() => loadMap(id), [id])
	const inquiry = useMemo(() => createInquiry(), [id])
	const cards = useComputed(() => JSON.stringify([view.value.table.ring, view.value.table.centre]))
	const scene = useComputed((): MapScene => {
		const [ring, centre] = JSON.parse(cards.value) as [string[], string[]]
		return {
			...plainScene,
			marks: Object.fromEntries([
				...ring.map((state) => [state, 'boundless-is-ring']),
				...centre.map((state) => [state, 'boundless-is-centre']),
			]),
			first: [...centre, ...ring],
		}
	})
	return map ? <AtlasMap id={id} map={map} scene={scene} inquiry={inquiry} /> : null
}
