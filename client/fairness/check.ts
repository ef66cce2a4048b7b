import type { GameRecord } from '../../shared/kernel/record.ts'
import { type Verdict, verify } from '../../shared/room/verify.ts'
import { commitmentOf } from '../../shared/room/view.ts'
import type { Witness } from '../../shared/room/witness.ts'
import { findClientGame } from '../games/index.ts'
import { recallGame, recallPromise } from './memory.ts'

/** What a check found. */
export interface Checked {
	record: GameRecord
	verdict: Verdict
	watched: boolean // whether there was anything to compare the record with
	promise: string // SHA-256 of the seed, as it was seen at the start, or as the record gives it
}

/** A record and what this browser saw of its game, if it was there. */
async function check(record: GameRecord, seen: Witness | undefined): Promise<Checked | undefined> {
	const engine = await findClientGame(record.game)?.engine()
	if (!engine) return undefined
	const promise = seen?.commitment ?? commitmentOf(record.seed)
	return { record, verdict: verify(engine, record, seen), watched: seen !== undefined, promise }
}

/** The game just played in a room. */
export const checkGame = (record: GameRecord, code: string, epoch: number): Promise<Checked | undefined> =>
	check(record, recallGame(code, epoch))

/** A record from anywhere. */
export const checkRecord = (record: GameRecord): Promise<Checked | undefined> =>
	check(record, recallPromise(commitmentOf(record.seed)))
