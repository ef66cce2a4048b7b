import { beforeAll, describe, expect, test } from 'vitest'
import { isSigned, makeIdentity, sign } from '../../../client/peer/identity.ts'
import { games } from '../../../shared/games/index.ts'
import { type AnyGame, TABLE } from '../../../shared/kernel/game.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import type { GameRecord, Move } from '../../../shared/kernel/record.ts'
import { seedFrom } from '../../../shared/room/draw.ts'
import type { ObservedDigests } from '../../../shared/room/observed-digests.ts'
import { verify } from '../../../shared/room/verify.ts'
import { commitmentOf } from '../../../shared/room/view.ts'
import { fingerprintOf } from '../../../shared/sync/peer/card.ts'
import { type Proof, sealedBytes } from '../../../shared/sync/peer/proof.ts'
import { type OwnPart, verifyProof } from '../../../shared/sync/peer/verify-proof.ts'
import { Between, type PeerEvening, spendBetween } from '../../support/between.ts'
import { withAnotherMove } from '../../support/forgery.ts'
import { heap } from '../../support/heap.ts'

const another = commitmentOf('something else')

const proofOf = (record: GameRecord): Proof => record.proof as Proof

const withDraw = (record: GameRecord, change: (draw: NonNullable<Proof['draw']>) => void): GameRecord => {
	const forged = structuredClone(record)
	change(proofOf(forged).draw!)
	return forged
}

/** A game between devices that all agree to end after so many moves, before Bob's eyes. */
async function stopBetween(game: AnyGame, moves: number): Promise<Pick<PeerEvening, 'between' | 'bob'>> {
	const between = await Between.open(game.id, () => game)
	const { bench } = between
	await between.start()
	bench.must('ada', 'hand-over', { seat: bench.seat('ada').id, to: 'bot' })
	let bob: ObservedDigests | undefined
	do bob = between.look(bob, 'bob')
	while (bench.match.moves.length < moves && (await between.goOn()))
	await between.must('bob', 'propose', { what: 'end' })
	await between.must('cleo', 'reply', { proposal: bench.room.proposal!.id, yes: true })
	return { between, bob: between.look(bob, 'bob') }
}

