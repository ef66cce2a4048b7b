import type { FindGame } from '../kernel/game.ts'
import type { Person, Room } from '../room/room.ts'
import { type Wait, waitsIn } from '../room/waits.ts'

/** Somebody who has a seat, when they last gave a sign of life, and what others wait for, if they do. */
export interface Seated {
	person: Person
	heardAt: number
	wait?: Wait
}

/** Reaches people who have left the page, where a shell can. */
export interface Bell {
	/** Looks whom to call, whenever the room looks round; when it wants to look again. */
	look(code: string, seated: () => readonly Seated[]): number
	/** Calls somebody at once, because others at the table asked for it. */
	nudge(code: string, person: Person): void
}

/** Everybody who has a seat here, also one that they left. Bots wait for nobody: it takes another person. */
export function seatedIn(room: Room, games: FindGame, heardAt: (person: Person) => number): Seated[] {
	const people = new Set(room.seats.flatMap(({ owner, player }) => [owner ?? [], player ?? []].flat()))
	const players = room.seats.filter(({ player }) => player !== null)
	const waits = players.length > 1 ? waitsIn(room, games) : []
	return [...people].map((person) => {
		const wait = waits.find((one) => one.person === person)
		return { person, heardAt: heardAt(person), ...(wait && { wait }) }
	})
}
