import type { MetroParts } from '../play.ts'
import type { Refusal } from '../refusal.ts'
import { CellRing } from './cell-ring.tsx'
import { LitLine } from './lit-line.tsx'
import { LitStation } from './lit-station.tsx'
import { coloursOf } from './owner-colours.ts'
import { Tile } from './tile.tsx'

const INK = 5 // nobody's stations are guarded too

/** What the board answers to somebody who asks: a station's line, or why a tile may not lie there. */
export default function Answers(parts: MetroParts) {
	const refusal = parts.staging.refused.value
	return (
		<>
			<LitStation {...parts} />
			{refusal && refusal.lines.length > 0 && <Refused refusal={refusal} colours={coloursOf(parts.owners)} />}
		</>
	)
}

/** The tile where it may not lie, with the lines that it would make too short. */
const Refused = ({ refusal, colours }: { refusal: Refusal; colours: readonly number[] }) => (
	<g class="metro-refused">
		<Tile cell={refusal.cell} code={refusal.code} />
		{refusal.lines.map((line) => (
			<LitLine key={line.departure} line={line} colour={colours[line.owner] ?? INK} isUntold />
		))}
		<CellRing cell={refusal.cell} colour={undefined} kind="refused" />
	</g>
)
