import type { Rejected } from '../../shared/kernel/rejection.ts'
import { rejections } from './rejection.en.ts'

/** What happened and what to do, in words; a game has more of them, for refusals of its own. */
export const explain = (
	{ rejected }: Pick<Rejected, 'rejected'>,
	explainMore?: (code: string) => string | undefined,
): string => rejections.find(rejected) ?? explainMore?.(rejected) ?? rejections.t('unknown')
