import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import type { PracticeProps } from '../../game.ts'
import { MapOpener } from './map-opener.tsx'
import { overlayWords } from './words.en.ts'

/** The way to playing alone: random deals against the clock, or deals with the borders that one misses. */
export const PracticeButton = ({ look, weak }: PracticeProps) => (
	<MapOpener
		look={look}
		icon="clock"
		label={overlayWords.t(weak ? 'practice.weak' : 'practice')}
		title={overlayWords.t('practice.title')}
		load={async () => {
			const { Practice } = await import('../practice/practice.tsx')
			return weak ? ({ id }: { id: MapId }) => <Practice id={id} weak={weak} /> : Practice
		}}
	/>
)

export default PracticeButton
