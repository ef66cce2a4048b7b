import { signal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { loadMap } from '../map/load.ts'
import { plainScene } from './asked-scene.tsx'
import { AtlasMap } from './atlas-map.tsx'
import { createInquiry } from './inquiry.ts'

/** A map to look at and nothing more. */
export function SightMap({ id }: { id: MapId }) {
	const map = useLoaded(() => loadMap(id), [id])
	const inquiry = useMemo(() => createInquiry(), [id])
	const scene = useMemo(() => signal(plainScene), [])
	return map ? <AtlasMap id={id} map={map} scene={scene} inquiry={inquiry} /> : null
}