describe.each(games.map((game) => [game.id, game] as const))('%s between devices', (_, game) => {
	let evening: PeerEvening
	let bob: OwnPart
	beforeAll(async () => {
		evening = await spendBetween(game)
		const { between } = evening
		const host = fingerprintOf(between.host.card)
		bob = { host, key: between.guests.bob!.card.signing, lot: between.lotOf('bob'), seen: evening.bob }
	})

	const check = (record: GameRecord, own: OwnPart = bob) => verifyProof(game, record, own, isSigned)

	/** As a host would who wants nobody to notice. */
	const sealed = async (record: GameRecord): Promise<GameRecord> => {
		const signature = await sign(evening.between.host, sealedBytes(record))
		return { ...record, proof: { ...proofOf(record), signature } }
	}

	/** The first move of Bob's after so many. */
	const bobsMove = (from = 0): { index: number; move: Move } => {
		const seat = evening.between.placeOf('bob')
		const index = evening.record.moves.findIndex((move, at) => at >= from && move.seat === seat)
		return { index, move: evening.record.moves[index]! }
	}

	test('an honest game is verified by a player, by somebody who watched, and by whoever has the record', async () => {
		const { record, spectator } = evening
		const signed = record.moves.filter((move) => move.signed).length
		expect(signed).toBeGreaterThan(5)
		const honest = { shares: 2, signed, strangers: [] }
		expect(await check(record)).toEqual(honest)
		expect(await check(record, { seen: spectator })).toEqual(honest)
		expect(await check(record, {})).toEqual(honest)
		expect(verify(game, record, evening.bob)).toMatchObject({ altered: null, unseen: 0 })
	})

	test('every move of Bob’s was seen by him to be his', () => {
		const seat = evening.between.placeOf('bob')
		const his = evening.record.moves.flatMap((move, index) => (move.seat === seat ? index + 1 : []))
		expect(evening.bob.mine).toEqual(his)
		expect(evening.spectator.mine).toEqual([])
	})

	test('a move that the host alters is named, also by whoever has nothing but the record', async () => {
		for (const share of [0, 0.5, 0.9]) {
			const { index, record: forged } = withAnotherMove(game, evening.record, share, ({ signed }) => !!signed)
			expect(await check(await sealed(forged), {})).toEqual({ altered: 'signature', move: index + 1 })
			expect(verify(game, forged, evening.spectator)).toEqual({ altered: 'move', move: index + 1 })
		}
	})

	test('a move that Bob did not make is named, though it is signed: with no name, with another’s, or a made-up one', async () => {
		const { index, move } = bobsMove(8)
		const { signed: _, ...unsigned } = move
		const nameless = { ...evening.record, moves: evening.record.moves.with(index, unsigned) }
		expect(await check(await sealed(nameless))).toEqual({ altered: 'signature', move: index + 1 })
		const cleos = evening.record.moves.find(({ signed }) => signed && signed.key !== move.signed!.key)!
		const borrowed = { ...move, signed: cleos.signed! }
		const lent = { ...evening.record, moves: evening.record.moves.with(index, borrowed) }
		expect(await check(await sealed(lent))).toEqual({ altered: 'signature', move: index + 1 })
		const stranger = await makeIdentity()
		const forged = structuredClone(evening.record)
		proofOf(forged).keys[move.signed!.key] = stranger.card.signing
		expect(await check(await sealed(forged), {})).toMatchObject({ altered: 'share' })
	})

	test('W63: a signed move cannot be used twice', async () => {
		const { index, move } = bobsMove(8)
		const { moves } = evening.record
		const twice = { ...evening.record, moves: moves.toSpliced(index + 1, 0, move) }
		expect(await check(await sealed(twice), {})).toEqual({ altered: 'signature', move: index + 2 })
	})

	test('a host that shows another secret than the promised one is named', async () => {
		const { lots } = proofOf(evening.record).draw!
		const forged = withDraw(evening.record, (draw) => {
			draw.secret = another
		})
		const shares = lots.map(({ share }) => share)
		const chosen = await sealed({ ...forged, seed: seedFrom(another, shares) })
		expect(await check(chosen)).toEqual({ altered: 'promise' })
		expect(await check(chosen, { seen: evening.spectator })).toEqual({ altered: 'draw' })
		expect(await check(chosen, {})).toMatchObject({ altered: 'share' })
	})

	test('a host that alters the seed is named', async () => {
		expect(await check(await sealed({ ...evening.record, seed: another }))).toEqual({ altered: 'seed' })
		expect(verify(game, { ...evening.record, seed: another }, evening.bob)).toEqual({ altered: 'seed' })
	})

	test('a host that leaves a share out, or puts another in its place, is named', async () => {
		const { secret, lots } = proofOf(evening.record).draw!
		const without = withDraw(evening.record, (draw) => {
			draw.lots.shift()
		})
		const shorter = { ...without, seed: seedFrom(secret, [lots[1]!.share]) }
		expect(await check(await sealed(shorter))).toEqual({ altered: 'draw' })
		const other = withDraw(evening.record, (draw) => {
			draw.lots[0]!.share = another
		})
		expect(await check(await sealed(other))).toEqual({ altered: 'share', seat: lots[0]!.seat })
		const pledged = withDraw(other, (draw) => {
			draw.lots[0]!.pledge = commitmentOf(another)
		})
		expect(await check(await sealed(pledged))).toEqual({ altered: 'draw' })
		const drawn = { ...pledged, seed: seedFrom(secret, [another, lots[1]!.share]) }
		expect(await check(await sealed(drawn), {})).toEqual({ altered: 'share', seat: lots[0]!.seat })
		const none = structuredClone(evening.record)
		delete proofOf(none).draw
		expect(await check(await sealed(none))).toEqual({ altered: 'draw' })
	})

	test('a host that counts a share twice, or one of nobody at the table, is named', async () => {
		const { lots } = proofOf(evening.record).draw!
		for (const seat of [lots[1]!.seat, 9, -1]) {
			const forged = withDraw(evening.record, (draw) => {
				draw.lots[0]!.seat = seat
			})
			expect(await check(await sealed(forged), {})).toEqual({ altered: 'draw' })
		}
	})

	test('a host that showed other pledges when a share was opened to it is named', async () => {
		const { pledges, ...lot } = bob.lot!
		for (const shown of [
			pledges.toSpliced(1, 1, commitmentOf(another)),
			pledges.slice(1),
			pledges.toReversed(),
		])
			expect(await check(evening.record, { ...bob, lot: { ...lot, pledges: shown } })).toEqual({
				altered: 'draw',
			})
	})

	test('a host that deals otherwise than the seed does is named, with the move that shows it', async () => {
		const loaded: AnyGame = {
			...game,
			setup: ((options, seating) =>
				game.setup(options, seating, randomFrom('loaded dice'))) as AnyGame['setup'],
		}
		const { record, bob: seen } = await spendBetween(game, loaded)
		expect(verify(game, record, seen)).toMatchObject({
			altered: expect.any(String),
			move: expect.any(Number),
		})
	})

	test('W104: a game that all agreed to end early is verified by its signatures, up to that end', async () => {
		const { between, bob: seen } = await stopBetween(game, 12)
		const record = await between.record()
		expect(record.moves.at(-1)).toMatchObject({ seat: TABLE, steps: [game.conclusion] })
		const signed = record.moves.filter((move) => move.signed).length
		expect(signed).toBeGreaterThan(0)
		const host = fingerprintOf(between.host.card)
		const own = { host, key: between.guests.bob!.card.signing, lot: between.lotOf('bob'), seen }
		expect(await check(record, own)).toEqual({ shares: 2, signed, strangers: [] })
		expect(verify(game, record, seen)).toMatchObject({ altered: null, unseen: 0 })
		const open = { ...record, moves: record.moves.slice(0, -1) }
		expect(await check(open, own)).toEqual({ altered: 'host' })
	})

	test('W104: a host that says it ended before it did is named by whoever saw it go on', async () => {
		const { record, bob: seen } = evening
		const at = record.moves[12]!.at
		const moves = [...record.moves.slice(0, 12), { seat: TABLE, steps: [game.conclusion], at }]
		expect(verify(game, await sealed({ ...record, moves }), seen)).toMatchObject({
			altered: expect.stringMatching(/^(move|deal)$/),
			move: 13,
		})
	})

	test('a record without the host’s name under it, or with another host’s, is none of this room', async () => {
		const { proof: _, ...bare } = evening.record
		expect(await check(bare)).toEqual({ altered: 'host' })
		const seats = evening.record.seats.with(0, { ...evening.record.seats[0]!, name: 'Eve' })
		expect(await check({ ...evening.record, seats })).toEqual({ altered: 'host' })
		expect(await check(evening.record, { host: another.slice(0, 32) })).toEqual({ altered: 'host' })
		expect(await check({ ...evening.record, proof: { host: 'Eve' } })).toEqual({ altered: 'host' })
	})

	test('moves made by a bot in the seat of somebody who went are told apart, and nobody is blamed', async () => {
		const { index, move } = bobsMove(8)
		const { signed: _, ...unsigned } = move
		const record = await sealed({ ...evening.record, moves: evening.record.moves.with(index, unsigned) })
		expect(await check(record, { seen: evening.spectator })).toMatchObject({ strangers: [index + 1] })
		const away = { ...evening.bob, mine: evening.bob.mine.filter((mine) => mine !== index + 1) }
		expect(await check(record, { ...bob, seen: away })).toMatchObject({ strangers: [index + 1] })
	})

	test('where nobody but the host drew the seed, a player is known by the first move that they signed', async () => {
		const { index, move } = bobsMove(8)
		const { signed: _, ...unsigned } = move
		const { draw: __, ...proof } = proofOf(evening.record)
		const moves = evening.record.moves.with(index, unsigned)
		expect(await check(await sealed({ ...evening.record, moves, proof }), {})).toMatchObject({
			shares: 0,
			strangers: [index + 1],
		})
	})
})

