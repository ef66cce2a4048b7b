import { expect } from 'vitest'
import type { FindGame } from '../../shared/kernel/game.ts'
import { isRejected } from '../../shared/kernel/rejection.ts'
import { commit } from '../../shared/room/commit.ts'
import { roomOf } from '../../shared/room/create-room.ts'
import type { Entry, MoveArgs } from '../../shared/room/entry.ts'
import type { Room } from '../../shared/room/room.ts'
import { type Judgements, judgeNext, type LoggedEvidence } from '../../shared/sync/referee/recall.ts'

/** From the log alone, every judgement of the referee comes out as it was; how many there are. */
export function expectJudgements([first, ...rest]: readonly Entry[], games: FindGame): number {
	let room: Room = roomOf(first!)
	let judgements: Judgements = {}
	let count = 0
	for (const entry of rest) {
		const { evidence, acted } = entry.args as MoveArgs
		if (evidence) {
			const logged = evidence as LoggedEvidence
			judgements = judgeNext(judgements, logged)
			expect(acted).toBe(room.match!.turnAt + judgements[logged.seat]!.reaction)
			count += 1
		}
		const done = commit(room, entry, games)
		if (isRejected(done)) throw new Error(`The log holds a refused entry: ${done.rejected}`)
		room = done.room
	}
	return count
}
