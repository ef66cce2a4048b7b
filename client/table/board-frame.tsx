import { Surface } from './surface/surface.tsx'
import type { TableModel } from './table-model.ts'

/** The board on its surface; one that cannot be zoomed fills the space itself. */
export const BoardFrame = ({ table: { play, viewport, touch, hint } }: { table: TableModel }) =>
	play.zoom && viewport ? (
		<Surface
			Board={play.Board}
			zoom={play.zoom}
			cursor={play.keys?.cursor}
			viewport={viewport}
			onTouch={touch}
			hint={hint}
		/>
	) : (
		<play.Board />
	)
