import type { Standing } from './standing.ts'
import { resultWords } from './words.en.ts'

const { t } = resultWords

/** How whoever reads it came in, in a sentence; nothing for those who watched. */
export function tellOwn(
	players: readonly Standing[],
	tellScore: (score: number) => string,
	tellLead = tellScore,
): string | undefined {
	const me = players.find(({ mine }) => mine)
	const [first] = players
	const rival = players.find(({ mine }) => !mine) // the best of the others
	if (!me || !first || !rival) return undefined
	const isShared = players.some(({ rank, mine }) => !mine && rank === me.rank)
	if (me.rank === 1) {
		if (isShared) return t('result.own.shared', { score: tellScore(me.score) })
		const lead = me.score - rival.score
		return lead > 0
			? t('result.own.won', { score: tellLead(lead) })
			: t('result.own.close', { name: rival.name })
	}
	const told = {
		place: t(`result.place.${me.rank as 2 | 3 | 4 | 5 | 6}`),
		count: players.length,
		score: tellLead(first.score - me.score),
		name: first.name,
	}
	if (first.score === me.score) return t('result.own.tie', told)
	return t(isShared ? 'result.own.equal' : 'result.own.place', told)
}
