import * as Y from 'yjs'
import { findGame } from '../../shared/games/index.ts'
import type { FindGame } from '../../shared/kernel/game.ts'
import type { MoveArgs } from '../../shared/room/entry.ts'
import type { TableView } from '../../shared/room/view.ts'
import { readTable } from '../../shared/sync/documents.ts'
import type { LoggedEvidence } from '../../shared/sync/referee/recall.ts'
import { findToy } from '../support/toys.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { newSetting } from './host-setting.ts'

/** The toys, and the games that people play. */
export const findAny: FindGame = (id) => findToy(id) ?? findGame(id)

/** An authority in memory at which races are run. */
export function newRaceSetting() {
	const setting = newSetting(findAny)
	const { authority, clock } = setting

	/** Lets time pass, and every alarm go off at its time. */
	const pass = async (milliseconds: number) => {
		const until = clock.now + milliseconds
		for (;;) {
			const { alarmAt = until } = authority.store
			clock.pass(Math.max(0, Math.min(until, alarmAt) - clock.now))
			if (alarmAt > clock.now || authority.store.alarmAt === undefined) return
			authority.ring()
			await authority.settle()
			if (alarmAt >= until) return
		}
	}

	/** What the newest log entry of a move tells. */
	const lastMove = () =>
		authority.store.entries.findLast(({ type }) => type === 'move')?.args as MoveArgs & {
			evidence?: LoggedEvidence
		}

	return {
		...setting,
		pass,
		lastMove,
		/** So many people, in their seats, at a game with these options. */
		async gather(count: number, game: string, options: object = {}) {
			await authority.host.create({ code: 'BCDFGH', game, options }, tokenOf('p0'))
			const players: Visitor[] = []
			for (let i = 0; i < count; i++) {
				players.push(await Visitor.enter(authority, `p${i}`))
				await players[i]!.command('sit', { name: `P${i}` })
			}
			await players[0]!.command('start')
			return players
		},
	}
}

/** The table as a visitor's frames tell it. */
export function tableOf(visitor: Visitor): TableView {
	visitor.listen()
	const doc = new Y.Doc()
	const tables = visitor.documents.filter(({ name }) => name === 'table')
	const epoch = tables.at(-1)?.epoch
	for (const { epoch: of, body } of tables) if (of === epoch) Y.applyUpdate(doc, body)
	return readTable(doc)
}

/** Answers the probes that have come, so long after each other. */
export async function answerProbes(
	visitor: Visitor,
	{ clock }: Pick<ReturnType<typeof newRaceSetting>, 'clock'>,
	delays: readonly number[],
): Promise<void> {
	for (const delay of delays) {
		const probe = visitor.last('probe')
		if (!probe) throw new Error('nothing was asked')
		clock.pass(delay)
		await visitor.say(probe)
	}
}
