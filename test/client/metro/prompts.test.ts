import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { beforeAll, expect, test, vi } from 'vitest'
import { Spots } from '../../../client/games/metro/board/considered.tsx'
import { describeLay, describeOver } from '../../../client/games/metro/describe.ts'
import { ownersAmong } from '../../../client/games/metro/owner.ts'
import type { MetroParts } from '../../../client/games/metro/play.ts'
import { metro } from '../../../shared/games/metro/game.ts'
import type { Change } from '../../../shared/games/metro/rules/preview.ts'
import type { Table } from '../../../shared/games/metro/table.ts'
import { scene } from '../../games/metro/drawing.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { followRecords } from '../support/followed.ts'
import { speak } from '../support/speak.ts'

// There is no page to draw it on.
vi.mock('../../../client/games/metro/board/tile.tsx', () => ({ Tile: () => null }))

beforeAll(() => speak('en'))

const owners = ownersAmong(playersSeenBy(0).slice(0, 2))
const gains = (...points: [owner: number, points: number][]): string =>
	describeLay(
		points.map(([owner, points]) => ({ line: { owner, points } }) as Change),
		owners,
	)

test('the button says in words what one gains, and in short where two do', () => {
	expect(gains()).toBe('Lay it')
	expect(gains([0, 18])).toBe('Lay it · +18 for you')
	expect(gains([1, 7], [0, 18])).toBe('Lay it · you +18 · Bo +7')
})

test('once all lines are finished, the prompt says that nothing is left to win', () => {
	expect(describeOver(scene({}).table)).toBeUndefined()
	const { tables } = followRecords<Table>(metro).find(({ tables }) => !tables[0]!.market)!
	expect(describeOver(tables.at(-1)!)).toBe('Your turn. No points are left to win: choose any cell.')
})

test('cells are not offered while somebody else’s move is still to be seen', () => {
	const isOffered = (isShowing: boolean, target?: number): boolean => {
		const staging = { myTurn: signal(true), legal: signal([0]), asked: signal(), target: signal(target) }
		const stage = { isShowing: signal(isShowing), sending: signal(false) }
		return Spots({ stage, staging } as unknown as MetroParts) !== null
	}
	expect([isOffered(false), isOffered(true), isOffered(true, 0)]).toEqual([true, false, true])
})
