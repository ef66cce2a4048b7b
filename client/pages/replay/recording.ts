import { type AnyGame, asOfVersion, type Seat } from '../../../shared/kernel/game.ts'
import { parseOptions } from '../../../shared/kernel/options.ts'
import { type GameRecord, isGameRecord, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { COLOURS, MAX_NAME, type MoveEntry } from '../../../shared/room/room.ts'
import type { AnyTableGame, Player } from '../../games/game.ts'
import { findClientGame } from '../../games/index.ts'

/** A game that was played: every position, and what led to it. */
export interface Course {
	record: GameRecord
	engine: AnyGame
	states: unknown[] // before the first move, then after each
	tables: unknown[] // the same as everybody saw it
	entries: MoveEntry[]
}

/** One that can be watched. */
export interface Recording extends Course {
	game: AnyTableGame
}

/** Why a record cannot be watched. */
export type Trouble = 'unreadable' | 'unknown-game' | 'other-version' | 'refused'

export async function openRecording(raw: unknown): Promise<Recording | Trouble> {
	const course = await followRecord(raw)
	if (typeof course === 'string') return course
	const { game, options } = course.record
	return { ...course, game: await findClientGame(game)!.table(options) }
}

/** A record from outside: shaped, known, of these rules, and accepted by them from the first move to the last. */
export async function followRecord(raw: unknown): Promise<Course | Trouble> {
	if (!isGameRecord(raw) || !raw.seats.every(isShown)) return 'unreadable'
	const known = findClientGame(raw.game)
	if (!known) return 'unknown-game'
	const engine = asOfVersion(await known.engine(), raw.version)
	if (raw.version !== engine.version) return 'other-version'
	const options = parseOptions(engine.options, raw.options, raw.seating.count)
	if (isRejected(options)) return 'refused'
	const record = { ...raw, options }
	const positions = replay(engine, record)
	if (isRejected(positions)) return 'refused'
	return {
		record,
		engine,
		states: positions.map(({ state }) => state),
		tables: positions.map(({ state }) => engine.table(state)),
		entries: positions.slice(1).map(({ events }, index) => [record.moves[index]!.seat, ...events]),
	}
}

/** Names and colours that can be shown. */
const isShown = ({ name, colour }: GameRecord['seats'][number]): boolean =>
	name.length <= 4 * MAX_NAME && colour >= 0 && colour < COLOURS

/** Who played, as a table shows them to whoever had a seat of their own, or to others. */
export const playersOf = ({ seats }: GameRecord, own?: Seat): Player[] =>
	seats.map(({ name, colour, bot }, seat) => ({
		seat,
		id: seat,
		name,
		colour,
		mine: seat === own,
		played: bot === undefined ? 'person' : 'bot',
		...(bot !== undefined && { isBot: true }),
		away: false,
	}))
