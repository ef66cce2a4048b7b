import { isRejected, reject } from '../../kernel/rejection.ts'
import { isEnough, mayBeSeconded, withoutAsk } from '../asks.ts'
import type { Command } from '../command.ts'
import { holdsAnother } from '../holders.ts'
import { nameApart } from '../name.ts'
import { permitCreator } from '../powers.ts'
import { parseProfile } from '../profile.ts'
import type { Room } from '../room.ts'
import { takeOpenSeat } from './sit.ts'

export interface Admission {
	ask: number // id
	yes: boolean
	name?: string // what they are called from now on: others may have come by theirs since they asked
}

/** Answer somebody who asked for a seat. */
export const admit: Command<Admission> = {
	parse({ ask, yes, name }) {
		if (!Number.isSafeInteger(ask) || typeof yes !== 'boolean') return reject('malformed')
		const profile = parseProfile({ name })
		return isRejected(profile) ? profile : { ask: ask as number, yes, ...profile }
	},
	permit(room, args, by, world) {
		const asked = askIn(room, args)
		const refused = permitCreator(room, args, by, world)
		if (refused || !asked || !args.yes) return refused
		if (holdsAnother(room, asked.by, asked.seat)) return reject('held-another')
		const isInVain = !isEnough(room, asked, by) && (asked.yes === by || !mayBeSeconded(room, by))
		return isInVain ? reject('two-say-yes') : undefined
	},
	complete(room, { ask, yes }) {
		const asked = askIn(room, { ask })
		return yes && asked ? { ask, yes, name: nameApart(room, asked.name, asked.seat) } : { ask, yes }
	},
	apply(room, { ask, yes, name }, { by }) {
		const asked = askIn(room, { ask })
		if (!asked || by === null) return reject('not-asking')
		const answered = withoutAsk(room, asked)
		if (!yes) return answered
		if (isEnough(room, asked, by)) return takeOpenSeat(answered, asked.seat, asked.by, name ?? asked.name)
		return { ...room, asks: (room.asks ?? []).map((one) => (one === asked ? { ...asked, yes: by } : one)) }
	},
}

const askIn = ({ asks }: Room, { ask }: Pick<Admission, 'ask'>) => asks?.find(({ id }) => id === ask)
