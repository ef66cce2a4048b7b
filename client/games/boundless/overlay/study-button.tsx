import { useSignal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { WagonLoader } from '../../../design/wagon-loader.tsx'
import { common } from '../../../i18n/common.en.ts'
import { wordsReady } from '../../../i18n/language.ts'
import { MapChoice } from './map-choice.tsx'
import { Opener } from './opener.tsx'
import { overlayWords } from './words.en.ts'

async function loadStudy() {
	const { Study } = await import('../atlas/study.tsx')
	await wordsReady()
	return Study
}

/** The way to the map before a game; that of the options first. */
export function StudyButton({ options }: { options?: unknown }) {
	const chosen = useSignal<MapId | undefined>(undefined)
	const id = chosen.value ?? (options as { map?: MapId } | undefined)?.map ?? 'europe'
	const choose = (next: MapId) => {
		chosen.value = next
	}
	return (
		<Opener
			icon="eye"
			label={overlayWords.t('study')}
			title={overlayWords.t('study.title')}
			head={<MapChoice id={id} onChoose={choose} />}
		>
			<LoadedStudy id={id} />
		</Opener>
	)
}

function LoadedStudy({ id }: { id: MapId }) {
	const Study = useLoaded(loadStudy)
	return Study ? <Study id={id} /> : <WagonLoader label={common.t('loading')} />
}
