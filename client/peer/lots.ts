import type { RoomView } from '../../shared/room/view.ts'
import type { KeptLot } from '../../shared/sync/peer/verify-proof.ts'
import { keep, recall } from '../app/storage.ts'

const MOST = 24 // of one room

const nameOf = (code: string): string => `lots.${code}`

const lotsIn = (code: string): KeptLot[] => recall<KeptLot[]>(nameOf(code)) ?? []

/** The share that this browser has drawn for a start. */
export const lotFor = (code: string, promise: string): KeptLot | undefined =>
	lotsIn(code).find((lot) => lot.promise === promise)

/** Pledges are there once the share was opened. */
export function keepLot(code: string, lot: KeptLot): void {
	const others = lotsIn(code).filter(({ promise }) => promise !== lot.promise)
	keep(nameOf(code), [...others, lot].slice(-MOST))
}

const isOpen = ({ pledges }: KeptLot): boolean => pledges.length > 0

/** What this browser gave to the seed of a game: of several starts the last, since the others came to nothing. */
export const lotOfGame = (code: string, epoch: number): KeptLot | undefined =>
	lotsIn(code).findLast((lot) => lot.epoch === epoch && isOpen(lot))

/** How many starts came to nothing after this browser had opened its share, whatever the host says. */
export function countBroken({ code, epoch, draw }: RoomView): number {
	const open = lotsIn(code).filter(isOpen)
	const led = open.filter((lot, index) => {
		const isLast = !open.slice(index + 1).some((later) => later.epoch === lot.epoch)
		return isLast && (lot.epoch <= epoch || lot.promise === draw?.promise)
	})
	return open.length - led.length
}
