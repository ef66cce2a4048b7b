import type { NaiveGame } from './game.ts'
import { isOver, takesTurns } from './moves.ts'
import { turnClockwise } from './tracks.ts'

/** Makes a move that movesOf has offered. */
export function makeMove(game: NaiveGame, move: string): void {
	const [verb, ...words] = move.split(' ')
	if (verb === 'draw') {
		game.drawn = game.pile.pop()
		return
	}
	if (verb === 'lay') layTile(game, words[0]!, Number(words[1]), words[2]!)
	if (verb === 'wagon') placeWagon(game, Number(words[0]), words[1])
	if (verb === 'exchange') exchangeShare(game, Number(words[0]) / 10 - 1, words[1]!)
	if (verb === 'lay' || verb === 'wagon') game.exchanges = 0
	if (isOver(game)) game.over = true
	else passTurn(game)
}

function layTile(game: NaiveGame, tile: string, quarters: number, place: string): void {
	game.board[place] = turnClockwise(tile, quarters)
	if (game.drawn !== undefined) {
		game.drawn = undefined
		return
	}
	const hand = game.hands[game.turn]!
	hand.splice(hand.indexOf(tile), 1)
	if (!isOver(game) && game.pile.length > 0) hand.push(game.pile.pop()!)
}

function placeWagon(game: NaiveGame, rail: number, percentage: string | undefined): void {
	if (percentage === undefined) {
		game.wagons[rail] = game.turn
		return
	}
	const index = Number(percentage) / 10 - 1
	game.wagons[rail] = game.shares[game.turn]![index]!
	game.shown[game.turn]![index] = true
}

function exchangeShare(game: NaiveGame, index: number, from: string): void {
	const pile = game.sharePiles[index]!
	pile.push(game.shares[game.turn]![index]!)
	if (from === 'open') {
		game.shares[game.turn]![index] = game.faceUp[index]!
		game.faceUp[index] = pile.shift()!
	} else game.shares[game.turn]![index] = pile.shift()!
	game.exchanges += 1
}

function passTurn(game: NaiveGame): void {
	do game.turn = (game.turn + 1) % game.players
	while (!takesTurns(game, game.turn))
}

/** How many sequences of moves there are from here. */
export function countContinuations(
	game: NaiveGame,
	depth: number,
	moves: (game: NaiveGame) => string[],
): number {
	const next = moves(game)
	if (depth === 1) return next.length
	return next.reduce((sum, move) => {
		const copy = structuredClone(game)
		makeMove(copy, move)
		return sum + countContinuations(copy, depth - 1, moves)
	}, 0)
}
