import type { ComponentType } from 'preact'
import { SIZE } from '../../../../shared/games/metro/rules/board.ts'
import { useLoaded } from '../../../app/use-loaded.ts'
import { Drawing } from '../../../design/drawing.tsx'
import { Figure } from '../../../rules/rules-form.tsx'
import { RIM, UNIT } from '../board/geometry.ts'
import type { SceneProps } from './example-scene.tsx'
import { positions } from './positions.ts'
import { ruleWords } from './words.en.ts'

export interface Position extends SceneProps {
	readonly area: readonly [column: number, row: number, columns: number, rows: number] // what is seen, rim included
}

/** A corner of a real board. */
export const example =
	(caption: keyof typeof positions): ComponentType =>
	() => {
		const { area, ...scene }: Position = positions[caption]
		return (
			<Figure class="metro-example" caption={ruleWords.t(caption)}>
				<Drawing viewBox={viewBoxOf(area)}>
					<LoadedScene {...scene} />
				</Drawing>
			</Figure>
		)
	}

function viewBoxOf([column, row, columns, rows]: Position['area']): string {
	const x = column === 0 ? -RIM : column * UNIT
	const y = row === 0 ? -RIM : row * UNIT
	const right = column + columns === SIZE ? SIZE * UNIT + RIM : (column + columns) * UNIT
	const bottom = row + rows === SIZE ? SIZE * UNIT + RIM : (row + rows) * UNIT
	return `${x} ${y} ${right - x} ${bottom - y}`
}

/** Whoever wants to read does not wait for the board. */
function LoadedScene(scene: SceneProps) {
	const Scene = useLoaded(async () => (await import('./example-scene.tsx')).ExampleScene)
	return Scene ? <Scene {...scene} /> : null
}
