import type { Player } from '../../games/game.ts'
import type { Recording } from '../replay/recording.ts'
import { Accounts } from './accounts.tsx'
import { ChanceChart } from './chance-chart.tsx'
import { Figures } from './figures.tsx'
import { TurningPoint } from './turning-point.tsx'
import { type Draft, useReport } from './use-report.ts'
import { reportWords } from './words.en.ts'

interface JudgedReportProps {
	recording: Recording
	players: readonly Player[]
}

const { t } = reportWords

/**
 * A look back by chances of winning. Where it may have turned is shown soon, as a first look; verdicts and sums come once
 * every move has been gone over: who has read less has read nothing wrong.
 */
export function JudgedReport({ recording, players }: JudgedReportProps) {
	const draft = useReport(recording.record).value
	const { report, sketch } = draft
	const shown = report ?? sketch
	return (
		<>
			<Working draft={draft} />
			{shown && (
				<>
					{shown.early && <p>{t('early')}</p>}
					<section>
						<h2>{t('curve')}</h2>
						<p class="soft">{t('judged')}</p>
						<ChanceChart report={shown} players={players} />
					</section>
					<section>
						<h2>{t(report ? 'points' : 'points.sketch')}</h2>
						<ol class="report-points">
							{shown.turningPoints.map((index, place) => (
								<li key={index}>
									<TurningPoint
										recording={recording}
										players={players}
										turn={shown.turns[index]!}
										number={place + 1}
									/>
								</li>
							))}
						</ol>
					</section>
				</>
			)}
			{report && (
				<>
					<section>
						<h2>{t('accounts')}</h2>
						<p class="soft">{t('accounts.about')}</p>
						<Accounts report={report} players={players} />
					</section>
					<Figures report={report} players={players} />
				</>
			)}
		</>
	)
}

/** How far the bot has come. */
function Working({ draft: { part, sketch, report, isDone, isBroken } }: { draft: Draft }) {
	if (isBroken || (isDone && !report)) return <p role="alert">{t(isBroken ? 'broken' : 'unfinished')}</p>
	return (
		<div class="report-working" data-done={isDone}>
			<p role="status">{t(isDone ? 'progress.done' : sketch ? 'progress.sketch' : 'progress')}</p>
			<progress max={1} value={part} aria-label={t('title')} hidden={isDone} />
		</div>
	)
}
