import type { Seat } from '../../kernel/game.ts'
import type { Options } from './options.ts'

/** Nobody's turn: the game is over. Also the owner of a line without a wagon. */
export const NOBODY = -1

/** What everybody sees. Lines are not kept: they follow from the tiles (see rules/line.ts). */
export interface Table {
	options: Options
	turn: Seat // NOBODY once the game is over
	drawn: boolean // whose turn it is has drawn, and must lay that tile
	cells: { [cell: number]: string } // the code of the tile on each cell, as it lies there
	pile: number // how many tiles it has
	held: number[] // how many tiles each seat has in hand, a drawn one apart
	points: number[] // what the finished lines brought each owner: seats or, where they play, companies
	centre: { [cell: number]: string } // the tiles over the Central Station, where they are played
	wagons: { [departure: number]: number } // whose wagon stands on each rail of the Central Station
	market?: Market // where companies play
	numbers?: number[][] // by seat, the stations whose termini pay it, where that is no secret
	revealed?: Revealed // at the end, where there were secrets beside the tiles
}

/** The shares that everybody sees. */
export interface Market {
	open: number[] // the company of the face-up card of 10, 20, 30 and 40 %
	shown: ShownShare[] // those that came on the table with a company's wagon
	exchanges: number // how many in a row
}

export interface ShownShare {
	seat: Seat
	percentage: number
	company: number
}

/** What the hands held, by seat. */
export interface Revealed {
	shares?: number[][]
	numbers?: number[][]
}

/** What only its seat sees. */
export interface Hand {
	tiles: string[]
	drawn: string | null // the tile drawn this turn
	shares?: number[] // the company of its card of 10, 20, 30 and 40 %: an exchange is always one for one
	numbers?: number[] // the stations whose termini pay it, where that is a secret
}

export interface State {
	table: Table
	hands: Hand[]
	pile: string[] // as it was shuffled: the top is at table.pile - 1, what is above has been drawn
	sharePiles?: number[][] // companies, for 10, 20, 30 and 40 %; the top is the first
}

/** Everybody's station numbers as far as all may see them: from the start, or at the end. */
export const seenNumbers = ({ numbers, revealed }: Table): readonly number[][] | undefined =>
	numbers ?? revealed?.numbers
