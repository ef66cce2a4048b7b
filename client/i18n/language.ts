import { batch, effect, type ReadonlySignal, signal } from '@preact/signals'
import { settings } from '../app/settings.ts'

export const languages = ['en', 'fr'] as const

export type Language = (typeof languages)[number]

/** Something that must be loaded again for another language. */
export interface Translated {
	load(language: Language): Promise<() => void> // what is answered shows it
}

const chosen = (): Language => {
	const setting = settings.language.value
	if (setting !== 'auto') return setting
	return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

const shown = signal<Language>(chosen())

/** The language of the words on the page; it changes once all of them are there, not before. */
export const language: ReadonlySignal<Language> = shown

const translated: Translated[] = []
const arrivals = new Map<Translated, Promise<void>>()

/** Loads something in the language shown now, and again whenever another is chosen. */
export function followLanguage(it: Translated): void {
	translated.push(it)
	arrivals.set(
		it,
		it.load(shown.peek()).then((show) => show()),
	)
}

/** When everything asked for so far can be read. */
export async function wordsReady(): Promise<void> {
	await Promise.all(arrivals.values())
}

async function switchTo(next: Language): Promise<void> {
	const shows = await Promise.all(translated.map((it) => it.load(next)))
	if (chosen() !== next) return // changed again meanwhile
	batch(() => {
		for (const show of shows) show()
		shown.value = next
	})
}

effect(() => {
	const next = chosen()
	if (next !== shown.peek()) void switchTo(next)
})

effect(() => {
	document.documentElement.lang = shown.value
})
