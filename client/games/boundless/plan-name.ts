import { isPaidOut, planOf } from '../../../shared/games/boundless/rules/schedule.ts'
import { boundlessWords } from './words.en.ts'

/** What sort of journey a round asks for. */
export function planName(round: number): 'one' | 'two' | 'through' | 'paid' {
	const { centre, tokens } = planOf(round)
	if (isPaidOut(round)) return 'paid'
	return centre === 2 ? 'through' : tokens === 2 ? 'two' : 'one'
}

/** What a round has that those before it had not: more tokens, more ends, or a price that is paid out. */
export function newsIn(round: number): 'two' | 'through' | 'paid' | undefined {
	const name = planName(round)
	return name === 'one' || name === planName(round - 1) ? undefined : name
}

/** What a round asks for, in a sentence; and what is new in it. */
export function tellPlan(round: number): string {
	const news = newsIn(round)
	return boundlessWords.t(news && news !== 'paid' ? `plan.${news}.new` : `plan.${planName(round)}`)
}
