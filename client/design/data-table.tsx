import './data-table.css'
import type { ComponentChildren } from 'preact'

interface DataTableProps {
	columns?: readonly ComponentChildren[] // what heads them
	rows: readonly (readonly ComponentChildren[])[] // the first cell of each names it
	caption?: string
	class?: string
}

/** A table to be read: every column and every row has its name. */
export const DataTable = ({ columns, rows, caption, class: own = '' }: DataTableProps) => (
	<table class={`data-table ${own}`}>
		{caption !== undefined && <caption>{caption}</caption>}
		{columns && (
			<thead>
				<tr>
					{columns.map((column, index) => (
						<th key={index} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
		)}
		<tbody>
			{rows.map(([name, ...cells], index) => (
				<tr key={index}>
					<th scope="row">{name}</th>
					{cells.map((cell, place) => (
						<td key={place}>{cell}</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
)
