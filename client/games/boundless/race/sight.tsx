import { useLoaded } from '../../../app/use-loaded.ts'
import { wordsReady } from '../../../i18n/language.ts'
import type { BoundlessStage } from '../stage.ts'

async function loadSightMap() {
	const { SightMap } = await import('../atlas/sight-map.tsx')
	await wordsReady()
	return SightMap
}

/** The map beside the ring, for those who may look at it while they choose. */
export function Sight({ stage }: { stage: BoundlessStage }) {
	const SightMap = useLoaded(loadSightMap)
	return <div class="boundless-race-map">{SightMap && <SightMap stage={stage} />}</div>
}
