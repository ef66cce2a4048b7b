import type { AnyGame } from '../../shared/kernel/game.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import type { ObservedDigests } from '../../shared/room/observed-digests.ts'
import type { Between, Verdict } from '../../shared/room/verify.ts'
import { fingerprintOf } from '../../shared/sync/peer/card.ts'
import { verifyProof } from '../../shared/sync/peer/verify-proof.ts'
import { hostOf } from '../app/seats.ts'
import { isSigned, knownIdentity } from './identity.ts'
import { lotOfGame } from './lots.ts'

/** Which game of which room a record is of, where that is known, and what this browser saw of it. */
export interface KnownGame {
	code: string
	epoch: number
	seen: ObservedDigests | undefined
}

/** Holds what was signed of a game between devices against what this browser knows of its own part in it. */
export async function checkProof(
	game: AnyGame,
	record: GameRecord,
	known: KnownGame | undefined,
): Promise<Exclude<Verdict, { altered: null }> | Between> {
	if (!known) return verifyProof(game, record, {}, isSigned)
	const { code, epoch, seen } = known
	const [host, lot, identity] = [hostOf(code), lotOfGame(code, epoch), await knownIdentity(code)]
	const isHost = identity !== undefined && host === fingerprintOf(identity.card)
	const key = isHost ? undefined : identity?.card.signing // the host's name is under all of it
	return verifyProof(game, record, { host, key, lot, seen }, isSigned)
}
