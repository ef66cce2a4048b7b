import type { GameResult } from '../../client/games/game.ts'
import type { Step, Table } from './game.ts'
import { outcomeOf } from './game.ts'
import { cellName } from './table.tsx'
import { noughtsWords } from './words.ts'

const result: GameResult = {
	progress: ({ table, moves }) => [...moves.map(() => [0, 0]), outcomeOf(table as Table)?.scores ?? [0, 0]],
	moment: () => undefined,
	Details: ({ view: { about, moves } }) => (
		<ul>
			{about.seats.map(({ id, name }, place) => (
				<li key={id}>
					{noughtsWords.t('result.details', {
						name,
						cells: moves
							.flatMap(([seat, event]) => (seat === place ? cellName((event as Step).cell) : []))
							.join(', '),
					})}
				</li>
			))}
		</ul>
	),
}

export default result
