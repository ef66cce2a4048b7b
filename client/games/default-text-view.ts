import type { ComponentType } from 'preact'
import { wordsReady } from '../i18n/language.ts'
import type { Stage } from './game.ts'
import type { InWords } from './steps-in-words.tsx'

/** The text view of a game that has none of its own; like every other, it comes when it is wanted. */
export async function defaultTextView<Table, Hand, Step>(
	stage: Stage<Table, Hand, Step>,
	inWords: InWords<Table, Hand, Step>,
): Promise<ComponentType> {
	const { stepsInWords } = await import('./steps-in-words.tsx')
	await wordsReady()
	return stepsInWords(stage, inWords)
}
