import './study.css'
import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Button } from '../../../design/button.tsx'
import { WagonLoader } from '../../../design/wagon-loader.tsx'
import { common } from '../../../i18n/common.en.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { loadMap } from '../map/load.ts'
import { Answer } from './answer.tsx'
import { plainScene, withInquiry } from './asked-scene.tsx'
import { AtlasMap } from './atlas-map.tsx'
import { createInquiry } from './inquiry.ts'
import { Notes } from './notes.tsx'
import type { MapScene } from './scene.ts'
import { atlasWords } from './words.en.ts'

interface StudyProps {
	id: MapId
	/** What the map shows while nobody asks it anything. */
	sceneOn?: (map: DrawnMap) => ReadonlySignal<MapScene>
	onTouch?: () => void // somebody takes the map into their hands
	tool?: ComponentChildren // in place of the way to the notes
	beside?: ComponentChildren // what lies beside that way
	children?: ComponentChildren // what is said while nobody asks
}

const nothing = (): ReadonlySignal<MapScene> => signal(plainScene)

/** A map to zoom and to ask: one state for its card, two for whether they are adjacent; and its notes. */
export function Study({ id, sceneOn = nothing, onTouch, tool, beside, children }: StudyProps) {
	const map = useLoaded(() => loadMap(id), [id])
	const inquiry = useMemo(() => createInquiry(), [id])
	const notes = useSignal(false)
	const scene = useMemo(() => map && withInquiry(id, map, inquiry, sceneOn(map)), [id, map, inquiry])
	return (
		<section class="table-board boundless-study">
			<div class="boundless-study-map" onPointerDown={onTouch}>
				{map && scene ? (
					<AtlasMap key={id} id={id} map={map} scene={scene} inquiry={inquiry} />
				) : (
					map === undefined && <WagonLoader label={common.t('loading')} />
				)}
				{/* A tool answers the tap itself: the map must not change it under the finger. */}
				<div class="boundless-study-tools" onPointerDown={(event) => event.stopPropagation()}>
					{tool || (
						<>
							<Button
								icon="book"
								onClick={() => {
									notes.value = true
								}}
							>
								{atlasWords.t('notes')}
							</Button>
							{beside}
						</>
					)}
				</div>
			</div>
			<div class="boundless-study-words">
				{inquiry.states.value.length > 0 ? (
					<Answer id={id} inquiry={inquiry} />
				) : (
					children || <p class="boundless-study-hint">{atlasWords.t('hint')}</p>
				)}
			</div>
			<Notes
				id={id}
				open={notes.value}
				onClose={() => {
					notes.value = false
				}}
			/>
		</section>
	)
}
