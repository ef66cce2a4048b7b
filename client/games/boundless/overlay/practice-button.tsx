import { MapOpener } from './map-opener.tsx'
import { overlayWords } from './words.en.ts'

const loadPractice = async () => (await import('../practice/practice.tsx')).Practice

/** The way to playing alone: random deals against the clock. */
export const PracticeButton = ({ look }: { look?: string }) => (
	<MapOpener
		look={look}
		icon="clock"
		label={overlayWords.t('practice')}
		title={overlayWords.t('practice.title')}
		load={loadPractice}
	/>
)

export default PracticeButton
