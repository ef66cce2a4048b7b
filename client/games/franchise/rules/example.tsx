import '../board/map.css'
import '../board/overlays.css'
import type { ComponentChildren } from 'preact'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { Drawing } from '../../../design/drawing.tsx'
import type { Box } from '../../game.ts'
import { Ground } from '../board/ground.tsx'
import { Names } from '../board/names-layer.tsx'
import { Pieces } from '../board/pieces-layer.tsx'

interface ExampleProps {
	table: Table
	area: Box // what is seen of the map
	caption: string
	children?: ComponentChildren // what the reader does there
}

/** The colours of the seats: the reader is amber. */
export const COLOURS = '01234'

/** A corner of the real map. */
export const Example = ({ table, area, caption, children }: ExampleProps) => (
	<figure class="franchise-example">
		<Drawing viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}>
			<g class="franchise-map">
				<Ground players={table.seats.length} />
				<Pieces table={table} colours={COLOURS} />
				<Names players={table.seats.length} />
				<g data-player={COLOURS[0]}>{children}</g>
			</g>
		</Drawing>
		<figcaption>{caption}</figcaption>
	</figure>
)
