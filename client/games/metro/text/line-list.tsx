import { useSignal } from '@preact/signals'
import { cellBeyond, departureCell, opposite } from '../../../../shared/games/metro/rules/board.ts'
import { UNFINISHED } from '../../../../shared/games/metro/rules/line.ts'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import { DataTable } from '../../../design/data-table.tsx'
import { PlayerShape } from '../../../design/player-shape.tsx'
import { Switch } from '../../../design/switch.tsx'
import { linesOf } from '../board/lines-of.ts'
import { cellName, endName, sideName, stationName } from '../describe.ts'
import { ownerName } from '../owner.ts'
import type { MetroParts } from '../play.ts'
import { textWords } from './words.en.ts'

/** Every line: whose, how long, and where it waits or ended. */
export function LineList({ play: { stage, owners } }: { play: MetroParts }) {
	const onlyMine = useSignal(false)
	const lines = linesOf(stage.shown.value).filter((line) => !onlyMine.value || owners.value[line.owner]?.mine)
	return (
		<>
			{stage.view.value.seat !== undefined && (
				<Switch
					label={textWords.t('lines.mine')}
					checked={onlyMine.value}
					onChange={(checked) => {
						onlyMine.value = checked
					}}
				/>
			)}
			<DataTable
				columns={(['station', 'owner', 'tiles', 'state'] as const).map((column) =>
					textWords.t(`lines.${column}`),
				)}
				rows={lines.map((line) => [
					stationName(line.departure),
					<>
						<PlayerShape identity={owners.value[line.owner]?.colour ?? 0} size={14} />{' '}
						{ownerName(owners.value, line.owner)}
					</>,
					line.length,
					stateOf(line),
				])}
			/>
		</>
	)
}

function stateOf({ departure, end, points, passes }: Line): string {
	if (end !== UNFINISHED) return textWords.t('state.rim', { end: endName(end), count: points })
	const last = passes.at(-1)
	if (!last) return textWords.t('state.waiting', { cell: cellName(departureCell[departure]!) })
	const exit = last.exit >> 1
	return textWords.t('state.open', {
		cell: cellName(cellBeyond(last.cell, exit)),
		side: sideName(opposite(exit)),
	})
}
