import type { Rejected } from '../../shared/kernel/rejection.ts'
import { wordsReady } from './language.ts'

/** What a refusal means, in words; most people never see one, so the words come with the first. */
export async function explainLater(
	refused: Pick<Rejected, 'rejected'>,
	explainMore?: (code: string) => string | undefined | Promise<string | undefined>,
): Promise<string> {
	const { explain } = await import('./rejection.ts')
	await wordsReady()
	const more = await explainMore?.(refused.rejected)
	return explain(refused, () => more)
}
