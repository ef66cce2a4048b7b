import '../support/page-without-a-browser.ts'
import { readFileSync } from 'node:fs'
import { signal } from '@preact/signals'
import { beforeAll, expect, test } from 'vitest'
import { linesOf } from '../../../client/games/metro/board/lines-of.ts'
import { Goal } from '../../../client/games/metro/goal.tsx'
import { ownersAmong } from '../../../client/games/metro/owner.ts'
import type { MetroParts } from '../../../client/games/metro/play.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import { UNFINISHED } from '../../../shared/games/metro/rules/line.ts'
import type { State, Table } from '../../../shared/games/metro/table.ts'
import { type GameRecord, replay } from '../../../shared/kernel/record.ts'
import { isRejected } from '../../../shared/kernel/rejection.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { speak } from '../support/speak.ts'

beforeAll(() => speak('en'))

const record: GameRecord = JSON.parse(
	readFileSync(new URL('../../games/metro/records/base.json', import.meta.url), 'utf8'),
)
const positions = replay(metro, record)
if (isRejected(positions)) throw new Error('a record that does not replay')
const tables = positions.map(({ state }) => metro.table(state as State))

/** What stands beside the hand of the first player, before or after they have played. */
function told(table: Table, hasPlayed = true): string | undefined {
	const players = signal(playersSeenBy(0).slice(0, table.held.length))
	const parts = {
		stage: {
			view: signal({ table, seat: 0, hand: undefined }),
			shown: signal(table),
			entries: signal(hasPlayed ? [[0]] : []),
			players,
		},
		owners: signal(ownersAmong(players.value)),
		additions: undefined,
	} as unknown as MetroParts
	const shown = Goal(parts) as { props: { children: unknown[] } } | null
	return shown?.props.children.at(-1) as string | undefined
}

const last = tables.at(-1)!

test('whoever has not played is told what they are after, and then no more', () => {
	expect(told(tables[0]!, false)).toMatch(/^Make long lines/)
	expect(told(tables[20]!)).toBeUndefined()
})

test('once all of one’s lines are finished, one is told so; not once the game is over', () => {
	const mine = tables.findLast((table) => told({ ...table, turn: 0 })?.startsWith('All your lines'))!
	expect(linesOf(mine).some(({ end }) => end === UNFINISHED)).toBe(true)
	expect(told(last)).toBeUndefined()
})

test('once nobody has an open line, nothing is left to be done to anybody’s', () => {
	expect(told({ ...last, turn: 0 })).toBe('Every line is finished: the points stand as they are.')
})
