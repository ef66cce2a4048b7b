import { toast } from '../design/announcer.tsx'
import { wordsReady } from '../i18n/language.ts'
import { doorWords } from './words.ts'

export async function tellRemoval(): Promise<void> {
	await wordsReady()
	toast(doorWords.t('removed'))
}
