import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { ahead, startOf } from '../../../shared/games/metro/bots/playout/edges.ts'
import { readPosition } from '../../../shared/games/metro/bots/playout/known.ts'
import { isLegalExchange, isLegalWagon } from '../../../shared/games/metro/bots/playout/moves.ts'
import { perform } from '../../../shared/games/metro/bots/playout/perform.ts'
import { OWNERS, type Position } from '../../../shared/games/metro/bots/playout/position.ts'
import { scoreSeats } from '../../../shared/games/metro/bots/playout/score.ts'
import { codes, tileOf } from '../../../shared/games/metro/bots/playout/tiles.ts'
import { isBanned } from '../../../shared/games/metro/bots/playout/tracks.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Options } from '../../../shared/games/metro/options.ts'
import { DEPARTURES, STATIONS } from '../../../shared/games/metro/rules/board.ts'
import { makesOneTileLine, openCells } from '../../../shared/games/metro/rules/placement.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { Combination } from '../support/soak.ts'
import { accept, stepsOf } from './act.ts'
import { pickStep } from './positions.ts'

/** Plays a game at random by the rules and by the playouts' own engine: they must agree after every step. */
export function playSideBySide({ options, players }: Combination, seed: string): void {
	const random = randomFrom(seed)
	let state = metro.setup(options as Options, { count: players }, random)
	const position = positionOf(state)
	while (state.table.turn >= 0) {
		agree(position, state)
		const step = pickStep(state, random)
		state = accept(state, step).state
		perform(position, step)
	}
	agree(position, state)
	const scores = new Int16Array(6)
	scoreSeats(position, scores)
	deepStrictEqual([...scores.subarray(0, players)], metro.outcome(state.table)!.scores)
}

/** The whole position, with nothing hidden. */
export function positionOf({ table, hands, pile, sharePiles }: State): Position {
	const position = readPosition({ table, hands })
	position.pile.set(pile.slice(0, table.pile).map(tileOf))
	for (const [index, companies] of sharePiles?.entries() ?? []) {
		position.sharePiles.set(companies, OWNERS * index)
		position.sharePileSizes[index] = companies.length
	}
	return position
}

/** All that can be asked of a position, in plain data. */
function contentsOf(position: Position) {
	const { seats, held, hands, sharePiles, sharePileSizes, pile, piled, open, opens, first, last } = position
	const { bytes: _, lengths, place: __, ...rest } = position
	const cells = [...open.subarray(0, opens)].sort((one, other) => one - other)
	return {
		...rest,
		first: cells.flatMap((cell) => [0, 1, 2, 3].map((side) => first[4 * cell + side])),
		last: cells.flatMap((cell) => [0, 1, 2, 3].map((side) => last[ahead[4 * cell + side]!])),
		// Where rails lie in the Central Station no line starts there.
		lines: [...startOf.subarray(1, rest.hasWagons ? DEPARTURES + 1 : STATIONS + 1)].map((start) => [
			last[start]!,
			lengths[last[start]!],
		]),
		lengths: cells.flatMap((cell) => [0, 1, 2, 3].map((side) => lengths[4 * cell + side])),
		open: cells,
		hands: Array.from({ length: seats }, (_, seat) => [...hands.subarray(3 * seat, 3 * seat + held[seat]!)]),
		pile: [...pile.subarray(0, piled)],
		sharePiles: [...sharePileSizes].map((size, index) => [
			...sharePiles.subarray(OWNERS * index, OWNERS * index + size),
		]),
	}
}

function agree(position: Position, state: State): void {
	deepStrictEqual(contentsOf(position), contentsOf(positionOf(state)))
	const { table } = state
	deepStrictEqual(contentsOf(position).open, openCells(table))
	for (const cell of openCells(table)) {
		for (const [tile, code] of codes.entries())
			strictEqual(isBanned(position, tile, cell), makesOneTileLine(table, code, cell))
	}
	if (table.turn >= 0) agreeOnSteps(position, state)
}

/** Lays follow from the open cells and the ban. */
function agreeOnSteps(position: Position, state: State): void {
	const texts = new Set(stepsOf(state).map((step) => JSON.stringify(step)))
	const { market, options } = state.table
	for (let index = 0; index < 4; index++) {
		const percentage = 10 * (index + 1)
		for (let rail = 33; rail <= DEPARTURES; rail++) {
			const step = market === undefined ? { type: 'wagon', rail } : { type: 'wagon', rail, percentage }
			const isLegal = options.expansions.includes(2) && isLegalWagon(position, rail, index)
			strictEqual(isLegal, texts.has(JSON.stringify(step)))
		}
		for (const take of ['open', 'pile']) {
			const isLegal = market !== undefined && isLegalExchange(position, index)
			strictEqual(isLegal, texts.has(JSON.stringify({ type: 'exchange', percentage, take })))
		}
	}
}
