import { isDigest } from '../../kernel/digits.ts'
import { reject } from '../../kernel/rejection.ts'
import { beginGame } from '../begin.ts'
import type { Command, Fold } from '../command.ts'
import {
	type Draw,
	isOpened,
	isPledged,
	lotOf,
	partOfDraw,
	replaceLot,
	seedFrom,
	withoutDraw,
} from '../draw.ts'
import type { Room } from '../room.ts'
import { commitmentOf } from '../view.ts'

export interface Reveal {
	promise: string // of the draw that it is meant for
	share: string
}

/** Open one's share in the draw of a seed, once everybody's is locked; with the last one the game begins. */
export const reveal: Command<Reveal> = {
	parse: ({ promise, share }) =>
		isDigest(promise) && isDigest(share) ? { promise, share } : reject('malformed'),
	...partOfDraw,
	beginsGame: ({ draw }) => draw?.lots.filter(({ share }) => share === null).length === 1,
	apply(room, { promise, share }, fold) {
		const { by, id = '', signed } = fold
		const lot = lotOf(room, by)
		if (!room.draw || !lot || lot.share !== null || !isPledged(room.draw)) return reject('wrong-phase')
		if (room.draw.promise !== promise) return reject('stale')
		if (commitmentOf(share) !== lot.pledge || (signed?.key ?? null) !== lot.key) return reject('malformed')
		const opened = replaceLot(room, lot.seat, { share, signed: signed ? { ...signed, id } : null })
		return opened.draw && isOpened(opened.draw) ? beginWith(opened, opened.draw, fold) : opened
	},
}

function beginWith(room: Room, { secret, promise, version, lots }: Draw, fold: Fold) {
	const seed = seedFrom(
		secret,
		lots.map(({ share }) => share ?? ''),
	)
	return beginGame(withoutDraw(room), { seed, version, drawn: { secret, promise, lots } }, fold)
}
