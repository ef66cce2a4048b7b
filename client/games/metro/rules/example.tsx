import { SIZE } from '../../../../shared/games/metro/rules/board.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Drawing } from '../../../design/drawing.tsx'
import { RIM, UNIT } from '../board/geometry.ts'
import type { SceneProps } from './example-scene.tsx'

interface ExampleProps extends SceneProps {
	area: readonly [column: number, row: number, columns: number, rows: number] // what is seen, rim included
	caption: string
}

/** A corner of a real board. */
export function Example({ area, caption, ...scene }: ExampleProps) {
	const [column, row, columns, rows] = area
	const x = column === 0 ? -RIM : column * UNIT
	const y = row === 0 ? -RIM : row * UNIT
	const right = column + columns === SIZE ? SIZE * UNIT + RIM : (column + columns) * UNIT
	const bottom = row + rows === SIZE ? SIZE * UNIT + RIM : (row + rows) * UNIT
	return (
		<figure class="metro-example">
			<Drawing viewBox={`${x} ${y} ${right - x} ${bottom - y}`}>
				<LoadedScene {...scene} />
			</Drawing>
			<figcaption>{caption}</figcaption>
		</figure>
	)
}

/** Whoever wants to read does not wait for the board. */
function LoadedScene(scene: SceneProps) {
	const Scene = useLoaded(async () => (await import('./example-scene.tsx')).ExampleScene)
	return Scene ? <Scene {...scene} /> : null
}
