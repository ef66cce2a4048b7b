import './support/page-without-a-browser.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkGame } from '../../client/fairness/check.ts'
import { remember } from '../../client/fairness/memory.ts'
import { findGame } from '../../shared/games/index.ts'
import type { GameRecord } from '../../shared/kernel/record.ts'
import { recordOf, viewTable } from '../../shared/room/view.ts'
import { Bench } from '../support/bench.ts'
import { memory } from './support/memory.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memory()))
afterEach(() => void vi.unstubAllGlobals())

/** A game that this browser watched from the first move to the last, as its host tells of it. */
function watched(): GameRecord {
	const bench = new Bench({ game: 'franchise', games: findGame })
	bench.must('ada', 'sit', { name: 'Ada' }).must('ada', 'add-bot').must('ada', 'start')
	bench.must('ada', 'hand-over', { seat: bench.seat('ada').id, to: 'bot' })
	do remember('BCDFGH', [{ epoch: 1, ...viewTable(bench.room, findGame)!, seat: undefined }])
	while (bench.doOwn())
	return JSON.parse(JSON.stringify(recordOf(bench.room)))
}

const verdictOn = async (record: object) =>
	(await checkGame(record as GameRecord, 'BCDFGH', 1))?.verdict.altered

test('a host that hands out no record is found out: that is not a check that could not be made', async () => {
	const record = watched()
	expect(await verdictOn(record)).toBe(null)
	for (const lie of [
		{},
		{ ...record, moves: null },
		{ ...record, seating: null },
		{ ...record, seed: null },
		{ ...record, game: 'canasta' },
		{ ...record, moves: null, proof: {} },
	])
		expect(await verdictOn(lie)).toBe('terms')
})
