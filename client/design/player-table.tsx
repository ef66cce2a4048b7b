import './player-table.css'
import type { ComponentChildren } from 'preact'
import { PlayerShape } from './player-shape.tsx'

/** What it is about, then a cell for each player. */
export type PlayerRow = readonly [name: ComponentChildren, ...cells: ComponentChildren[]]

interface PlayerTableProps {
	players: readonly { name: string; colour: number }[] // who head the columns
	rows: readonly PlayerRow[]
	head: ComponentChildren // what the rows are
	more?: readonly string[] // columns after those of the players
	total?: PlayerRow
	caption?: string // for whoever does not see the table
	size?: number // of the players' signs
}

/** A column for each player, under their sign. */
export const PlayerTable = ({
	players,
	rows,
	head,
	more = [],
	total,
	caption,
	size = 18,
}: PlayerTableProps) => (
	<table class="player-table">
		{caption !== undefined && <caption class="unseen">{caption}</caption>}
		<thead>
			<tr>
				<th scope="col">{head}</th>
				{players.map(({ name, colour }, place) => (
					<th key={place} scope="col">
						<PlayerShape identity={colour} size={size} label={name} />
					</th>
				))}
				{more.map((name) => (
					<th key={name} scope="col">
						{name}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{rows.map((row, index) => (
				<Row key={index} row={row} />
			))}
		</tbody>
		{total && (
			<tfoot>
				<Row row={total} />
			</tfoot>
		)}
	</table>
)

const Row = ({ row: [name, ...cells] }: { row: PlayerRow }) => (
	<tr>
		<th scope="row">{name}</th>
		{cells.map((cell, place) => (
			<td key={place}>{cell}</td>
		))}
	</tr>
)
