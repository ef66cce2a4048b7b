import { type Evidence, type Judgement, judge } from './judge.ts'

/** The latest judgement of every seat, by its number in the room. */
export type Judgements = { readonly [seat: number]: Judgement }

/** Evidence as it is logged: with whose it is. */
export interface LoggedEvidence extends Evidence {
	seat: number
}

/** One more judgement, after those before it. */
export const judgeNext = (judgements: Judgements, { seat, ...evidence }: LoggedEvidence): Judgements => ({
	...judgements,
	[seat]: judge(judgements[seat]?.quota, evidence),
})
