import { ownerOfStation } from './tables.ts'
import { type Tiles, type Train, type Trip, trainAtRail, trainAtStation, travel } from './tracks.ts'

/** A whole position, secrets included; changed in place. */
export interface NaiveGame {
	players: number
	edition: string
	rotation: boolean
	expansions: number[]
	turn: number
	board: Tiles
	centre: Tiles // the tiles over the Central Station, where they are played
	pile: string[] // the next to draw is the last
	hands: string[][]
	drawn: string | undefined
	wagons: (number | undefined)[] // whose wagon stands on central rail 0 to 7
	shares: number[][] // each seat's company for 10, 20, 30 and 40 %
	shown: boolean[][] // likewise, whether the card lies face up
	faceUp: number[] // the face-up card for each percentage
	sharePiles: number[][] // the next to take is the first
	exchanges: number // in a row
	numbers: number[][] // each seat's station numbers
	over: boolean
}

export interface NaiveLine extends Trip {
	owner: number
	central: boolean // starts in the Central Station
	points: number // 0 while it is open
}

const pointsOf = (trip: Trip, central: boolean): number => {
	if (trip.end === 'open') return 0
	return trip.end === 'centre' && !central ? 2 * trip.count : trip.count
}

/** Every line that has a wagon. */
export function linesOf(game: NaiveGame): NaiveLine[] {
	const lines: NaiveLine[] = []
	const add = (owner: number | undefined, train: Train, central: boolean): void => {
		if (owner === undefined) return
		const trip = travel(game.board, game.centre, train)
		lines.push({ ...trip, owner, central, points: pointsOf(trip, central) })
	}
	for (let station = 1; station <= 32; station++) {
		const owner = ownerOfStation(station, game.players, game.expansions.includes(1))
		add(owner, trainAtStation(station), false)
	}
	for (let rail = 0; rail < 8; rail++) add(game.wagons[rail], trainAtRail(rail), true)
	return lines
}

/** What finished lines have brought each owner: companies where they play, otherwise seats. */
export function pointsByOwner(game: NaiveGame): number[] {
	const points = new Array<number>(game.expansions.includes(1) ? 8 : game.players).fill(0)
	for (const line of linesOf(game)) points[line.owner]! += line.points
	return points
}

/** Each seat's points at the end of the game. */
export function finalScores(game: NaiveGame): number[] {
	const points = pointsByOwner(game)
	if (game.expansions.includes(1)) return game.shares.map((_, seat) => scoreShares(game, points, seat))
	if (!game.expansions.includes(4)) return points
	return points.map((own, seat) => own + scoreNumbers(game, seat))
}

function scoreShares(game: NaiveGame, profits: number[], seat: number): number {
	let score = 0
	for (let company = 0; company < 8; company++) {
		const profit = profits[company]!
		const value = 8 - profits.filter((other) => other > profit).length
		const totals = game.shares.map((cards) =>
			cards.reduce((sum, held, index) => sum + (held === company ? (index + 1) * 10 : 0), 0),
		)
		score += (value * totals[seat]!) / 10
		if (totals[seat]! > 0 && totals[seat] === Math.max(...totals)) score += Math.floor(profit / 10)
	}
	return score
}

function scoreNumbers(game: NaiveGame, seat: number): number {
	let score = 0
	for (const line of linesOf(game)) {
		if (typeof line.end === 'number' && game.numbers[seat]!.includes(line.end)) {
			score += line.central ? 2 * line.points : line.points
		}
	}
	return score
}
