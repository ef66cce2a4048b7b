import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { tileCounts } from '../../../shared/games/metro/data/tiles.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { State } from '../../../shared/games/metro/table.ts'
import { naiveOf } from './bridge.ts'
import { faultOfDeal } from './naive/deal.ts'
import { finalScores, linesOf, pointsByOwner } from './naive/game.ts'

/** What holds in every position of every game; each throws where it does not. */
export function holdsInvariants(state: State): void {
	conservesTiles(state)
	countsWhatIsHeld(state)
	scoresAsRecounted(state)
	conservesShares(state)
	keepsSecrets(state)
	dealsNumbers(state)
}

/** The same for a tile however it lies. */
const unturned = (code: string): string =>
	[1, 2, 3]
		.map((by) => code.slice(by) + code.slice(0, by))
		.reduce((one, other) => (one < other ? one : other), code)

const unturnedByCode = Object.fromEntries(Object.keys(tileCounts).map((code) => [code, unturned(code)]))

/** 60 tiles are on the board, in hands, drawn or in the pile; a turned one stands for its kind. */
function conservesTiles({ table, hands, pile }: State): void {
	const nameOf = (code: string): string => (table.options.rotation ? unturnedByCode[code]! : code)
	const missing: Record<string, number> = {}
	for (const [code, count] of Object.entries(tileCounts)) {
		missing[nameOf(code)] = (missing[nameOf(code)] ?? 0) + count
	}
	const held = hands.flatMap(({ tiles, drawn }) => (drawn === null ? tiles : [...tiles, drawn]))
	for (const code of [...Object.values(table.cells), ...held, ...pile.slice(0, table.pile)])
		missing[nameOf(code)]! -= 1
	for (const [code, count] of Object.entries(missing))
		strictEqual(count, 0, `${code} got lost or came from nowhere`)
}

function countsWhatIsHeld({ table, hands }: State): void {
	deepStrictEqual(
		table.held,
		hands.map(({ tiles }) => tiles.length),
	)
	for (const [seat, { drawn }] of hands.entries()) {
		strictEqual(drawn !== null, table.drawn && seat === table.turn)
	}
}

/** Points are those of the finished lines on the board, each counted once. */
function scoresAsRecounted(state: State): void {
	deepStrictEqual(state.table.points, pointsByOwner(naiveOf(state)))
}

/** One card of 10, 20, 30 and 40 % for each company is in a hand, face up or in its pile. */
function conservesShares({ table, hands, sharePiles }: State): void {
	for (const [index, pile] of (sharePiles ?? []).entries()) {
		const cards = [...pile, table.market!.open[index]!, ...hands.map(({ shares }) => shares![index]!)]
		deepStrictEqual(cards.sort(), [0, 1, 2, 3, 4, 5, 6, 7])
	}
	for (const { seat, percentage, company } of table.market?.shown ?? []) {
		strictEqual(hands[seat]!.shares![percentage / 10 - 1], company, 'a shown share stays')
	}
}

/** Until the end the table has nothing that only a hand knows, and never the order of a pile. */
function keepsSecrets({ table }: State): void {
	const { expansions, openNumbers } = table.options
	const isSecretive = expansions.includes(1) || (expansions.includes(4) && !openNumbers)
	ok(Object.keys(table).every((field) => publicFields.has(field)))
	strictEqual(table.revealed !== undefined, table.turn < 0 && isSecretive)
}

const publicFields = new Set(
	'options turn drawn cells pile held points centre wagons market numbers revealed'.split(' '),
)

/** Everybody has the numbers that the lobby set, colour by colour: in hand, or on the table where they are open. */
function dealsNumbers(state: State): void {
	const { table, hands } = state
	const { expansions, cards, openNumbers } = table.options
	const isPlayed = expansions.includes(4)
	strictEqual(table.numbers !== undefined, isPlayed && openNumbers === true)
	for (const hand of hands) strictEqual(hand.numbers !== undefined, isPlayed && openNumbers !== true)
	if (!isPlayed) return
	// Version 1 had one number for all sides.
	const wanted = typeof cards === 'number' ? [cards, cards, cards, cards] : cards
	strictEqual(faultOfDeal(naiveOf(state).numbers, wanted), undefined)
}

/** What holds besides when a game is over. */
export function endsProperly(state: State): void {
	const naive = naiveOf(state)
	const { table } = state
	if (table.options.edition === 'metro') strictEqual(Object.keys(table.cells).length, 60)
	for (const line of linesOf(naive)) ok(line.end !== 'open', 'a line with a wagon is unfinished')
	const scores = finalScores(naive)
	const best = Math.max(...scores)
	const winners = [...scores.keys()].filter((seat) => scores[seat] === best)
	deepStrictEqual(metro.outcome(table), { scores, winners })
}
