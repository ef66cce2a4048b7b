import { toast } from '../design/announcer.tsx'
import { wordsReady } from '../i18n/language.ts'
import { doorWords } from './words.en.ts'

/** Somebody plays there now, or nobody does: whoever played on for them has only given the seat back. */
export async function tellRemoval(owner: string | undefined): Promise<void> {
	await wordsReady()
	toast(owner === undefined ? doorWords.t('removed') : doorWords.t('removed.back', { name: owner }))
}
