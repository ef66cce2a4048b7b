import { centralCells } from '../../../../shared/games/metro/rules/board.ts'
import { rotate } from '../../../../shared/games/metro/rules/tile.ts'
import type { Step } from '../../../../shared/games/metro/step.ts'
import type { Exchange } from '../../../../shared/games/metro/steps/exchange.ts'
import type { Lay } from '../../../../shared/games/metro/steps/lay.ts'
import type { Box, Guide, Point, Spot } from '../../game.ts'
import { cornerOf, EDGE, plaqueAt, terminusAt, UNIT, wagonAt } from '../board/geometry.ts'
import { cellName } from '../describe.ts'
import { tellHint } from '../hint/tell-hint.ts'
import type { MetroParts } from '../play.ts'
import type { Staging } from '../staging.ts'

/** A learner's hand at Metro: the tile, its cell, the pile, and the button. */
export default function guideTo(parts: MetroParts): Guide {
	const { staging } = parts
	return {
		staged: ([step]) => (step && nextFor(staging, step as Step) === undefined ? 1 : 0),
		next: ([step]) => (step ? nextFor(staging, step as Step) : undefined),
		find,
		strays: ([step]) => step !== undefined && straysFrom(staging, step as Step),
		tell: ([step]) => (step ? tell(parts, step as Step) : ''),
	}
}

/** Where a tile may not lie, it does nothing that could be told. */
const tell = (parts: MetroParts, step: Step): string =>
	step.type === 'lay' && !parts.staging.legal.value.includes(step.cell)
		? cellName(step.cell)
		: tellHint(parts, step)

/** Something else is tried, and can be seen; how a tile is turned is not told from that. */
function straysFrom({ asked, target }: Staging, step: Step): boolean {
	if (asked.value) return JSON.stringify(asked.value) !== JSON.stringify(step)
	return target.value !== undefined && (step.type !== 'lay' || step.cell !== target.value)
}

function nextFor(staging: Staging, step: Step): Spot | undefined {
	if (step.type === 'lay') return nextToLay(staging, step)
	if (JSON.stringify(staging.asked.value) === JSON.stringify(step)) return undefined
	switch (step.type) {
		case 'draw':
			return '.metro-pile'
		case 'wagon':
			return around(wagonAt(step.rail), RAIL)
		case 'exchange':
			return exchangeSpot(step)
		case 'pass':
			return '.metro-extras > .button'
	}
}

/** What opens the sheet of shares; once that is open, the way to exchange one. */
const exchangeSpot = ({ percentage, take }: Exchange): Spot =>
	[
		'.metro-extras:not(:has(dialog[open])) > .metro-market',
		`dialog[open] .metro-own-share:nth-child(${percentage / 10}) .button:${take === 'open' ? 'first' : 'last'}-child`,
	].join()

/** The tile, if another is chosen; then its cell; then as often as it must be turned. */
function nextToLay(
	{ tiles, chosen, target, asked, code }: Staging,
	{ tile, cell, rotation }: Lay,
): Spot | undefined {
	const index = tiles.value.indexOf(tile)
	if (index !== Math.min(chosen.value, tiles.value.length - 1)) return tileSpot(index)
	if (asked.value || target.value !== cell) return boxOf(cell)
	return code.value === rotate(tile, rotation ?? 0) ? undefined : boxOf(cell)
}

const tileSpot = (index: number): Spot => `.metro-hand > .metro-tile:nth-of-type(${index + 1})`

const boxOf = (cell: number): Box => ({ ...cornerOf(cell), width: UNIT, height: UNIT })

const PLAQUE = 44 // how far a station's number reaches from its middle
const RAIL = 34
const BAR = 16 // of a terminus: the departure beside it stays in the dark

const around = ({ x, y }: Point, reach: number): Box => ({
	x: x - reach,
	y: y - reach,
	width: 2 * reach,
	height: 2 * reach,
})

const parts: Readonly<Record<string, Spot>> = {
	cells: { x: 0, y: 0, width: EDGE, height: EDGE },
	centre: { ...cornerOf(centralCells[0]!), width: 2 * UNIT, height: 2 * UNIT },
	pile: '.metro-pile',
	outlook: '.metro-outlook',
	companies: '.metro-market',
	numbers: '.metro-own-numbers',
	wagon: '.metro-wagon',
}

/** `cell 12`, `station 3`, `terminus 3`, `rail 33`, `tile 1`, `cells`, `centre`, `pile`, `outlook`, `companies`, `numbers`, `wagon`. */
function find(name: string): Spot | undefined {
	const [kind = '', text] = name.split(' ')
	const number = Number(text)
	switch (kind) {
		case 'cell':
			return boxOf(number)
		case 'station':
			return around(plaqueAt(number), PLAQUE)
		case 'terminus':
			return around(terminusAt(number), BAR)
		case 'rail':
			return around(wagonAt(number), RAIL)
		case 'tile':
			return tileSpot(number - 1)
		default:
			return parts[kind]
	}
}
