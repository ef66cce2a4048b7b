import type { AnyGame } from '../../kernel/game.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { seedFrom } from '../../room/draw.ts'
import { digestOfDraw, type ObservedDigests } from '../../room/observed-digests.ts'
import type { Between, Verdict } from '../../room/verify.ts'
import { commitmentOf } from '../../room/view.ts'
import { fingerprintOf } from './card.ts'
import { checkMoves, checkTurns } from './check-moves.ts'
import { type Proof, parseProof, sealedBytes } from './proof.ts'
import { signedShareBytes } from './signed-command.ts'

/** What a browser knows of its own part in a game between devices. */
export interface OwnPart {
	host?: string | undefined // the fingerprint in the link it came by
	key?: string | undefined // what it signs with
	lot?: KeptLot | undefined
	seen?: ObservedDigests | undefined
}

/** A share as its player keeps it, with what was promised and pledged when it was opened. */
export interface KeptLot {
	epoch: number // of the game that was to begin
	promise: string
	pledges: string[] // everybody's, in the order of the seats
	share: string
}

/** Whether a signature was made with the key to that point: the browser knows how to tell. */
export type IsSigned = (key: string, bytes: Uint8Array, signature: string) => Promise<boolean>

export type Altered = Exclude<Verdict, { altered: null }>

/**
 * Holds what host and players signed against the record, and against what one of them knows. What is found wrong
 * is named; the moves themselves are for `verify` to play again.
 */
export async function verifyProof(
	game: AnyGame,
	record: GameRecord,
	own: OwnPart,
	isSigned: IsSigned,
): Promise<Altered | Between> {
	const proof = parseProof(record.proof)
	if (!proof) return { altered: 'host' }
	const room = fingerprintOf(proof.host)
	const drawn = checkDraw(record, proof, own) ?? (await checkShares(proof, room, isSigned))
	if (drawn) return drawn
	const wrong = (await checkMoves(record, proof, own, isSigned)) ?? checkTurns(game, record, proof)
	if (wrong) return wrong
	const isSealed = await isSigned(proof.host.signing, sealedBytes(record), proof.signature)
	if (!isSealed || room !== (own.host ?? room)) return { altered: 'host' }
	return countSigned(record, proof)
}

function countSigned({ moves }: GameRecord, { draw }: Proof): Between {
	const keys = new Map(draw?.lots.map(({ seat, key }) => [seat, key]))
	const shares = keys.size
	const strangers: number[] = []
	for (const [index, { seat, signed }] of moves.entries()) {
		// Whoever sat down later is known by the first move that they signed.
		if (signed && !keys.has(seat)) keys.set(seat, signed.key)
		if (keys.has(seat) && keys.get(seat) !== signed?.key) strangers.push(index + 1)
	}
	return { shares, signed: moves.filter(({ signed }) => signed).length, strangers }
}

/** The host's secret is the promised one, every share the pledged one, and the seed is made of them. */
function checkDraw(record: GameRecord, proof: Proof, { lot, seen }: OwnPart): Altered | undefined {
	const { draw } = proof
	if (!draw) return lot || seen?.draw !== undefined ? { altered: 'draw' } : undefined
	const seats = new Set(draw.lots.map(({ seat }) => seat))
	if (seats.size < draw.lots.length || [...seats].some((seat) => !record.seats[seat]))
		return { altered: 'draw' }
	const promise = commitmentOf(draw.secret)
	if (lot && lot.promise !== promise) return { altered: 'promise' }
	const other = draw.lots.find(({ share, pledge }) => commitmentOf(share) !== pledge)
	if (other) return { altered: 'share', seat: other.seat }
	const shares = draw.lots.map(({ share }) => share)
	const lots = draw.lots.map(({ key, pledge, share }) => ({ key: proof.keys[key] ?? null, pledge, share }))
	if (lot && !isDrawnAsKept(proof, lot)) return { altered: 'draw' }
	if (seen && seen.draw !== digestOfDraw({ promise, lots })) return { altered: 'draw' }
	if (record.seed !== seedFrom(draw.secret, shares)) return { altered: 'seed' }
	return undefined
}

const isDrawnAsKept = ({ draw, epoch }: Proof, lot: KeptLot): boolean =>
	lot.epoch === epoch &&
	draw !== undefined &&
	draw.lots.some(({ share }) => share === lot.share) &&
	draw.lots.map(({ pledge }) => pledge).join() === lot.pledges.join()

async function checkShares(
	{ draw, keys, epoch }: Proof,
	room: string,
	isSigned: IsSigned,
): Promise<Altered | undefined> {
	for (const { seat, key, share, id, turn, signature } of draw?.lots ?? []) {
		const promise = commitmentOf(draw?.secret ?? '')
		const bytes = signedShareBytes(room, { id, epoch: epoch - 1, turn, promise, share })
		if (!(await isSigned(keys[key] ?? '', bytes, signature))) return { altered: 'share', seat }
	}
	return undefined
}
