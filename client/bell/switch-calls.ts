import { toast } from '../design/announcer.tsx'
import { isCalled, startCalls, stopCalls, type Trouble } from './calls.ts'
import { bellWords } from './words.en.ts'

/** Lets a room call us, or no longer, and says what came of it. */
export async function switchCalls(code: string, key: string): Promise<Trouble | undefined> {
	if (isCalled(code)) {
		await stopCalls(code)
		toast(bellWords.t('stopped'))
		return undefined
	}
	const trouble = await startCalls(code, key)
	toast(bellWords.t(trouble ?? 'started'))
	return trouble
}
