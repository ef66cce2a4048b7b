import { NOBODY } from '../../../../shared/games/metro/table.ts'
import type { MetroParts } from '../play.ts'
import { CellRing } from './cell-ring.tsx'
import { cornerOf, UNIT } from './geometry.ts'
import { LitLines } from './lit-line.tsx'
import { coloursOf, seatColour } from './owner-colours.ts'
import { spotPath } from './spot-path.ts'
import { Tile } from './tile.tsx'

/** Where the chosen tile may lie. */
export function Spots({ stage, staging }: Pick<MetroParts, 'stage' | 'staging'>) {
	const { myTurn, legal, asked } = staging
	const isElsewhere = asked.value !== undefined && asked.value.type !== 'draw'
	// Somebody else's move is still to be seen, and the prompt says so.
	const isLater = stage.isShowing.value && staging.target.value === undefined
	if (!myTurn.value || isElsewhere || isLater || stage.sending.value) return null
	return <path class="metro-spots" d={legal.value.map(spotPath).join('')} />
}

type ConsideredProps = Pick<MetroParts, 'stage' | 'staging' | 'owners' | 'sight'>

/** The chosen tile over its cell, and every line that it would change. */
export function Considered({ stage, staging, owners, sight }: ConsideredProps) {
	const { aim, code, preview, target } = staging
	const colours = coloursOf(owners)
	if (aim.value === undefined || code.value === undefined) return null
	const changed = preview.value
		.filter(({ line }) => line.owner !== NOBODY)
		.map(({ line, before }) => ({ line, before, colour: colours[line.owner]! }))
	return (
		<g class={stage.sending.value ? 'metro-considered metro-considered-sent' : 'metro-considered'}>
			<g class="metro-ghost">
				<Tile cell={aim.value} code={code.value} />
			</g>
			<CellRing
				cell={aim.value}
				colour={seatColour(stage, stage.view.value.seat ?? NOBODY)}
				kind={target.value === undefined ? 'hover' : 'target'}
			/>
			<LitLines lines={changed} sight={sight} tile={{ ...cornerOf(aim.value), width: UNIT, height: UNIT }} />
		</g>
	)
}
