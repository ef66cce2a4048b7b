import '../board/overlays.css'
import type { Line } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { EXTENT, RIM } from '../board/geometry.ts'
import { LitLine } from '../board/lit-line.tsx'
import { Picture } from '../board/picture.tsx'
import { CentralWagons } from '../expansions/central-wagons.tsx'
import { Centre } from '../expansions/centre.tsx'
import type { Owners } from '../owner.ts'

/** The board as it was at the end, with one line that glows. */
export const LinePicture = ({ table, owners, line }: { table: Table; owners: Owners; line: Line }) => (
	<svg
		class="metro-line-picture"
		data-edition={table.options.edition}
		viewBox={`${-RIM} ${-RIM} ${EXTENT} ${EXTENT}`}
		aria-hidden="true"
	>
		<Picture table={table} owners={owners} Centre={Centre} />
		<CentralWagons table={table} owners={owners} />
		<LitLine line={line} colour={owners[line.owner]?.colour ?? 0} />
	</svg>
)
