import { type CalendarDay, isCalendarDay } from './calendar.ts'
import { type AnyGame, applySteps, asOfVersion, type Moment, type Seat, type Seating } from './game.ts'
import { isRecord } from './json.ts'
import { randomFrom } from './random.ts'
import { isRejected, type Rejected, reject } from './rejection.ts'

/** A move as it is kept: whose, its steps, and when. */
export interface Move {
	seat: Seat // or TABLE
	steps: unknown[]
	at: number // milliseconds since the start of the game
	acted?: number // likewise, where the referee judged it to differ from `at`
	signed?: MoveSignature // between devices
}

/** A player's name under their move, and what they signed besides its steps. */
export interface MoveSignature {
	key: number // whose, among the keys of the game
	id: string // of the command
	turn: number
	claim?: number // what their stopwatch showed
	signature: string
}

/** A whole game. While its `version` is known, replaying it gives the same state to the byte. */
export interface GameRecord {
	game: string
	version: number
	options: unknown
	seating: Seating
	seats: { name: string; colour: number; bot?: string }[]
	seed: string
	day?: CalendarDay // whose deal it is, where it is a day's
	moves: Move[]
	abandoned?: true // by whoever was alone against bots: it is no result
	proof?: unknown // what host and players signed, where they played between devices
}

/** Whether something from outside is shaped as records are; what it tells is for the rules to judge. */
export function isGameRecord(raw: unknown): raw is GameRecord {
	if (!isRecord(raw)) return false
	const { game, version, options, seating, seats, seed, day, moves } = raw
	return (
		typeof game === 'string' &&
		Number.isSafeInteger(version) &&
		isRecord(options) &&
		typeof seed === 'string' &&
		(day === undefined || isCalendarDay(day)) &&
		Array.isArray(seats) &&
		seats.every(isSeat) &&
		isSeating(seating, seats.length) &&
		Array.isArray(moves) &&
		moves.every(isMove)
	)
}

const isSeat = (raw: unknown): boolean =>
	isRecord(raw) && typeof raw.name === 'string' && Number.isInteger(raw.colour)

const isSeating = (raw: unknown, count: number): boolean =>
	isRecord(raw) && raw.count === count && (raw.latecomer === undefined || isPlace(raw.latecomer, count))

const isPlace = (raw: unknown, count: number): boolean =>
	Number.isInteger(raw) && (raw as Seat) >= 0 && (raw as Seat) < count

const isMove = (raw: unknown): boolean =>
	isRecord(raw) &&
	Number.isInteger(raw.seat) &&
	Array.isArray(raw.steps) &&
	Number.isFinite(raw.at) &&
	(raw.acted === undefined || Number.isFinite(raw.acted))

export interface Replayed {
	state: unknown
	events: unknown[]
}

export const momentOf = (move: Move): Moment => ({ at: move.at, acted: move.acted ?? move.at })

/** The state after each move, the one before the first included; or the move that the rules refuse. */
export function replay(today: AnyGame, record: GameRecord): Replayed[] | (Rejected & { move: number }) {
	const game = asOfVersion(today, record.version)
	let state: unknown = game.setup(record.options, record.seating, randomFrom(record.seed))
	const positions: Replayed[] = [{ state, events: [] }]
	for (const [index, move] of record.moves.entries()) {
		const steps = move.steps.map((step) => game.parse(step))
		if (steps.includes(undefined)) return { ...reject('bad-move'), move: index }
		const applied = applySteps(game, state, move.seat, steps, momentOf(move))
		if (isRejected(applied)) return { ...applied, move: index }
		state = applied.state
		positions.push({ state, events: applied.events })
	}
	return positions
}
