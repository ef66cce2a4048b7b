import { places } from '../../../../shared/games/franchise/data/places.ts'
import { isOut } from '../../../../shared/games/franchise/rules/board.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { pointOf, radiusOf } from './geometry.ts'
import { PlaceMark } from './place-mark.tsx'

interface PiecesProps {
	table: Table
	colours: string
}

/** Every place with what stands there, and the boom. */
export const Pieces = ({ table, colours }: PiecesProps) => (
	<g class="places">
		{places.map(({ id, printed }) => {
			const draft = table.stage === 'draft' ? printed : undefined
			const blocked = isOut(id, table.seats.length)
			return (
				<PlaceMark
					key={id}
					place={id}
					value={table.tiles[id] ?? draft}
					isBlank={table.tiles[id] === undefined}
					pieces={table.places[id] ?? ''}
					colours={colours}
					blocked={blocked}
				/>
			)
		})}
		{table.boom !== null && <Boom table={table} />}
	</g>
)

/** Fireworks beside the metropolis that booms. */
function Boom({ table: { boom, tiles } }: { table: Table }) {
	const { x, y } = pointOf(boom!)
	const radius = radiusOf(boom!, tiles[boom!] ?? 4)
	return (
		<g class="boom" transform={`translate(${x + radius * 0.72} ${y - radius * 0.72})`}>
			<circle r="15" />
			<path d="M0-10V-4M0 4V10M-10 0H-4M4 0H10M-7-7-3-3M3 3 7 7M7-7 3-3M-3 3-7 7" />
		</g>
	)
}
