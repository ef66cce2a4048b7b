import '../board/overlays.css'
import '../expansions/layer.css'
import { COMPANIES } from '../../../../shared/games/metro/expansions.ts'
import { options } from '../../../../shared/games/metro/options.ts'
import { openCells } from '../../../../shared/games/metro/rules/placement.ts'
import { traceLine } from '../../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../../shared/games/metro/table.ts'
import { defaultOptions } from '../../../../shared/kernel/options.ts'
import { cornerOf } from '../board/geometry.ts'
import { LitLine } from '../board/lit-line.tsx'
import { Picture } from '../board/picture.tsx'
import { spotPath } from '../board/spot-path.ts'
import { CentralWagons } from '../expansions/central-wagons.tsx'
import { Centre } from '../expansions/centre.tsx'
import { NumberMarks } from '../expansions/number-marks.tsx'

const owners = Array.from({ length: 8 }, (_, colour) => ({ name: '', colour, mine: colour === 0 }))

export interface SceneProps {
	cells: Readonly<Record<number, string>>
	lit?: number // the station whose line glows
	spots?: boolean // where the next tile may go
	ban?: number // the cell of a tile that may not lie there
	expansions?: readonly number[]
	centre?: Table['centre']
	wagons?: Table['wagons']
	numbers?: readonly number[] // the reader's own
}

/** A real board, with two players of whom the first is the reader. */
export function ExampleScene({ lit, spots, ban, numbers, ...position }: SceneProps) {
	const table = tableWith(position)
	const line = lit === undefined ? undefined : traceLine(table, lit)
	return (
		<>
			<Picture table={table} owners={owners} Centre={Centre} />
			<CentralWagons table={table} owners={owners} />
			{numbers && <NumberMarks numbers={numbers} colour={0} />}
			{spots && <path class="metro-spots" d={openCells(table).map(spotPath).join('')} />}
			{line && <LitLine line={line} colour={line.owner} isUntold={ban !== undefined} />}
			{ban !== undefined && <Cross cell={ban} />}
		</>
	)
}

function Cross({ cell }: { cell: number }) {
	const { x, y } = cornerOf(cell)
	return <path class="metro-example-cross" d={`M${x + 14} ${y + 14}l62 62m0-62l-62 62`} />
}

type Position = Pick<SceneProps, 'cells' | 'expansions' | 'centre' | 'wagons'>

const tableWith = ({ cells, expansions = [], centre = {}, wagons = {} }: Position): Table => ({
	options: { ...defaultOptions(options), expansions },
	turn: 0,
	drawn: false,
	cells,
	pile: 30,
	held: [1, 1],
	points: [0, 0],
	centre,
	wagons,
	...(expansions.includes(COMPANIES) && { market: { open: [], shown: [], exchanges: 0 } }),
})
