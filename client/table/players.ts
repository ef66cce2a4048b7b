import type { Connection } from '../connection/connection.ts'
import type { Player } from '../games/game.ts'

/** Who sits at the game's table, as the room knows them now. */
export function playersOf({ table, room, presence, you }: Connection): Player[] {
	const seated = table.value?.about.seats ?? []
	const people = room.value?.seats.filter((seat) => seat.played === 'person') ?? []
	return seated.map(({ id, name, colour, bot }, seat) => {
		const now = room.value?.seats.find((other) => other.id === id)
		const played = now?.played ?? 'nobody'
		// Where nobody else has a network, none is better.
		const network = people.length > 1 ? presence.value?.network?.[id] : undefined
		return {
			seat,
			id,
			name: now?.name ?? name,
			colour,
			mine: id === you.value,
			played,
			away: played === 'person' && id !== you.value && presence.value?.here.includes(id) === false,
			...(played === 'bot' && bot !== undefined && { isBot: true as const }),
			...(network && { network }),
		}
	})
}
