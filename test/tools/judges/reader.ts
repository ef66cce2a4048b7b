import type { JSHandle, Page } from 'playwright-core'
import { loadModuleFrom } from '../../support/browser/module.ts'

const PACKAGE = '@guidepup/virtual-screen-reader'
const TOO_LONG = 3000 // phrases, after which a page has no end
const HEARD_WITHIN = 30_000 // milliseconds

interface Virtual {
	start(options: { container: Element }): Promise<void>
	next(): Promise<void>
	act(): Promise<void>
	lastSpokenPhrase(): Promise<string>
	spokenPhraseLog(): Promise<string[]>
	clearSpokenPhraseLog(): Promise<void>
}

/** Somebody who knows a page by what is said of it, one thing after the other. */
export interface Reader {
	/** From where they are to the end of the page. */
	read(): Promise<string[]>
	/** Goes on to the next thing that is told so, and does what it is for. */
	press(what: RegExp): Promise<void>
	/** Waits until the page says something like this by itself, since they pressed or heard something last. */
	hear(what: RegExp): Promise<void>
}

export async function openReader(page: Page, folder: string): Promise<Reader> {
	const module = await loadModuleFrom<{ virtual: Virtual }>(folder, page, `${PACKAGE}/browser.js`)
	const virtual = await module.evaluateHandle((loaded) => loaded.virtual)
	await virtual.evaluate((reader) => reader.start({ container: document.body }))
	return {
		read: () => readOn(virtual),
		press: (what) => press(virtual, what),
		hear: (what) => hear(virtual, what),
	}
}

async function hear(virtual: JSHandle<Virtual>, { source }: RegExp): Promise<void> {
	const heard = await virtual.evaluate(
		async (reader, [wanted, within]) => {
			const news = async () =>
				(await reader.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase)) // as it marks them
			const isHeard = async () =>
				(await news()).some((phrase) => new RegExp(wanted).test(phrase.replace(/^\w+: /, '')))
			for (const until = performance.now() + within; performance.now() < until; ) {
				if (await isHeard()) return true
				await new Promise(requestAnimationFrame)
			}
			return (await news()).join(' | ')
		},
		[source, HEARD_WITHIN] as const,
	)
	if (heard !== true) throw new Error(`Nothing is said like ${source}, but ${heard || 'nothing at all'}.`)
	await virtual.evaluate((reader) => reader.clearSpokenPhraseLog())
}

const readOn = (virtual: JSHandle<Virtual>): Promise<string[]> =>
	virtual.evaluate(async (reader, most) => {
		const phrases: string[] = []
		while (phrases.length < most) {
			await reader.next()
			phrases.push(await reader.lastSpokenPhrase())
			if (phrases.at(-1)?.startsWith('end of document')) return phrases
		}
		throw new Error('The page does not end.')
	}, TOO_LONG)

/** Twice around the page at most. */
async function press(virtual: JSHandle<Virtual>, { source }: RegExp): Promise<void> {
	const isFound = await virtual.evaluate(
		async (reader, [wanted, most]) => {
			for (let ends = 0, count = 0; ends < 2 && count < most; count++) {
				await reader.next()
				const phrase = await reader.lastSpokenPhrase()
				if (phrase.startsWith('end of document')) ends += 1
				if (!new RegExp(wanted).test(phrase)) continue
				await reader.clearSpokenPhraseLog()
				await reader.act()
				return true
			}
			return false
		},
		[source, TOO_LONG] as const,
	)
	if (!isFound) throw new Error(`Nothing is told as ${source}.`)
}
