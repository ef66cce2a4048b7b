import { PlayerShape } from '../../design/player-shape.tsx'
import type { TableModel } from '../../table/table-model.ts'
import { tableWords } from '../../table/words.en.ts'

/** Everybody at the table: shape, name, score; whose turn it is stands out. */
export function Players({ table }: { table: TableModel }) {
	return (
		<ul class="screen-players" aria-label={tableWords.t('players')}>
			{table.players.value.map(({ seat, name, colour, away }) => (
				<li
					key={seat}
					data-player={colour}
					data-turn={table.called.value.includes(seat)}
					data-away={away || undefined}
				>
					<PlayerShape identity={colour} size={16} />
					<span class="screen-player-name" style={{ '--letters': [...name].length }}>
						{name}
					</span>
					<b>{table.hidesScores.value ? '?' : table.scores.value[seat]}</b>
				</li>
			))}
		</ul>
	)
}
