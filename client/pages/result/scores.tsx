import './result.css'
import { PlayerShape } from '../../design/player-shape.tsx'
import type { Result } from './standing.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

interface ScoresProps {
	standing: Result
	tell: (score: number) => string
}

/** Everybody's points, in the order in which they came in. */
export function Scores({ standing: { players }, tell }: ScoresProps) {
	const most = Math.max(1, ...players.map(({ score }) => score))
	return (
		<ol class="scores" aria-label={t('result.scores')}>
			{players.map(({ place, rank, name, colour, score, mine, tieBreak }) => (
				<li key={place} class="score" value={rank} data-player={colour} data-mine={mine}>
					<span class="score-rank">{rank}</span>
					<PlayerShape identity={colour} size={22} />
					<span class="score-name">
						{name}
						{mine && <span class="soft"> · {t('result.mine')}</span>}
						{tieBreak && <span class="soft"> · {tieBreak}</span>}
					</span>
					<b class="score-points">
						<span aria-hidden="true">{score}</span>
						<span class="unseen">{tell(score)}</span>
					</b>
					<svg class="score-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
						<rect width={(100 * Math.max(0, score)) / most} height="4" />
					</svg>
				</li>
			))}
		</ol>
	)
}
