import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlay } from '../../../client/games/boundless/play.ts'
import type { BoundlessStage } from '../../../client/games/boundless/stage.ts'
import type { State } from '../../../shared/games/boundless/table.ts'
import { letTableAct } from '../../games/boundless/act.ts'
import { placed, scene } from '../../games/boundless/scene.ts'
import { playersSeenBy } from '../franchise/players.ts'

// There is no page to draw them on.
vi.mock('../../../client/games/boundless/pictures/pictures.ts', () => ({ picturesOf: () => undefined }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('whoever has placed all sees nothing but the ring until the round is over', async () => {
	const race = scene({ round: 1, centre: ['DE'], ring: ['FR', 'ES'], players: 2 })
	const viewOf = ({ table }: State) => ({ table, seat: 0, hand: null })
	const view = signal(viewOf(race))
	const play = openPlay({
		view,
		shown: signal(race.table),
		entries: signal([]),
		players: signal(playersSeenBy(0).slice(0, 2)),
		sending: signal(false),
		notice: signal(undefined),
		now: () => 0,
	} as unknown as BoundlessStage)
	expect(play.isAbsorbing!.value).toBe(true)
	const mine = placed(race, [0, 'ES'])
	view.value = viewOf(mine)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(play.isAbsorbing!.value).toBe(true)
	view.value = viewOf(letTableAct(placed(mine, [1, 'FR'])).state)
	await vi.advanceTimersByTimeAsync(2_000)
	expect(play.isAbsorbing!.value).toBe(false)
	play.close()
})
