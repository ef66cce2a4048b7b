import type { OldBrowser } from '../release-1.ts'
import type { Guest } from './guest.ts'

/**
 * Gives a guest what a browser of release 1 kept, and the time it was then: a room that is found again after two
 * weeks would clear itself away.
 */
export async function becomeOld({ page, context, home }: Guest, kept: OldBrowser, at: number): Promise<void> {
	await context.addInitScript((since) => {
		const { now } = Date
		Date.now = () => now() + since
	}, at - Date.now())
	await page.goto(`${home}robots.txt`) // nothing of the app runs there
	await page.evaluate(fill, kept)
}

/** Runs in the page, and writes what release 1 did as it did. */
async function fill({ memory, entries, updates, away, keys }: OldBrowser): Promise<void> {
	const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result)
			request.onerror = () => reject(request.error)
		})
	const importKey = (key: object, algorithm: string, usage: KeyUsage) =>
		crypto.subtle.importKey('jwk', key, { name: algorithm, namedCurve: 'P-256' }, false, [usage])
	const identities = await Promise.all(
		keys.map(async ([room, { card, signing, exchange }]) => ({
			room,
			card,
			signing: await importKey(signing, 'ECDSA', 'sign'),
			exchange: await importKey(exchange, 'ECDH', 'deriveBits'),
		})),
	)

	for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, value)
	const stores = ['entries', 'updates', 'away', 'keys']
	const opening = indexedDB.open('junction', 1)
	opening.onupgradeneeded = () => {
		for (const name of stores) opening.result.createObjectStore(name)
	}
	const database = await answerTo(opening)
	const transaction = database.transaction(stores, 'readwrite')
	const done = new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve()
		transaction.onabort = () => reject(transaction.error)
	})
	const put = (store: string, value: unknown, key: IDBValidKey) =>
		transaction.objectStore(store).put(value, key)
	for (const [key, entry] of entries) put('entries', entry, key)
	for (const [key, { update, ...about }] of updates)
		put('updates', { ...about, update: Uint8Array.from(atob(update), (one) => one.charCodeAt(0)) }, key)
	for (const [key, since] of away) put('away', since, key)
	for (const { room, ...identity } of identities) put('keys', identity, room)
	await done
	database.close()
}
