import { isPaidOut, planOf } from '../../../shared/games/boundless/rules/schedule.ts'

/** What sort of journey a round asks for. */
export function planName(round: number): 'one' | 'two' | 'through' | 'paid' {
	const { centre, tokens } = planOf(round)
	if (isPaidOut(round)) return 'paid'
	return centre === 2 ? 'through' : tokens === 2 ? 'two' : 'one'
}
