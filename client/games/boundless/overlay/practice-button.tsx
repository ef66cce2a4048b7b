import { MapOpener } from './map-opener.tsx'
import { overlayWords } from './words.en.ts'

const loadPractice = async () => (await import('../practice/practice.tsx')).Practice

/** The way to playing alone: random deals against the clock. */
export const PracticeButton = () => (
	<MapOpener
		icon="clock"
		label={overlayWords.t('practice')}
		title={overlayWords.t('practice.title')}
		load={loadPractice}
	/>
)
