import type { DailyResult } from '../../../../shared/games/boundless/daily/result.ts'
import { copyText } from '../../../app/copy-text.ts'
import { toast } from '../../../design/announcer.tsx'
import { resultPath, tellResult } from './tell.ts'
import { dailyWords } from './words.en.ts'

const { t } = dailyWords

/** By the device's own way of sharing, or else onto the clipboard. */
export async function shareResult(result: DailyResult): Promise<void> {
	const text = tellResult(result)
	const url = location.origin + resultPath(result)
	if ('share' in navigator) {
		try {
			return await navigator.share({ text, url })
		} catch (reason) {
			if (reason instanceof DOMException && reason.name === 'AbortError') return // they thought better of it
		}
	}
	toast(t((await copyText(`${text}\n${url}`)) ? 'share.copied' : 'share.failed'))
}
