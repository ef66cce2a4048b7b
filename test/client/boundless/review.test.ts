import '../support/page-without-a-browser.ts'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReview } from '../../../client/games/boundless/settlement/review.ts'
import type { BoundlessStage } from '../../../client/games/boundless/stage.ts'
import { accountsOf, bestChoices, type Choice } from '../../../shared/games/boundless/rules/review.ts'
import type { Table } from '../../../shared/games/boundless/table.ts'
import type { MoveEntry } from '../../../shared/room/room.ts'
import { playersSeenBy } from '../franchise/players.ts'
import { eventIn, followed } from './recordings.ts'

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('innerWidth', 390)
	vi.stubGlobal('innerHeight', 844)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

const [{ tables, entries }] = followed as [(typeof followed)[number]]
const bySpaces = (one: Choice, other: Choice): number =>
	String(one.spaces).localeCompare(String(other.spaces))

/** A settled round, as somebody looks at it. */
const reviewOf = (table: Table, seat: number) =>
	createReview({
		view: signal({ table, seat, hand: null }),
		shown: signal(table),
		entries: signal<readonly MoveEntry[]>([]),
	} as unknown as BoundlessStage)

const A_TOUR = 30_000

/** A settlement, as it is told to somebody at the table; a replay has no clock. */
function settle(round: number, now: number | undefined) {
	const at = entries.findIndex(
		(entry, index) => eventIn(entry)?.type === 'settle' && tables[index + 1]!.round === round,
	)
	const table = tables[at + 1]!
	const view = signal({ table, seat: 0, hand: null })
	const awards = new Map<number, number>()
	const stage = {
		view,
		shown: signal<Table>(table),
		entries: signal<readonly MoveEntry[]>(entries.slice(0, at + 1)),
		players: signal(playersSeenBy(0).slice(0, table.purses.length)),
		award: (seat: number, points: number) => void awards.set(seat, points),
		now: () => now,
	} as unknown as BoundlessStage
	const review = createReview(stage)
	const controller = new AbortController()
	let isOver = false
	void review.animateMove({ index: at, entry: entries[at]!, speed: 1 }, controller.signal).then(() => {
		isOver = true
	})
	return {
		review,
		awards,
		paid: (eventIn(entries[at]!) as { paid: number[] }).paid,
		async isOverAfter(time: number) {
			await vi.advanceTimersByTimeAsync(time)
			return isOver
		},
		leave: () => controller.abort(),
	}
}

test('the last tour ends by itself, or by being skipped', async () => {
	const one = settle(7, 1000)
	expect(await one.isOverAfter(1000)).toBe(false)
	expect(await one.isOverAfter(A_TOUR)).toBe(true)

	const other = settle(7, 1000)
	await other.isOverAfter(1000)
	other.review.skip()
	expect(await other.isOverAfter(0)).toBe(true)
})

test.each(['a journey is chosen', 'the map is touched'])(
	'nothing comes after the last tour once %s',
	async (how) => {
		const { review, isOverAfter, awards, paid, leave } = settle(7, 1000)
		await isOverAfter(2500)
		if (how === 'the map is touched') review.take()
		else review.choose({ best: true })
		expect(await isOverAfter(10 * A_TOUR)).toBe(false)
		expect(review.isPlayback.value).toBe(false)
		expect([...awards].sort()).toEqual([...paid.entries()]) // and everybody has what they were paid
		leave()
		expect(await isOverAfter(0)).toBe(true)
	},
)

test.each([
	['of a round before it', 6, 1000],
	['of a replay', 7, undefined],
] as const)('the tour %s is over as soon as somebody looks by themselves', async (_, round, now) => {
	const { review, isOverAfter } = settle(round, now)
	await isOverAfter(2500)
	review.choose({ best: true })
	expect(await isOverAfter(0)).toBe(true)
})

test('of equally good choices one’s own is named first', () => {
	for (const { tables, entries } of followed)
		for (const [at, table] of tables.entries()) {
			if (at === 0 || eventIn(entries[at - 1]!)?.type !== 'settle') continue
			for (const { colour, spaces } of accountsOf(table)) {
				if (table.options.twoColours) continue
				const best = reviewOf(table, colour).best.value
				expect(best.toSorted(bySpaces)).toEqual(bestChoices(table).toSorted(bySpaces))
				const isAmong = best.some((choice) => String(choice.spaces) === String(spaces))
				if (isAmong) expect(best[0]!.spaces).toEqual(spaces)
			}
		}
})
