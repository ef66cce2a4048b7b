import type { MapId } from '../../../../shared/games/boundless/data/atlas.ts'
import { MapOpener } from './map-opener.tsx'
import { overlayWords } from './words.en.ts'

const loadStudy = async () => (await import('../atlas/study.tsx')).Study

/** The way to the map before a game; that of the options first. */
export const StudyButton = ({ options }: { options?: unknown }) => (
	<MapOpener
		icon="eye"
		label={overlayWords.t('study')}
		title={overlayWords.t('study.title')}
		first={(options as { map?: MapId } | undefined)?.map}
		load={loadStudy}
	/>
)
