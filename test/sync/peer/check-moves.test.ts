import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { GameRecord, Move, MoveSignature } from '../../../shared/kernel/record.ts'
import type { Gone, ObservedDigests } from '../../../shared/room/observed-digests.ts'
import type { Undone } from '../../../shared/room/room.ts'
import { recordOf } from '../../../shared/room/view.ts'
import { fingerprintOf } from '../../../shared/sync/peer/card.ts'
import { checkMoves, checkTurns } from '../../../shared/sync/peer/check-moves.ts'
import type { Proof } from '../../../shared/sync/peer/proof.ts'
import { signedBytes } from '../../../shared/sync/peer/signed-command.ts'
import { playing } from '../../support/bench.ts'
import { heap } from '../../support/heap.ts'

const ADA = 'the key of Ada'
const BOB = 'the key of Bob'
const point = '4'.repeat(130)
const signature = '5'.repeat(128)
const steps = [{ kind: 'take', count: 3 }, { kind: 'pass' }]

const signed = (key: number, turn: number, id = `${turn}`): MoveSignature => ({ key, turn, id, signature })
const moveOf = (seat: number, name?: MoveSignature): Move => ({
	seat,
	steps,
	at: 0,
	...(name && { signed: name }),
})

/** Four turns of the heap, by Ada and Bob. */
function record(...names: (MoveSignature | undefined)[]): GameRecord {
	const bench = playing({ options: { size: 12 } })
	for (const by of ['ada', 'bob', 'ada', 'bob']) bench.move(by, ...steps)
	const played = recordOf(bench.room)!
	const moves = played.moves.map(({ signed: _, ...move }, index) => {
		const name = names[index]
		return name ? { ...move, signed: name } : move
	})
	return { ...played, moves }
}

const proofWith = (undone?: Undone[]): Proof => ({
	host: { signing: point, exchange: point },
	epoch: 1,
	keys: [ADA, BOB],
	...(undone && { undone }),
	signature,
})

describe('signatures', () => {
	const check = (played: GameRecord, undone?: Undone[], own: { key?: string; mine?: number[] } = {}) =>
		checkMoves(
			played,
			proofWith(undone),
			{ key: own.key, seen: { mine: own.mine ?? [] } as unknown as ObservedDigests },
			async (key) => key === ADA || key === BOB,
		)

	test('that are genuine, one after the other, prove who moved', async () => {
		expect(await check(record(signed(0, 0), signed(1, 1), signed(0, 2), signed(1, 3)))).toBeUndefined()
		expect(await check(record())).toBeUndefined()
	})

	test('are under the command as it was sent, with what the stopwatch showed where it showed anything', async () => {
		const seen: Uint8Array[] = []
		const undone = [{ after: 1, move: moveOf(1, signed(1, 1)), undo: signed(1, 2) }]
		const proof = proofWith(undone)
		await checkMoves(record({ ...signed(0, 0), claim: 70 }), proof, {}, async (_, bytes) => {
			seen.push(bytes)
			return true
		})
		const told = (id: number, type: string, args: object) =>
			signedBytes(fingerprintOf(proof.host), { id: `${id}`, epoch: 1, turn: id, type, args })
		expect(seen).toEqual([
			told(0, 'move', { steps, claim: 70 }),
			told(1, 'move', { steps }),
			told(2, 'undo', {}),
		])
	})

	test('of one turn may be several, but none twice, and none before those that came earlier', async () => {
		expect(await check(record(signed(0, 0, 'a'), signed(1, 0, 'a')))).toBeUndefined()
		expect(await check(record(signed(0, 0, 'a'), signed(0, 0, 'a')))).toEqual({
			altered: 'signature',
			move: 2,
		})
		expect(await check(record(signed(0, 1), signed(1, 0)))).toEqual({ altered: 'signature', move: 2 })
	})

	test('of a key that nobody knows, or of another shape, are none', async () => {
		expect(await check(record(signed(7, 0)))).toEqual({ altered: 'signature', move: 1 })
		const short = { ...signed(0, 0), signature: '5' }
		expect(await check(record(short))).toEqual({ altered: 'signature', move: 1 })
	})

	test('are missed by whoever saw that a move was theirs', async () => {
		const played = record(undefined, signed(1, 1))
		expect(await check(played, [], { key: BOB, mine: [2] })).toBeUndefined()
		expect(await check(played, [], { key: BOB, mine: [4] })).toEqual({ altered: 'signature', move: 4 })
		expect(await check(played, [], { key: ADA, mine: [2] })).toEqual({ altered: 'signature', move: 2 })
		expect(await check(played, [], { mine: [4] })).toBeUndefined()
	})

	test('stand under what was taken back, and under that it was, by one and the same', async () => {
		const pair = (undo: MoveSignature | null) => [{ after: 1, move: moveOf(1, signed(1, 1)), undo }]
		const played = record(signed(0, 0), signed(1, 3))
		expect(await check(played, pair(signed(1, 2)))).toBeUndefined()
		for (const undo of [null, signed(0, 2), signed(7, 2), signed(1, 0), { ...signed(1, 2), signature: '' }])
			expect(await check(played, pair(undo)), JSON.stringify(undo)).toEqual({ altered: 'undo', move: 2 })
	})

	test('under a move that was taken back are looked at too', async () => {
		const undone = [{ after: 1, move: moveOf(1, { ...signed(1, 1), signature: '' }), undo: signed(1, 2) }]
		expect(await check(record(signed(0, 0)), undone)).toEqual({ altered: 'undo', move: 2 })
	})

	test('a bot’s move that is gone needs none, and one at the end is looked at like all', async () => {
		expect(await check(record(), [{ after: 1, move: moveOf(1), undo: null }])).toBeUndefined()
		const last = [{ after: 4, move: moveOf(0, signed(0, 4)), undo: null }]
		expect(await check(record(), last)).toEqual({ altered: 'undo', move: 5 })
	})
})

