import './study.css'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { IconButton } from '../../../design/button.tsx'
import { WagonLoader } from '../../../design/wagon-loader.tsx'
import { common } from '../../../i18n/common.en.ts'
import type { DrawnMap } from '../map/drawn-map.ts'
import { loadMap } from '../map/load.ts'
import { Answer } from './answer.tsx'
import { plainScene, withInquiry } from './asked-scene.tsx'
import { AtlasMap } from './atlas-map.tsx'
import { createInquiry } from './inquiry.ts'
import { NotesButton } from './notes-button.tsx'
import type { MapScene } from './scene.ts'
import { atlasWords } from './words.en.ts'

interface StudyProps {
	id: MapId
	/** What the map shows while nobody asks it anything. */
	sceneOn?: (map: DrawnMap) => ReadonlySignal<MapScene>
	onTouch?: () => void // somebody takes the map into their hands
	tool?: ComponentChildren // floats on the map; the way to the notes, where nothing else is said
	children?: ComponentChildren // what is said while nobody asks
}

/** Whether the words leave the map most of the screen; it stays so until somebody wants all of them. */
const isFolded = signal(true)

const nothing = (): ReadonlySignal<MapScene> => signal(plainScene)

/**
 * A map to zoom and to ask: one state for its card, two for whether they are adjacent. The words lie over the map, in a
 * panel that is always as large: whatever it says, nothing on the map moves, and what it shows is shown beside the panel.
 * On a phone the panel is low, and can be raised; a card that is asked for comes over the map, and goes again.
 */
export function Study({ id, sceneOn = nothing, onTouch, tool, children }: StudyProps) {
	const map = useLoaded(() => loadMap(id), [id])
	const inquiry = useMemo(() => createInquiry(), [id])
	const scene = useMemo(() => map && withInquiry(id, map, inquiry, sceneOn(map)), [id, map, inquiry])
	return (
		<section class="table-board boundless-study" data-folded={isFolded.value || undefined}>
			<div class="boundless-study-map" onPointerDown={onTouch}>
				{map && scene ? (
					<AtlasMap key={`${id} ${isFolded.value}`} id={id} map={map} scene={scene} inquiry={inquiry} />
				) : (
					map === undefined && <WagonLoader label={common.t('loading')} />
				)}
			</div>
			{(tool || !children) && <div class="boundless-study-tool">{tool || <NotesButton map={id} />}</div>}
			<IconButton
				class="boundless-study-fold"
				icon="down"
				label={atlasWords.t(isFolded.value ? 'unfold' : 'fold')}
				aria-expanded={!isFolded.value}
				onClick={() => {
					isFolded.value = !isFolded.peek()
				}}
			/>
			<div class="boundless-study-words">
				{inquiry.states.value.length > 0 ? (
					<Answer id={id} inquiry={inquiry} />
				) : (
					children || <p class="boundless-study-hint">{atlasWords.t('hint')}</p>
				)}
			</div>
		</section>
	)
}
