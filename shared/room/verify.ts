import type { CalendarDay } from '../kernel/calendar.ts'
import { type AnyGame, asOfVersion, type Seat } from '../kernel/game.ts'
import { canonical } from '../kernel/json.ts'
import { parseOptions } from '../kernel/options.ts'
import { type GameRecord, isGameRecord, type Replayed, replay } from '../kernel/record.ts'
import { isRejected } from '../kernel/rejection.ts'
import { hasErased } from './erased.ts'
import { digestOf, digestOfTerms, type ObservedDigests, type Sight } from './observed-digests.ts'
import { isInTurn, keepsTurn } from './turn.ts'
import { commitmentOf } from './view.ts'

/** What a check of a game's record found. Moves count from 1; 0 is the deal before the first. */
export type Verdict =
	| { altered: null; moves: number; seen: number; unseen: number; between?: Between; day?: CalendarDay } // positions held against what was seen; moves that nobody saw
	| { altered: 'seed' } // it is not the one that was promised before the first move
	| { altered: 'terms' } // another game, other options, other players
	| { altered: 'day' } // it is not the deal of the day that it is said to be
	| { altered: 'rules'; move: number } // the rules do not allow that move
	| { altered: 'move'; move: number } // another move was seen there
	| { altered: 'deal'; move: number } // the moves are those seen; what lay hidden until then is not
	| { altered: 'length'; move: number } // moves are missing, or were added, from that one on
	| { altered: 'promise' } // between devices: the host's secret is not the one promised before the draw
	| { altered: 'share'; seat: Seat } // a player's share in the seed is not the one they pledged
	| { altered: 'draw' } // the seed was not drawn as it was seen to be
	| { altered: 'signature'; move: number } // the move does not carry the name of whoever made it
	| { altered: 'undo'; move: number } // before it a move was taken back, without the name of whoever had made it
	| { altered: 'host' } // the host has not put its name under this

/** What there was to check besides in a game between devices. */
export interface Between {
	shares: number // of players in the seed, besides the host's secret
	signed: number // moves that carry the name of their player
	strangers: number[] // moves made in a seat of somebody who signed others: by a bot, or by whoever took it
}

/**
 * Plays a record again by the rules, and holds it against what somebody saw: the promise made before the first
 * move, every move's events, everybody's view after each, and the hand of whoever looked. Without that it
 * only tells whether the rules allow every move, and whether it was its seat's turn.
 */
export function verify(today: AnyGame, record: GameRecord, seen?: ObservedDigests): Verdict {
	// A host may hand out anything: what is no record of this game is another one.
	if (!isGameRecord(record)) return { altered: 'terms' }
	const game = asOfVersion(today, record.version)
	if (seen && seen.commitment !== commitmentOf(record.seed)) return { altered: 'seed' }
	if (record.version !== game.version || (seen && !hasErased(record) && seen.about !== digestOfTerms(record)))
		return { altered: 'terms' }
	const { count } = record.seating
	const { min, max } = game.players
	if (count < min || count > max || isRejected(parseOptions(game.options, record.options, count)))
		return { altered: 'terms' }
	const { day } = record
	if (day !== undefined && !isDealOf(game, day, record)) return { altered: 'day' }
	const positions = replay(game, record)
	// Where the rules stumble, what was seen before it may tell more.
	const played = isRejected(positions) ? replayUntil(game, record, positions.move) : positions
	const difference = seen && firstDifference(game, record, played, seen)
	if (difference) return difference
	const wrong = firstOutOfTurn(game, record, played) ?? (isRejected(positions) ? positions.move : undefined)
	if (wrong !== undefined) return { altered: 'rules', move: wrong + 1 }
	const { length: moves } = record.moves
	const unseen = moves - Math.min(moves, seen?.entries.length ?? 0)
	return { altered: null, moves, seen: seen?.sights.length ?? 0, unseen, ...(day !== undefined && { day }) }
}

function isDealOf({ daily }: AnyGame, day: CalendarDay, { options, seed }: GameRecord): boolean {
	const asked = daily?.options(day)
	return (
		asked !== undefined &&
		canonical({ ...(options as object), ...asked }) === canonical(options) &&
		daily?.seed(day) === seed
	)
}

function replayUntil(game: AnyGame, record: GameRecord, move: number): Replayed[] {
	const played = replay(game, { ...record, moves: record.moves.slice(0, move) })
	return isRejected(played) ? [] : played
}

/** The first move that its seat, or the table, could not have made then; who was away or a bot is not in a record. */
function firstOutOfTurn(
	game: AnyGame,
	{ moves, seats }: GameRecord,
	positions: readonly Replayed[],
): number | undefined {
	let latest = 0
	let turnAt = 0 // an undo would have moved it on: then nobody acted before that either
	for (const [index, { state }] of positions.entries()) {
		const move = moves[index]
		if (!move) return undefined
		const standing = { state, turnAt, absent: [], missable: [...seats.keys()], bots: undefined }
		if (!(move.at >= latest) || !isInTurn(game, standing, move)) return index
		const after = positions[index + 1]
		latest = move.at
		if (after && !keepsTurn(game, game.table(state), game.table(after.state), move.seat)) turnAt = move.at
	}
	return undefined
}

function firstDifference(
	game: AnyGame,
	{ moves }: GameRecord,
	positions: readonly Replayed[],
	{ entries, sights, ended }: ObservedDigests,
): Verdict | undefined {
	for (const [count, { state, events }] of positions.entries()) {
		const move = moves[count - 1]
		if (move && count > entries.length) return ended ? { altered: 'length', move: count } : undefined
		if (move && digestOf([move.seat, ...events]) !== entries[count - 1])
			return { altered: move.seat < 0 ? 'deal' : 'move', move: count }
		const looks = sights.filter((sight) => sight.moves === count)
		if (!looks.every((sight) => isAsSeen(game, state, sight))) return { altered: 'deal', move: count }
	}
	const missing = moves.length < entries.length
	return missing ? { altered: 'length', move: moves.length + 1 } : undefined
}

const isAsSeen = (game: AnyGame, state: unknown, { table, seat, hand }: Sight): boolean =>
	digestOf(game.table(state)) === table && (seat === undefined || digestOf(game.hand(state, seat)) === hand)