describe('a move that was seen and is gone', () => {
	const check = (gone: Gone[] | undefined, undone: Undone[] | undefined, key: string | undefined = BOB) =>
		checkMoves(
			record(),
			proofWith(undone),
			{ key, seen: { mine: [], gone } as unknown as ObservedDigests },
			async () => true,
		)
	const by = (key: number, after: number): Undone => ({
		after,
		move: moveOf(1, signed(key, 1)),
		undo: signed(key, 2),
	})
	const missed = { altered: 'undo', move: 2 }

	test('is told in the proof, in its place', async () => {
		expect(await check([{ move: 2, isMine: false }], [by(0, 1)])).toBeUndefined()
		expect(await check([{ move: 2, isMine: false }], [by(0, 2)])).toEqual(missed)
		expect(await check([{ move: 2, isMine: false }], [])).toEqual(missed)
		expect(await check([{ move: 2, isMine: false }], undefined)).toEqual(missed)
		expect(await check(undefined, [by(0, 1)])).toBeUndefined()
	})

	test('is told by its own player’s word, where that is who looks', async () => {
		expect(await check([{ move: 2, isMine: true }], [by(1, 1)])).toBeUndefined()
		expect(await check([{ move: 2, isMine: true }], [by(0, 1)])).toEqual(missed)
		expect(await check([{ move: 2, isMine: true }], [{ after: 1, move: moveOf(1), undo: null }])).toEqual(
			missed,
		)
	})

	test('is told as often as it was seen', async () => {
		const bots = { after: 1, move: moveOf(1), undo: null }
		const seen = { move: 2, isMine: false }
		expect(await check([seen, seen], [bots, bots])).toBeUndefined()
		expect(await check([seen, seen], [bots])).toEqual(missed)
		expect(await check([seen], [bots, bots])).toBeUndefined()
	})
})

describe('turns', () => {
	const check = (played: GameRecord, undone?: Undone[]) =>
		checkTurns(heap as AnyGame, played, proofWith(undone))
	const back = (turn?: number, undo?: number): Undone[] => [
		{
			after: 1,
			move: moveOf(1, turn === undefined ? undefined : signed(1, turn)),
			undo: undo === undefined ? null : signed(1, undo),
		},
	]

	test('are counted on with every move', () => {
		expect(check(record(signed(0, 0), signed(1, 1), signed(0, 2), signed(1, 3)), [])).toBeUndefined()
		expect(check(record(undefined, undefined, undefined, signed(1, 3)), [])).toBeUndefined()
	})

	test('are counted on twice with a move that was taken back', () => {
		const played = record(signed(0, 0), signed(1, 3), signed(0, 4))
		expect(check(played, back(1, 2))).toBeUndefined()
		expect(check(played, back())).toBeUndefined()
		expect(check(played, back(1))).toBeUndefined()
		expect(check(played, back(undefined, 2))).toBeUndefined()
	})

	test('that are missing tell that something is gone without a word', () => {
		expect(check(record(signed(0, 0), signed(1, 3)), [])).toEqual({ altered: 'undo', move: 2 })
	})

	test('that were over already belong to another move', () => {
		expect(check(record(signed(0, 0), signed(1, 0)), [])).toEqual({ altered: 'signature', move: 2 })
	})

	test('of a move that was taken back, and of the word for that, are looked at each', () => {
		const played = record(signed(0, 0), signed(1, 3))
		for (const undone of [back(0, 2), back(2, 2), back(1, 1), back(1, 0), back(undefined, 1), back(0)])
			expect(check(played, undone)).toEqual({ altered: 'undo', move: 2 })
	})

	test('are not counted where a host did not keep what was taken back, nor where the rules refuse the record', () => {
		expect(check(record(signed(0, 5)))).toBeUndefined()
		const played = record(signed(0, 5))
		expect(
			check({ ...played, moves: [{ ...played.moves[0]!, steps: [{ kind: 'take', count: 9 }] }] }, []),
		).toBeUndefined()
	})
})
