import { useSignal } from '@preact/signals'
import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { WagonLoader } from '../../../design/wagon-loader.tsx'
import { common } from '../../../i18n/common.en.ts'
import { wordsReady } from '../../../i18n/language.ts'
import { MapChoice } from './map-choice.tsx'
import { Opener } from './opener.tsx'
import { overlayWords } from './words.en.ts'

async function loadPractice() {
	const { Practice } = await import('../practice/practice.tsx')
	await wordsReady()
	return Practice
}

/** The way to playing alone: random deals against the clock. */
export function PracticeButton() {
	const id = useSignal<MapId>('europe')
	const choose = (next: MapId) => {
		id.value = next
	}
	return (
		<Opener
			icon="clock"
			label={overlayWords.t('practice')}
			title={overlayWords.t('practice.title')}
			head={<MapChoice id={id.value} onChoose={choose} />}
		>
			<LoadedPractice id={id.value} />
		</Opener>
	)
}

function LoadedPractice({ id }: { id: MapId }) {
	const Practice = useLoaded(loadPractice)
	return Practice ? <Practice key={id} id={id} /> : <WagonLoader label={common.t('loading')} />
}
