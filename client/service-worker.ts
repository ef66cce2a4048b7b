/**
 * Keeps a whole copy of the app on the device, so that it opens without a network. Every version has a copy of its
 * own. A new one waits until no page of the old one is open: a game in progress never finds its parts gone.
 */

/** Written by the build (worker/build/plugins/offline-copy.ts). */
declare const COPY: { version: string; files: readonly string[] }

/** The part of a service worker's events that is used here; the library of types for pages has none of it. */
interface LifeEvent extends Event {
	waitUntil(work: Promise<unknown>): void
}
interface AskEvent extends LifeEvent {
	request: Request
	respondWith(answer: Promise<Response>): void
}

const PREFIX = 'junction-'
const NAME = PREFIX + COPY.version
const SHELL = '/' // every page is the same document
const LANES = 4 // files asked for at a time: others may want the network too
const PATIENCE = 4000 // milliseconds that a page waits for the network before it opens from the copy

interface Window {
	url: string
	focus(): Promise<unknown>
}
interface ShownMessage {
	close(): void
	data: string // the address that it leads to
}
const { clients, registration } = globalThis as unknown as {
	clients: {
		claim(): Promise<void>
		matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>
		openWindow(url: string): Promise<unknown>
	}
	registration: ServiceWorkerRegistration
}

const listen = <Kind extends Event>(type: string, hear: (event: Kind) => void): void =>
	addEventListener(type, hear as (event: Event) => void)

listen<LifeEvent>('install', (event) => event.waitUntil(fill()))

listen<LifeEvent>('activate', (event) => event.waitUntil(Promise.all([clearOld(), clients.claim()])))

listen<AskEvent>('fetch', (event) => {
	const { request } = event
	const { origin, pathname } = new URL(request.url)
	if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
	if (request.mode === 'navigate') event.respondWith(openPage(request))
	else if (isNamedByContent(pathname)) event.respondWith(fromCopies(request))
	else if (COPY.files.includes(pathname)) event.respondWith(freshOrKept(request))
})

listen<LifeEvent & { data: { json(): unknown } | null }>('push', (event) =>
	event.waitUntil(showMessage(event.data)),
)

listen<LifeEvent & { notification: ShownMessage }>('notificationclick', (event) => {
	event.notification.close()
	event.waitUntil(openTable(event.notification.data))
})

/** What never changes under its name, and so may come from any version's copy. */
const isNamedByContent = (path: string): boolean => path.startsWith('/assets/')

async function fill(): Promise<void> {
	const copy = await caches.open(NAME)
	const left = [...COPY.files]
	const work = async () => {
		for (let file = left.pop(); file !== undefined; file = left.pop())
			if (!(await copy.match(file))) await copy.put(file, await find(file))
	}
	await Promise.all(Array.from({ length: LANES }, work))
}

async function find(file: string): Promise<Response> {
	const known = isNamedByContent(file) ? await caches.match(file) : undefined
	if (known) return known
	const answer = await fetch(file, { cache: isNamedByContent(file) ? 'default' : 'no-cache' })
	// A server of another kind may answer with the document whatever it does not know.
	const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false
	if (!answer.ok || isDocument !== (file === SHELL)) throw new Error(`${file} did not come`)
	return answer
}

async function clearOld(): Promise<void> {
	const names = await caches.keys()
	const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME)
	await Promise.all(old.map((name) => caches.delete(name)))
}

async function openPage(request: Request): Promise<Response> {
	const patience = new AbortController()
	const timer = setTimeout(() => patience.abort(), PATIENCE)
	const answer = await fetch(request, { signal: patience.signal }).catch(() => undefined)
	clearTimeout(timer)
	return answer ?? (await kept(SHELL)) ?? Response.error()
}

const kept = async (file: string): Promise<Response | undefined> => (await caches.open(NAME)).match(file)

const fromCopies = async (request: Request): Promise<Response> =>
	(await kept(request.url)) ?? (await caches.match(request)) ?? fetch(request)

const freshOrKept = async (request: Request): Promise<Response> =>
	(await fetch(request).catch(() => undefined)) ?? (await kept(request.url)) ?? Response.error()

/**
 * It is somebody's turn. Browsers want to see something for every message, whatever is in it; so one that cannot be read
 * leads to the home page. Of the same table one is shown.
 */
async function showMessage(data: { json(): unknown } | null): Promise<void> {
	const code = codeIn(data)
	const { title, text, language } = await toldWords()
	await registration.showNotification(title, {
		body: text,
		lang: language,
		icon: '/icon-192.png',
		tag: code,
		data: code === '' ? '/' : `/r/${code}`,
	})
}

function codeIn(data: { json(): unknown } | null): string {
	try {
		const told = data?.json() as { room: string } | undefined
		return told && /^[A-Z]{6}$/.test(told.room) ? told.room : ''
	} catch {
		return ''
	}
}

/** In the language of the last page, which left them here (client/bell/keep-words.ts). */
async function toldWords(): Promise<{ title: string; text: string; language: string }> {
	const told = await caches.match('/told', { cacheName: 'told' })
	return (await told?.json()) ?? { title: 'Junction', text: '', language: '' }
}

/** Where it is open already, there. */
async function openTable(path: string): Promise<void> {
	const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
	const open = windows.find(({ url }) => new URL(url).pathname === path)
	await (open ? open.focus() : clients.openWindow(path))
}
