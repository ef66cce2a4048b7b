import { readdirSync, readFileSync } from 'node:fs'
import { franchise } from '../../../shared/games/franchise/game.ts'
import type { Table } from '../../../shared/games/franchise/table.ts'
import { type GameRecord, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'

/** A recorded game as a client would have followed it. */
export interface Followed {
	name: string
	tables: Table[] // before the first entry, then after each
	entries: MoveEntry[]
}

const folder = new URL('../../games/franchise/records/', import.meta.url)

export const followed: Followed[] = readdirSync(folder).map((file) => {
	const record: GameRecord = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
	const positions = replay(franchise, record)
	if (isRejected(positions)) throw new Error(`${file} is refused`)
	return {
		name: file.replace('.json', ''),
		tables: positions.map(({ state }) => state as Table),
		entries: positions.slice(1).map(({ events }, index) => [record.moves[index]!.seat, ...events]),
	}
})
