import { findGame } from '../../../shared/games/index.ts'
import { findJudge } from '../../../shared/games/judges.ts'
import type { GameRecord } from '../../../shared/kernel/record.ts'
import { makeReport, type Progress } from '../../../shared/report/make-report.ts'

const STEPS = 100 // that progress is told in

/**
 * Looks back on a game on a thread of its own, so that the page stays quick. It is sent a record, and tells how far it
 * has come, each report as it is there, and null at the end. The page ends it when it is left.
 */
addEventListener('message', async ({ data: record }: MessageEvent<GameRecord>) => {
	const game = findGame(record.game, record.version)
	const judge = await findJudge(record.game)
	let told = 0
	if (game && judge)
		for (const progress of makeReport(game, judge, record)) {
			const step = Math.floor(STEPS * progress.part)
			if (step === told && !progress.report) continue
			told = step
			postMessage(progress satisfies Progress)
		}
	postMessage(null)
})
