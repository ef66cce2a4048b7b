import type { AnyGame } from '../../shared/kernel/game.ts'
import { type GameRecord, isGameRecord } from '../../shared/kernel/record.ts'
import { type Verdict, verify } from '../../shared/room/verify.ts'
import { commitmentOf } from '../../shared/room/view.ts'
import { hostOf } from '../app/seats.ts'
import { findClientGame } from '../games/index.ts'
import type { KnownGame } from '../peer/check-proof.ts'
import { recallGame, recallPromise } from './memory.ts'

/** What a check found. */
export interface Checked {
	record: GameRecord
	verdict: Verdict
	watched: boolean // whether there was anything to compare the record with
	promise: string // SHA-256 of the seed, as it was seen at the start, or as the record gives it
}

async function check(record: GameRecord, known: KnownGame | undefined): Promise<Checked | undefined> {
	const seen = known?.seen
	const watched = seen !== undefined
	const promise = seen?.commitment ?? commitmentOf(`${record.seed}`)
	const engine = await findClientGame(record.game)?.engine()
	// What is no record is checked no further; one of a game that there is not tells of another than was seen.
	if (!isGameRecord(record) || (!engine && watched))
		return { record, verdict: { altered: 'terms' }, watched, promise }
	if (!engine) return undefined
	const verdict = verify(engine, record, seen)
	const isBetween = record.proof !== undefined || (known && hostOf(known.code) !== undefined)
	return {
		record,
		verdict: isBetween ? await withProof(engine, record, verdict, known) : verdict,
		watched,
		promise,
	}
}

/** Where devices played between themselves, there are names under everything; what is found wrong there comes first. */
async function withProof(
	engine: AnyGame,
	record: GameRecord,
	verdict: Verdict,
	known: KnownGame | undefined,
): Promise<Verdict> {
	const { checkProof } = await import('../peer/check-proof.ts')
	const found = await checkProof(engine, record, known)
	if ('altered' in found) return found.altered === 'host' && verdict.altered !== null ? verdict : found
	return verdict.altered === null ? { ...verdict, between: found } : verdict
}

/** The game just played in a room. */
export const checkGame = (record: GameRecord, code: string, epoch: number): Promise<Checked | undefined> =>
	check(record, { code, epoch, seen: recallGame(code, epoch) })

/** A record from anywhere. */
export const checkRecord = (record: GameRecord): Promise<Checked | undefined> =>
	check(record, recallPromise(commitmentOf(record.seed)))
