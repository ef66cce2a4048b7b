import { isRecord } from '../../kernel/json.ts'
import { percentages } from './data/companies.ts'
import { tileCounts } from './data/tiles.ts'
import { CELLS, DEPARTURES, STATIONS } from './rules/board.ts'
import { distinctRotations } from './rules/tile.ts'
import { type Exchange, type Lay, layOf, type PlaceWagon, type Step } from './step.ts'

/** A step as it came over the wire, with nothing in it but what belongs there. */
export function parseStep(raw: unknown): Step | undefined {
	if (!isRecord(raw)) return undefined
	switch (raw.type) {
		case 'lay':
			return parseLay(raw)
		case 'draw':
			return { type: 'draw' }
		case 'wagon':
			return parseWagon(raw)
		case 'exchange':
			return parseExchange(raw)
		case 'pass':
			return { type: 'pass' }
		default:
			return undefined
	}
}

const isWholeBelow = (value: unknown, limit: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit

const isPercentage = (value: unknown): value is number =>
	percentages.some((percentage) => percentage === value)

function parseLay({ tile, cell, rotation = 0 }: Record<string, unknown>): Lay | undefined {
	if (typeof tile !== 'string' || !Object.hasOwn(tileCounts, tile)) return undefined
	if (!isWholeBelow(cell, CELLS) || !isWholeBelow(rotation, 4)) return undefined
	// Rotations that look the same are the same step.
	return layOf(tile, cell, rotation % distinctRotations(tile).length)
}

function parseWagon({ rail, percentage }: Record<string, unknown>): PlaceWagon | undefined {
	if (!isWholeBelow(rail, DEPARTURES + 1) || rail <= STATIONS) return undefined
	if (percentage === undefined) return { type: 'wagon', rail }
	return isPercentage(percentage) ? { type: 'wagon', rail, percentage } : undefined
}

function parseExchange({ percentage, take }: Record<string, unknown>): Exchange | undefined {
	if (!isPercentage(percentage) || (take !== 'open' && take !== 'pile')) return undefined
	return { type: 'exchange', percentage, take }
}
