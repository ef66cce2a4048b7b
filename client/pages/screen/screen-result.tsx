import { useLoaded } from '../../app/use-loaded.ts'
import type { Connection } from '../../connection/connection.ts'
import { BestMoment } from '../result/best-moment.tsx'
import { loadResult } from '../result/load-result.ts'
import { Scores } from '../result/scores.tsx'
import { standingOf } from '../result/standing.ts'
import { Winners } from '../result/winners.tsx'
import { resultWords } from '../result/words.en.ts'

/** Who won, everybody's points, and the best moment of the game. */
export function ScreenResult({ connection }: { connection: Connection }) {
	const view = connection.table.value
	const game = useLoaded(async () => view && loadResult(view.about), [view?.about.game])
	if (!view) return null
	const standing = standingOf(view, null, game?.tieBreak)
	const tell = game?.names?.score ?? ((count: number) => resultWords.t('result.points', { count }))
	return (
		<section class="screen-result">
			<h2>{standing.headline}</h2>
			<Winners standing={standing} />
			<Scores standing={standing} tell={tell} />
			<BestMoment moment={game?.moment(view, undefined)} standing={standing} />
		</section>
	)
}
