import { readdirSync, readFileSync } from 'node:fs'
import { bytesOfText } from '../../../shared/kernel/bytes.ts'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import { canonical } from '../../../shared/kernel/json.ts'
import { type GameRecord, type Replayed, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { sha256Hex } from '../../../shared/kernel/sha256.ts'

/** The recorded games of a kind, by their names. */
export function recordsOf({ id }: AnyGame): Map<string, GameRecord> {
	const folder = new URL(`../${id}/records/`, import.meta.url)
	const read = (name: string): GameRecord => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
	const names = readdirSync(folder).map((file) => file.replace('.json', ''))
	return new Map(names.sort().map((name) => [name, read(name)]))
}

/** How a recorded game went; the rules of today must not refuse it. */
export function positionsOf(game: AnyGame, record: GameRecord): Replayed[] {
	const positions = replay(game, record)
	if (isRejected(positions)) throw new Error(`move ${positions.move} is refused: ${positions.rejected}`)
	return positions
}

/** Tells whether two states are the same to the byte. */
export const digestOf = (state: unknown): string => sha256Hex(bytesOfText(canonical(state)))
