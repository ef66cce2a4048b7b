import { PlayerShape } from '../../design/player-shape.tsx'
import type { Result } from './standing.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

interface ScoresProps {
	standing: Result
	tell: ((score: number) => string) | undefined // in words, where it is not points
}

/** Everybody's points, the most first. */
export function Scores({ standing: { players }, tell }: ScoresProps) {
	const most = Math.max(1, ...players.map(({ score }) => score))
	return (
		<ol class="scores" aria-label={t('result.scores')}>
			{players.map(({ place, name, colour, score, mine }) => (
				<li key={place} class="score" data-player={colour}>
					<PlayerShape identity={colour} size={22} />
					<span class="score-name">
						{name}
						{mine && <span class="soft"> · {t('result.mine')}</span>}
					</span>
					<b class="score-points">
						<span aria-hidden="true">{score}</span>
						<span class="unseen">{tell?.(score) ?? t('result.points', { count: score })}</span>
					</b>
					<svg class="score-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
						<rect width={(100 * Math.max(0, score)) / most} height="4" />
					</svg>
				</li>
			))}
		</ol>
	)
}
