import type { Event } from '../../../../shared/games/metro/event.ts'
import type { MoveEntry } from '../../../../shared/room/room.ts'
import type { MetroParts } from '../play.ts'
import { CellRing } from './cell-ring.tsx'
import { LitLines } from './lit-line.tsx'
import { finishedLines, layOf } from './move-animation.ts'
import { coloursOf, seatColour } from './owner-colours.ts'

/** A draw leaves the board as it was: what was laid before stays lit. */
const isOnBoard = ([, event]: MoveEntry): boolean => (event as Event | undefined)?.type !== 'draw'

type LastMoveProps = Pick<MetroParts, 'stage' | 'animation' | 'owners' | 'sight'>

/** The last tile stays lit, or the one that the log points at, with the lines that it finished. */
export function LastMove({ stage, animation, owners, sight }: LastMoveProps) {
	const colours = coloursOf(owners)
	const entries = stage.entries.value
	const lit = stage.lit.value
	const entry = lit === undefined ? entries.findLast(isOnBoard) : entries[lit]
	const lay = entry && layOf(entry)
	if (!entry || animation.landing.value) return null
	const lines = lit === undefined ? [] : finishedLines(entry, stage.shown.value)
	const colour = seatColour(stage, entry[0])
	return (
		<g>
			<LitLines lines={lines.map((line) => ({ line, colour: colours[line.owner]! }))} sight={sight} />
			{lay && <CellRing cell={lay.cell} colour={colour} kind={lit === undefined ? 'last' : 'pointed'} />}
		</g>
	)
}
