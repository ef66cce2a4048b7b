import { findGame } from '../../shared/games/index.ts'
import { hexOfBytes } from '../../shared/kernel/bytes.ts'
import type { Continuation } from '../../shared/room/continuation.ts'
import { commitmentOf } from '../../shared/room/view.ts'
import { SIGNATURE, SIGNING } from '../../shared/sync/peer/signature.ts'
import { signedBytes } from '../../shared/sync/peer/signed-command.ts'
import { Bench } from './bench.ts'
import { ada, bob, gameOf } from './shared-device.ts'

/** A game of Franchise that Ada's device kept, by that fingerprint, and in which Bob signed what he did. */
export async function peerGame(host: string): Promise<Continuation> {
	const bench = new Bench({ game: 'franchise', creator: ada, games: findGame, host })
	const { privateKey, publicKey } = (await crypto.subtle.generateKey(SIGNING, true, [
		'sign',
		'verify',
	])) as CryptoKeyPair
	const key = hexOfBytes(new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer))
	bench.entropy = () => commitmentOf('the secret of Ada')
	let sent = 0
	const give = async (type: string, args: object) => {
		const { epoch, match } = bench.room
		sent += 1
		const command = { id: `bob.${sent}`, epoch, turn: match?.turn ?? 0, type, args }
		const bytes = signedBytes(host, command) as Uint8Array<ArrayBuffer>
		const signature = hexOfBytes(new Uint8Array(await crypto.subtle.sign(SIGNATURE, privateKey, bytes)))
		const refused = bench.do(bob, type, args, { ...command, signature, key })
		if (refused) throw new Error(`Bob may not ${type}: ${refused.rejected}`)
	}
	bench.must(ada, 'sit', { name: 'Ada' })
	await give('sit', { name: 'Bob' })
	bench.must(ada, 'start')
	const promise = bench.room.draw!.promise
	const share = commitmentOf('the share of Bob')
	await give('pledge', { promise, pledge: commitmentOf(share) })
	await give('reveal', { promise, share })
	bench.must(ada, 'hand-over', { seat: bench.seat(ada).id, to: 'bot' })
	const game = findGame('franchise')!
	for (let moves = 0; moves < 6; ) {
		const { state } = bench.match
		const table = game.table(state)
		const [actor] = game.actors(table)
		if (actor === 1) {
			const [step] = game.steps({ table, seat: 1, hand: game.hand(state, 1) })
			await give('move', { steps: [step] })
			moves += 1
		} else if (!bench.doOwn()) break
	}
	bench.must(ada, 'reclaim')
	return gameOf(bench)
}
