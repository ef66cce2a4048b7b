import { isRecord } from '../kernel/json.ts'
import type { KeptGame } from './kept-game.ts'

/** What a file tells of a game: the rest follows from the record, so that a file cannot claim it. */
export type FiledGame = Pick<KeptGame, 'at' | 'seat' | 'packed'>

export const LARGEST_FILE = 5_000_000 // bytes
const FORMAT = 'junction-games'
const LONGEST_RECORD = 400_000 // characters, packed

export const writeGamesFile = (games: readonly KeptGame[]): string =>
	JSON.stringify({ format: FORMAT, games: games.map(({ at, seat, packed }) => ({ at, seat, packed })) })

/** The games that a file's text holds, and how many of them are none; nothing, where it is no such file. */
export function readGamesFile(text: string): { games: FiledGame[]; bad: number } | undefined {
	const raw = parsed(text)
	if (!isRecord(raw) || raw.format !== FORMAT || !Array.isArray(raw.games)) return undefined
	const games = raw.games.filter(isFiled).map(({ at, seat, packed }) => ({ at, seat, packed }))
	return { games, bad: raw.games.length - games.length }
}

function parsed(text: string): unknown {
	try {
		return text.length > LARGEST_FILE ? undefined : JSON.parse(text)
	} catch {
		return undefined
	}
}

const LAST_TIME = 8_640_000_000_000_000 // that a calendar has

/** A time before all games is none, and one beyond all calendars could not even be shown. */
const isTime = (raw: unknown): boolean =>
	Number.isSafeInteger(raw) && (raw as number) >= 0 && (raw as number) <= LAST_TIME

const isFiled = (raw: unknown): raw is FiledGame =>
	isRecord(raw) &&
	isTime(raw.at) &&
	(raw.seat === null || (Number.isSafeInteger(raw.seat) && (raw.seat as number) >= 0)) &&
	typeof raw.packed === 'string' &&
	raw.packed.length <= LONGEST_RECORD
