import { effect } from '@preact/signals-core'
import { hexOfBytes } from '../../shared/kernel/bytes.ts'
import { commitmentOf, type DrawView } from '../../shared/room/view.ts'
import type { KeptLot } from '../../shared/sync/peer/verify-proof.ts'
import type { Connection } from '../connection/connection.ts'
import { keepLot, lotFor } from './lots.ts'

const drawShare = (): string => hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Adds this player's share whenever the seed of a game is drawn: locked as soon as the host has promised its
 * secret, opened once everybody's is locked. Returns how to stop.
 */
export function takePart({ room, you, send }: Connection, code: string): () => void {
	const answered = new Set<string>() // so that no answer is given twice; a reload is told by the room what is missing
	const drawn = new Map<string, KeptLot>() // where the browser keeps nothing, as long as the page lasts
	const once = (answer: string, give: () => void) => {
		if (answered.has(answer)) return
		answered.add(answer)
		give()
	}
	return effect(() => {
		const { draw, epoch = 0 } = room.value ?? {}
		const lot = draw?.lots.find(({ seat }) => seat === you.value)
		if (!draw || !lot) return
		const { promise } = draw
		if (lot.pledge === null) once(`pledge ${promise}`, () => pledge(promise, epoch))
		else if (lot.share === null && isLocked(draw)) once(`reveal ${promise}`, () => reveal(draw, lot.pledge))
	})

	function pledge(promise: string, epoch: number): void {
		const share = lotFor(code, promise)?.share ?? drawShare()
		hold({ epoch: epoch + 1, promise, share, pledges: [] })
		void send('pledge', { promise, pledge: commitmentOf(share) })
	}

	function hold(lot: KeptLot): void {
		drawn.set(lot.promise, lot)
		keepLot(code, lot)
	}

	/** Only in answer to one's own pledge, and with everybody's kept: they are what the record is held against. */
	function reveal({ promise, lots }: DrawView, pledged: string | null): void {
		const kept = drawn.get(promise) ?? lotFor(code, promise)
		if (!kept || commitmentOf(kept.share) !== pledged) return
		hold({ ...kept, pledges: lots.map(({ pledge }) => pledge ?? '') })
		void send('reveal', { promise, share: kept.share })
	}
}

const isLocked = ({ lots }: DrawView): boolean => lots.every(({ pledge }) => pledge !== null)
