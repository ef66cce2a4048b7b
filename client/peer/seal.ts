import type { GameRecord } from '../../shared/kernel/record.ts'
import type { Room } from '../../shared/room/room.ts'
import { sealedBytes, withProof } from '../../shared/sync/peer/proof.ts'
import { type Identity, sign } from './identity.ts'

/** Puts the host's name under a record that it hands out, and everybody else's with it. */
export const sealAs =
	(identity: Identity) =>
	async (record: GameRecord, room: Room): Promise<GameRecord> => {
		const proven = withProof(record, room, identity.card)
		const signature = await sign(identity, sealedBytes(proven))
		return { ...proven, proof: { ...(proven.proof as object), signature } }
	}
