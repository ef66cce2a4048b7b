import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { findJudge } from '../../shared/games/judges.ts'
import { TABLE } from '../../shared/kernel/game.ts'
import { makeReport } from '../../shared/report/make-report.ts'
import { CERTAIN, inParts } from '../../shared/report/parts.ts'
import { inPercents } from '../../shared/report/percents.ts'
import type { Report } from '../../shared/report/report.ts'
import { positionsOf } from '../games/support/recorded.ts'
import { oneOfEachOptions, type Soak } from '../games/support/soak.ts'
import { readThrough, recordBots, sumOf } from './bot-games.ts'

const EFFORT = 0.005 // one playout or a few for a move: what must add up adds up all the same

const judged: { id: string; soak: Soak }[] = []
for (const { id } of games)
	if (await findJudge(id)) judged.push({ id, soak: (await import(`../games/${id}/soak.ts`)).soak })

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0)

function addsUp({ turns, accounts, turningPoints }: Report, winners?: readonly number[]): void {
	for (const [seat, account] of accounts.entries()) {
		expect(sumOf(account)).toBe(account.result)
		if (winners) expect(account.result).toBe(winners.includes(seat) ? CERTAIN / winners.length : 0)
		expect(account.missed).toBeLessThanOrEqual(0)
	}
	for (const [index, turn] of turns.entries()) {
		for (const chances of [turn.before, turn.best, turn.made, turn.after])
			expect(total(chances)).toBe(CERTAIN)
		expect(turn.before).toEqual(index === 0 ? turn.before : turns[index - 1]!.after)
		expect(turn.best[turn.seat]! > turn.made[turn.seat]!).toBe(turn.better !== undefined)
	}
	expect(turningPoints).toEqual([...new Set(turningPoints)].sort((a, b) => a - b))
	expect(turningPoints.length).toBe(Math.min(3, turns.length))
}

describe.each(judged)('a report on a game of $id', ({ soak }) => {
	const { game, random } = soak
	const steady = game.bots.steady!

	test('has parts that make the result exactly, with any options and players', async () => {
		const judge = (await findJudge(game.id))!
		const combinations = oneOfEachOptions(soak)
		const some = combinations.filter((_, index) => index % Math.ceil(combinations.length / 8) === 0)
		for (const [index, { options, players }] of some.entries()) {
			const setting = { options, seating: { count: players }, seed: `parts:${index}`, bots: [steady, random] }
			const record = recordBots(game, setting)
			const { report, sketches, parts } = readThrough(makeReport(game, judge, record, EFFORT))
			expect(parts).toEqual(parts.toSorted((a, b) => a - b))
			expect(parts.at(-1)).toBe(1)
			expect(report.turns.at(-1)!.to).toBe(record.moves.length)
			const { winners } = outcomeOf(record)
			expect(sketches.length).toBe(judge.looks.length - 1)
			for (const sketch of [...sketches, report]) addsUp(sketch, winners)
		}
	})

	test('is the same for the same record', async () => {
		const judge = (await findJudge(game.id))!
		const setting = { options: optionsFor(2), seating: { count: 2 }, seed: 'same', bots: [steady] }
		const record = recordBots(game, setting)
		const once = readThrough(makeReport(game, judge, record, EFFORT))
		expect(readThrough(makeReport(game, judge, JSON.parse(JSON.stringify(record)), EFFORT))).toEqual(once)
	})

	test('is none where the game was not played to its end', async () => {
		const judge = (await findJudge(game.id))!
		const setting = { options: optionsFor(2), seating: { count: 2 }, seed: 'half', bots: [steady] }
		const record = recordBots(game, setting)
		const half = { ...record, moves: record.moves.slice(0, 6) }
		expect(makeReport(game, judge, half).next()).toEqual({ done: true, value: undefined })
	})

	test('of one that all agreed to stop comes to the chances at that moment, at any move', async () => {
		const judge = (await findJudge(game.id))!
		const setting = { options: optionsFor(2), seating: { count: 2 }, seed: 'early', bots: [steady] }
		const record = recordBots(game, setting)
		for (const count of [1, 2, 5, 8, Math.floor(record.moves.length / 2)]) {
			const moves = [...record.moves.slice(0, count), endAt(record.moves[count]!.at)]
			const { report } = readThrough(makeReport(game, judge, { ...record, moves }, EFFORT))
			addsUp(report)
			expect(report).toMatchObject({ early: true, accounts: { length: 2 } })
			expect(report.turns.at(-1)).toMatchObject({ to: count, after: report.turns.at(-1)!.made })
		}
		const unmoved = { ...record, moves: [endAt(record.moves[0]!.at)] }
		expect(makeReport(game, judge, unmoved).next()).toEqual({ done: true, value: undefined })
	})

	const endAt = (at: number) => ({ seat: TABLE, steps: [game.conclusion], at })

	const optionsFor = (players: number): unknown =>
		oneOfEachOptions({ ...soak, options: [{}] }).find((one) => one.players === players)!.options

	const outcomeOf = (record: ReturnType<typeof recordBots>) => {
		const positions = positionsOf(game, record)
		return game.outcome(game.table(positions.at(-1)!.state))!
	}
})

describe('whole parts', () => {
	test('make the whole, however chances fall, and stay within one of them', () => {
		for (const chances of [
			[1 / 3, 1 / 3, 1 / 3],
			[0.1, 0.2, 0.7],
			[0, 1],
			[1e-9, 1 - 1e-9],
		]) {
			const parts = inParts(chances, 100)
			expect(total(parts)).toBe(100)
			for (const [seat, part] of parts.entries())
				expect(Math.abs(part - 100 * chances[seat]!)).toBeLessThan(1)
		}
	})
})

describe('whole per cent', () => {
	test('add up as they stand there, also below nothing', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: -3 * CERTAIN, max: 3 * CERTAIN }), { minLength: 1 }),
				(parts) => {
					const percents = inPercents(parts)
					expect(total(percents)).toBe(Math.round((100 * total(parts)) / CERTAIN) + 0) // never −0
					for (const [index, percent] of percents.entries())
						expect(Math.abs(percent - (100 * parts[index]!) / CERTAIN)).toBeLessThanOrEqual(1)
				},
			),
		)
	})
})
