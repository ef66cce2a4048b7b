import { botToday, usualBot } from '../kernel/bot.ts'
import { type AnyGame, asOfVersion, type Seat } from '../kernel/game.ts'
import type { GameRecord } from '../kernel/record.ts'
import { ownMove } from './commands/move.ts'
import type { Continuation } from './continuation.ts'
import type { Entry } from './entry.ts'
import { tidy } from './profile.ts'
import { MAX_NAME, type Person } from './room.ts'

/** How a finished game is played on from the middle. */
export interface Branch {
	record: GameRecord
	moves: number // that stand
	seat: Seat // of the person
	bot: string // who plays the others
}

/** The seat in the room that a place at the table has. */
export const idOf = (place: Seat): number => place + 1

/** A recorded game as it stood after so many moves, as if one person had played it against bots: what was dealt stays. */
export function branchOf({ record, moves, seat, bot }: Branch, person: Person, game: AnyGame): Continuation {
	const { seats, seating, seed, version, options } = record
	const { parse } = asOfVersion(game, version)
	const level = botToday(game, bot) ?? usualBot(game) ?? ''
	const entryOf = ({ seat: mover, steps, at, acted }: GameRecord['moves'][number]): Entry => ({
		...ownMove(at, {
			steps: steps.map(parse),
			...(mover !== seat && { seat: mover }),
			...(acted !== undefined && { acted }),
		}),
		by: mover === seat ? person : null,
	})
	return {
		terms: {
			game: record.game,
			options,
			creator: person,
			epoch: 0,
			counter: seats.length,
			seats: seats.map(({ name, colour }, place) => ({
				id: idOf(place),
				name: tidy(name, MAX_NAME) ?? '?',
				colour,
				owner: place === seat ? person : null,
				player: place === seat ? person : null,
				bot: place === seat ? null : level,
				botSince: 0,
				ownerName: tidy(name, MAX_NAME) ?? '?',
				chosen: place === seating.latecomer ? seats.length : 0,
			})),
		},
		begin: { at: 0, seed, version },
		entries: record.moves.slice(0, moves).map(entryOf),
	}
}
