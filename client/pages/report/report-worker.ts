import { findGame } from '../../../shared/games/index.ts'
import { findJudge } from '../../../shared/games/judges.ts'
import type { GameRecord } from '../../../shared/kernel/record.ts'
import { makeReport } from '../../../shared/report/make-report.ts'
import type { Report } from '../../../shared/report/report.ts'

const STEPS = 100 // that progress is told in

/** How much of the work is done, from 0 to 1; a sketch on the way; at the end the report, or null where there is none. */
export type Told = number | { sketch: Report } | { report: Report | null }

/**
 * Looks back on a game on a thread of its own, so that the page stays quick. It is sent a record, and tells how far it
 * has come, a sketch as soon as there is one, and the report in the end. The page ends it when it is left.
 */
addEventListener('message', async ({ data: record }: MessageEvent<GameRecord>) => {
	const game = findGame(record.game, record.version)
	const judge = await findJudge(record.game)
	if (!game || !judge) return tell({ report: null })
	const reporting = makeReport(game, judge, record)
	let told = 0
	for (;;) {
		const { done, value } = reporting.next()
		if (done) return tell({ report: value ?? null })
		if (typeof value !== 'number') {
			tell({ sketch: value })
			continue
		}
		const step = Math.floor(STEPS * value)
		if (step > told) tell(value)
		told = step
	}
})

const tell = (told: Told): void => postMessage(told)
