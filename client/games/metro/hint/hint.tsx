import './hint.css'
import { rotate } from '../../../../shared/games/metro/rules/tile.ts'
import type { Step } from '../../../../shared/games/metro/step.ts'
import type { Lay } from '../../../../shared/games/metro/steps/lay.ts'
import { NOBODY } from '../../../../shared/games/metro/table.ts'
import type { Box, Hint, Sight } from '../../game.ts'
import { CellRing } from '../board/cell-ring.tsx'
import { boxAround } from '../board/geometry.ts'
import { seatColour } from '../board/owner-colours.ts'
import { Tile } from '../board/tile.tsx'
import type { MetroParts } from '../play.ts'
import { tellHint } from './tell-hint.ts'

/** A good move: in words, and where a tile is to be laid, as it would lie there. */
export default function hintOf(parts: MetroParts, [step]: readonly Step[]): Hint | undefined {
	if (!step) return undefined
	parts.staging.clear() // else the button would lay something else than what is shown
	const text = tellHint(parts, step)
	if (step.type !== 'lay') return { text }
	if (!isSeen(boxAround([step.cell]), parts.sight.peek())) parts.stage.reveal(boxAround([step.cell]))
	return { text, Mark: () => <HintedCell {...parts} lay={step} /> }
}

/** However small: what else there is to choose from stays in sight with it. */
const isSeen = (box: Box, sight: Sight | undefined): boolean =>
	sight !== undefined &&
	box.x >= sight.x &&
	box.y >= sight.y &&
	box.x + box.width <= sight.x + sight.width &&
	box.y + box.height <= sight.y + sight.height

/** It lies above everything else, so it goes where something is put, or asked about: it would cover the answer. */
function HintedCell({ stage, staging, lay }: Pick<MetroParts, 'stage' | 'staging'> & { lay: Lay }) {
	const { target, aim, line } = staging
	if (target.value !== undefined || aim.value === lay.cell || line.value) return null
	return (
		<g class="metro-hint">
			<Tile cell={lay.cell} code={rotate(lay.tile, lay.rotation ?? 0)} />
			<CellRing cell={lay.cell} colour={seatColour(stage, stage.view.value.seat ?? NOBODY)} kind="hint" />
		</g>
	)
}
