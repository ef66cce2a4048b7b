import '../board/map.css'
import '../board/overlays.css'
import type { ComponentChildren } from 'preact'
import type { PlaceId } from '../../../../shared/games/franchise/data/places.ts'
import type { Table } from '../../../../shared/games/franchise/table.ts'
import { Drawing } from '../../../design/drawing.tsx'
import { Figure } from '../../../rules/rules-form.tsx'
import type { Box } from '../../game.ts'
import { Marker } from '../board/considered.tsx'
import { Ground } from '../board/ground.tsx'
import { PrintedNames } from '../board/names-layer.tsx'
import { Pieces } from '../board/pieces-layer.tsx'
import { PrintedShields } from '../board/shields-layer.tsx'
import { TakenRoad } from '../board/taken-roads.tsx'

interface ExampleProps {
	table: Table
	area: Box // what is seen of the map
	caption: string
	children?: ComponentChildren // what the reader does there
}

/** The colours of the seats: the reader is amber. */
const COLOURS = '01234'

/** A corner of the real map. */
export const Example = ({ table, area, caption, children }: ExampleProps) => (
	<Figure class="franchise-example" caption={caption}>
		<Drawing viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}>
			<g class="franchise-map">
				<Ground players={table.seats.length} />
				<PrintedShields players={table.seats.length} />
				<Pieces table={table} colours={COLOURS} />
				<PrintedNames players={table.seats.length} />
				<g data-player={COLOURS[0]}>{children}</g>
			</g>
		</Drawing>
	</Figure>
)

/** A marker that came along its road. */
export const Development = ({ path, colour }: { path: readonly PlaceId[]; colour: number }) => (
	<g>
		<TakenRoad path={path} />
		<Marker place={path.at(-1)!} colour={colour} />
	</g>
)
