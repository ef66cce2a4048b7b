import { isDigest } from '../../kernel/digits.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Command } from '../command.ts'
import { lotOf, partOfDraw, replaceLot } from '../draw.ts'

export interface Pledge {
	promise: string // of the draw that it is meant for
	pledge: string // SHA-256 of one's share
}

/** Lock one's share in the draw of a seed. */
export const pledge: Command<Pledge> = {
	parse: ({ promise, pledge }) =>
		isDigest(promise) && isDigest(pledge) ? { promise, pledge } : reject('malformed'),
	...partOfDraw,
	apply(room, { promise, pledge }, { by, signed }) {
		const lot = lotOf(room, by)
		if (!lot || lot.pledge !== null) return reject('wrong-phase')
		if (room.draw?.promise !== promise) return reject('stale')
		return replaceLot(room, lot.seat, { pledge, key: signed?.key ?? null })
	},
}
