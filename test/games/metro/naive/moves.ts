import { linesOf, type NaiveGame, pointsByOwner } from './game.ts'
import { at, isCentre, onRim, trainAtRail, trainAtStation, travel, turnClockwise } from './tracks.ts'

/**
 * Moves as words: 'lay aacb 0 3,4' (tile, quarters turned, row and column), 'draw', 'wagon 5' (rail), with
 * companies 'wagon 5 20' (percentage of the share shown), 'exchange 20 open', 'exchange 20 pile', 'pass'.
 */
export function movesOf(game: NaiveGame): string[] {
	if (game.over) return []
	if (game.drawn !== undefined) return laysOf(game, game.drawn)
	const hand = game.hands[game.turn]!
	const moves = [...new Set(hand)].flatMap((tile) => laysOf(game, tile))
	if (game.pile.length > 0) moves.push('draw')
	moves.push(...wagonMoves(game))
	const idle = hand.length === 0 && game.pile.length === 0
	if (idle) moves.push('pass')
	else moves.push(...exchangeMoves(game))
	return moves
}

interface Place {
	words: string
	allowed: boolean // by the ban on lines of one tile
}

/** Everywhere a tile could lie, turned in every way that looks different. */
function placesFor(game: NaiveGame, tile: string): Place[] {
	const places: Place[] = []
	const seen: string[] = []
	for (let quarters = 0; quarters < (game.rotation ? 4 : 1); quarters++) {
		const code = turnClockwise(tile, quarters)
		if (seen.includes(code)) continue
		seen.push(code)
		for (let row = 0; row < 8; row++) {
			for (let column = 0; column < 8; column++) {
				if (!mayLie(game, row, column)) continue
				const words = `lay ${tile} ${quarters} ${at(row, column)}`
				places.push({ words, allowed: !breaksBan(game, code, row, column) })
			}
		}
	}
	return places
}

function mayLie(game: NaiveGame, row: number, column: number): boolean {
	if (isCentre(row, column) || game.board[at(row, column)] !== undefined) return false
	const neighbours = [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)]
	return onRim(row, column) || neighbours.some((neighbour) => game.board[neighbour] !== undefined)
}

/** Lays the tile for a look: is there now a finished line of one tile that was not there before? */
function breaksBan(game: NaiveGame, code: string, row: number, column: number): boolean {
	const board = { ...game.board, [at(row, column)]: code }
	for (let station = 1; station <= 32; station++) {
		const train = trainAtStation(station)
		if (train.row !== row || train.column !== column) continue
		const trip = travel(board, game.centre, train)
		if (trip.count === 1 && typeof trip.end === 'number') return true
	}
	for (let rail = 0; rail < 8; rail++) {
		const train = trainAtRail(rail)
		if (game.wagons[rail] === undefined || train.row !== row || train.column !== column) continue
		const trip = travel(board, game.centre, train)
		if (trip.count === 1 && trip.end !== 'open') return true
	}
	return false
}

const hasAllowedPlace = (game: NaiveGame, tile: string): boolean =>
	placesFor(game, tile).some((place) => place.allowed)

function laysOf(game: NaiveGame, tile: string): string[] {
	const places = placesFor(game, tile)
	const allowed = places.filter((place) => place.allowed)
	const chosen = allowed.length === 0 && isExcepted(game) ? places : allowed
	return chosen.map((place) => place.words)
}

/** For a tile without an allowed place: may it lie on a banned one? */
function isExcepted(game: NaiveGame): boolean {
	if (game.edition === 'metro') return true
	if (game.drawn !== undefined) return true
	return game.pile.length === 0 && game.hands[game.turn]!.every((tile) => !hasAllowedPlace(game, tile))
}

/** A rail takes a wagon if it never had one and its line would not be complete after one tile. */
function openRails(game: NaiveGame): number[] {
	return [0, 1, 2, 3, 4, 5, 6, 7].filter((rail) => {
		if (game.wagons[rail] !== undefined) return false
		const trip = travel(game.board, game.centre, trainAtRail(rail))
		return !(trip.count === 1 && trip.end !== 'open')
	})
}

const isPlaced = (game: NaiveGame, owner: number): boolean => game.wagons.includes(owner)

function wagonMoves(game: NaiveGame): string[] {
	if (!game.expansions.includes(2)) return []
	if (!game.expansions.includes(1)) {
		return isPlaced(game, game.turn) ? [] : openRails(game).map((rail) => `wagon ${rail}`)
	}
	return game.shares[game.turn]!.flatMap((company, index) =>
		isPlaced(game, company) ? [] : openRails(game).map((rail) => `wagon ${rail} ${10 * (index + 1)}`),
	)
}

function exchangeMoves(game: NaiveGame): string[] {
	if (!game.expansions.includes(1)) return []
	if (pointsByOwner(game).some((profit) => profit >= 25)) return []
	const taking = game.hands.filter((_, seat) => takesTurns(game, seat)).length
	if (game.exchanges >= taking) return []
	return [10, 20, 30, 40].flatMap((percentage, index) =>
		game.shown[game.turn]![index] ? [] : [`exchange ${percentage} open`, `exchange ${percentage} pile`],
	)
}

/**
 * Whether a seat is not skipped, as far as the others can see: without tiles it still has its turn while a
 * central wagon could be placed by it.
 */
export function takesTurns(game: NaiveGame, seat: number): boolean {
	if (game.pile.length > 0 || game.hands[seat]!.length > 0) return true
	if (!game.expansions.includes(2) || openRails(game).length === 0) return false
	if (!game.expansions.includes(1)) return !isPlaced(game, seat)
	const placed = game.wagons.filter((owner) => owner !== undefined).length
	return placed < 8 && game.shown[seat]!.some((shown) => !shown)
}

export function isOver(game: NaiveGame): boolean {
	const tilesLeft = game.pile.length + game.hands.flat().length + (game.drawn === undefined ? 0 : 1)
	if (tilesLeft === 0) return true
	return game.edition === 'iron-horse' && linesOf(game).every((line) => line.end !== 'open')
}