describe('a move that is taken back', () => {
	const take = (count: number) => ({ steps: [{ kind: 'take', count }, { kind: 'pass' }] })

	/** Ada passes, Bob moves and takes it back and moves otherwise, and bots play to the end. */
	async function spendUndoing() {
		const between = await Between.open('heap')
		const { bench } = between
		await between.start()
		let seen = between.look(undefined, 'bob')
		const look = () => {
			seen = between.look(seen, 'bob')
		}
		bench.must('ada', 'move', take(1))
		look()
		await between.must('bob', 'move', take(1))
		look()
		await between.must('bob', 'undo')
		look()
		await between.must('bob', 'move', take(2))
		look()
		bench.must('ada', 'hand-over', { seat: bench.seat('ada').id, to: 'bot' })
		while (await between.goOn()) look()
		const own = { key: between.guests.bob!.card.signing, lot: between.lotOf('bob'), seen }
		const record = await between.record()
		const seal = async (forged: GameRecord): Promise<GameRecord> => {
			const signature = await sign(between.host, sealedBytes(forged))
			return { ...forged, proof: { ...proofOf(forged), signature } }
		}
		const check = (forged: GameRecord, part: OwnPart = own) =>
			verifyProof(heap as AnyGame, forged, part, isSigned)
		return { between, record, own, seal, check }
	}

	test('is kept in the proof, with its player’s name under both', async () => {
		const { record, check } = await spendUndoing()
		expect(record.moves[1]).toMatchObject(take(2))
		expect(proofOf(record).undone).toMatchObject([
			{ after: 1, move: { ...take(1), signed: { turn: 1 } }, undo: { turn: 2 } },
		])
		expect(await check(record)).toMatchObject({ strangers: [] })
		expect(await check(record, {})).toMatchObject({ strangers: [] })
	})

	test('cannot have been taken back by the host', async () => {
		const { record, seal, check } = await spendUndoing()
		const [pair] = proofOf(record).undone!
		const forged = (undone: unknown) => seal({ ...record, proof: { ...proofOf(record), undone } })
		const found = { altered: 'undo', move: 2 }
		expect(await check(await forged([{ ...pair, undo: null }]), {})).toEqual(found)
		const { signature } = pair!.move.signed!
		expect(await check(await forged([{ ...pair, undo: { ...pair!.undo, signature } }]), {})).toEqual(found)
		// Not a word of it: the number of the next turn tells everybody, and whoever made it knows.
		expect(await check(await forged([]), {})).toEqual(found)
		expect(await check(await forged([]))).toEqual(found)
		expect(await check(await forged(undefined))).toEqual(found)
	})

	test('is missed by whoever made it, though the host counts the turns anew', async () => {
		const between = await Between.open('heap')
		const { bench } = between
		await between.start()
		bench.must('ada', 'move', take(1))
		const honest = structuredClone(bench.room)
		let seen = between.look(undefined, 'bob')
		await between.must('bob', 'move', take(1))
		seen = between.look(seen, 'bob')
		bench.room = honest // as if nothing had come
		seen = between.look(seen, 'bob')
		bench.must('ada', 'hand-over', { seat: bench.seat('ada').id, to: 'bot' })
		while (await between.goOn()) seen = between.look(seen, 'bob')
		const own = { key: between.guests.bob!.card.signing, lot: between.lotOf('bob'), seen }
		const record = await between.record()
		expect(await verifyProof(heap as AnyGame, record, {}, isSigned)).toMatchObject({ strangers: [] })
		expect(await verifyProof(heap as AnyGame, record, own, isSigned)).toEqual({ altered: 'undo', move: 2 })
	})
})
