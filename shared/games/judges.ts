import type { AnyJudge } from '../kernel/judge.ts'

/** Who judges positions of each game; apart from the games, so that only who asks for a judgement loads its judge. */
const judges: Readonly<Record<string, () => Promise<{ judge: AnyJudge }>>> = {
	franchise: () => import('./franchise/judge.ts'),
	metro: () => import('./metro/judge.ts'),
}

/** Undefined where a game's chances are not judged. */
export const findJudge = async (id: string): Promise<AnyJudge | undefined> =>
	Object.hasOwn(judges, id) ? (await judges[id]!()).judge : undefined
