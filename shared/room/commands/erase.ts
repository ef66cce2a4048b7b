import { reject } from '../../kernel/rejection.ts'
import { botFor } from '../bots.ts'
import { type Command, noArgs } from '../command.ts'
import { ERASED } from '../erased.ts'
import { isKnown } from '../lock.ts'
import type { Person, Room, RoomSeat } from '../room.ts'

/**
 * Leave for good, and leave no name: before a game the seat goes, during one a bot plays on in it. What was stored of
 * them so far, the authority writes anew after that.
 */
export const erase: Command<Record<string, never>> = {
	parse: noArgs,
	duringDraw: true,
	endsWhatBegan: true,
	erases: true,
	carried: 'never',
	/** Between devices all that somebody did bears their name, and others have it with their signatures. */
	permit: ({ host }) => (host === undefined ? undefined : reject('not-allowed')),
	apply(room, _, { at, by, games }) {
		if (by === null || !isKnown(room, by)) return reject('not-seated')
		const bot = botFor(room, games)
		if (bot === undefined) return reject('no-such-bot')
		const { asks, ...rest } = room
		const left = asks?.filter((ask) => ask.by !== by) ?? []
		const seats = room.seats.flatMap((seat) => {
			if (room.phase !== 'playing' && seat.player === by) return []
			return withoutPerson(seat, by, { bot, botSince: at })
		})
		return {
			...rest,
			seats,
			creator: creatorAfter({ ...room, seats }, by),
			...(left.length > 0 && { asks: left }),
		}
	},
}

function withoutPerson(seat: RoomSeat, by: Person, bot: Pick<RoomSeat, 'bot' | 'botSince'>): RoomSeat {
	const { awaited, ...known } = seat
	const kept = awaited === by ? known : seat
	const isOwner = seat.owner === by
	if (seat.player === by && seat.owner !== null && !isOwner)
		return { ...kept, player: null, name: seat.ownerName } // they played in for its owner, who may come back
	if (seat.player === by || (isOwner && seat.player === null)) {
		const nobody = { owner: null, player: null, name: ERASED, ownerName: ERASED }
		return { ...kept, ...nobody, ...(seat.bot === null && bot) }
	}
	return isOwner ? { ...kept, owner: null, ownerName: seat.name } : kept
}

/** A room that its creator has left for good is the first other person's. */
function creatorAfter({ creator, seats }: Pick<Room, 'creator' | 'seats'>, by: Person): Person {
	const others = seats.flatMap(({ owner, player }) => player ?? owner ?? [])
	return creator === by ? (others[0] ?? creator) : creator
}
