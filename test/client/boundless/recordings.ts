import { readdirSync, readFileSync } from 'node:fs'
import type { Event } from '../../../shared/games/boundless/event.ts'
import { boundless } from '../../../shared/games/boundless/game.ts'
import type { State, Table } from '../../../shared/games/boundless/table.ts'
import { type GameRecord, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'

/** A recorded game as a client would have followed it. */
export interface Followed {
	name: string
	tables: Table[] // before the first entry, then after each
	entries: MoveEntry[]
}

const folder = new URL('../../games/boundless/records/', import.meta.url)

export const followed: Followed[] = readdirSync(folder).map((file) => {
	const record: GameRecord = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
	const positions = replay(boundless, record)
	if (isRejected(positions)) throw new Error(`${file} is refused`)
	return {
		name: file,
		tables: positions.map(({ state }) => boundless.table(state as State)),
		entries: positions.slice(1).map(({ events }, index) => [record.moves[index]!.seat, ...events]),
	}
})

export const eventIn = ([, ...events]: MoveEntry): Event | undefined => (events as Event[])[0]
