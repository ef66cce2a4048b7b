import './played-sheet.css'
import type { StateId } from '../../../../shared/games/boundless/data/map-data.ts'
import { Sheet } from '../../../design/sheet.tsx'
import { stateName } from '../names.ts'
import { StatePicture } from '../pictures/state-picture.tsx'
import type { BoundlessStage } from '../stage.ts'
import { boundlessWords } from '../words.en.ts'
import { playedIn } from './played.ts'

const { t } = boundlessWords

interface PlayedSheetProps {
	stage: BoundlessStage
	open: boolean
	onClose: () => void
}

/** The cards already played, the latest round first; nothing of the map, which may be closed. */
export const PlayedSheet = ({ stage, open, onClose }: PlayedSheetProps) => (
	<Sheet open={open} title={t('played.title')} onClose={onClose}>
		{open && <PlayedRounds stage={stage} />}
	</Sheet>
)

function PlayedRounds({ stage }: Pick<PlayedSheetProps, 'stage'>) {
	const { table } = stage.view.value
	const { map } = table.options
	const card = (state: StateId, centre: boolean) => (
		<li key={state} data-centre={centre || undefined}>
			<StatePicture map={map} state={state} />
			<span>
				{stateName(map, state)}
				{centre && <small> {t('played.centre')}</small>}
			</span>
		</li>
	)
	return (
		<ol class="boundless-played" reversed>
			{playedIn(stage.entries.value, table)
				.map(({ ring, centre }, index) => (
					<li key={index}>
						<h3>{t('round', { round: index + 1 })}</h3>
						<ul>
							{centre.map((state) => card(state, true))}
							{ring.map((state) => card(state, false))}
						</ul>
					</li>
				))
				.reverse()}
		</ol>
	)
}
