import type { KeptGame } from '../../../shared/history/kept-game.ts'
import { type GameStatistics, type Opponent, statisticsOf } from '../../../shared/history/statistics.ts'
import { useNeeded } from '../../app/use-loaded.ts'
import { findClientGame } from '../../games/index.ts'
import { levelName } from '../level-sheet.tsx'
import { loadResult } from '../result/load-result.ts'
import { resultWords } from '../result/words.en.ts'
import { titleOf } from './game-row.tsx'
import { gamesWords } from './words.en.ts'

const { t } = gamesWords

const MOST_NAMED = 5 // of opponents, and of what is misjudged

/** What one's own games come to, game by game. */
export function Statistics({ games }: { games: readonly KeptGame[] }) {
	const all = statisticsOf(games)
	if (all.length === 0) return null
	return (
		<section>
			<h2>{t('statistics')}</h2>
			<div class="games-cards">
				{all.map((statistics) => (
					<StatisticsCard key={statistics.game} {...statistics} />
				))}
			</div>
		</section>
	)
}

function StatisticsCard({ game, played, won, mean, best, opponents, missed }: GameStatistics) {
	const loaded = useNeeded(async () => {
		const [result, Practice] = await Promise.all([
			loadResult({ game, options: {} }),
			findClientGame(game)?.practice?.(),
		])
		return { result, Practice }
	}, [game])
	const { result, Practice } = loaded ?? {}
	const score = Math.round(mean * 10) / 10
	return (
		<article class="games-card">
			<h3>{titleOf(game)}</h3>
			<p>
				{t('played', { count: played })} · {t('won', { count: won })}
			</p>
			{loaded && (
				<>
					<p>
						{t('mean', {
							score: result?.names?.score?.(score) ?? resultWords.t('result.points', { count: score }),
						})}
					</p>
					{best > 0 && <p>{result?.tellBest?.(best) ?? t('best', { count: best })}</p>}
				</>
			)}
			<Opponents opponents={opponents} />
			{result?.tellMisjudged && missed.length > 0 && (
				<>
					<h4>{t('missed')}</h4>
					<ul class="games-missed">
						{missed.slice(0, MOST_NAMED).map((name) => (
							<li key={name}>{result.tellMisjudged?.(name)}</li>
						))}
					</ul>
					{Practice && <Practice look="button button-quiet" weak={missed} />}
				</>
			)}
		</article>
	)
}

const Opponents = ({ opponents }: { opponents: readonly Opponent[] }) => (
	<>
		<h4>{t('opponents')}</h4>
		<ul class="games-opponents">
			{opponents.slice(0, MOST_NAMED).map((opponent) => {
				const name = 'bot' in opponent ? t('bots', { level: levelName(opponent.bot) }) : opponent.name
				return (
					<li key={name}>
						<span>{name}</span> <span>{t('tally', { count: opponent.won, played: opponent.played })}</span>
					</li>
				)
			})}
		</ul>
	</>
)
