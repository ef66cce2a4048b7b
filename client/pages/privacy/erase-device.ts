/** Erases all that this browser keeps of us, the cookie first: that takes the server. Whether it could be done. */
export async function eraseDevice(): Promise<boolean> {
	const answer = await fetch('/api/seats', { method: 'DELETE' }).catch(() => undefined)
	if (!answer?.ok) return false
	await Promise.allSettled([eraseWorker(), eraseCopies(), eraseDatabases()])
	localStorage.clear()
	sessionStorage.clear()
	return true
}

/** Whoever calls a browser that has unsubscribed is told that it is gone, and forgets it. */
async function eraseWorker(): Promise<void> {
	const worker = await navigator.serviceWorker?.getRegistration()
	const subscription = await worker?.pushManager?.getSubscription()
	await subscription?.unsubscribe()
	await worker?.unregister()
}

async function eraseCopies(): Promise<void> {
	const names = await caches.keys()
	await Promise.all(names.map((name) => caches.delete(name)))
}

const KNOWN = ['junction', 'junction-games'] // what some browsers do not list

async function eraseDatabases(): Promise<void> {
	const listed = (await indexedDB.databases?.()) ?? []
	const names = new Set([...KNOWN, ...listed.flatMap(({ name }) => name ?? [])])
	await Promise.all([...names].map(eraseDatabase))
}

/** Where another page has it open and does not let go, it is erased as soon as that page is closed. */
const eraseDatabase = (name: string): Promise<void> =>
	new Promise((resolve) => {
		const request = indexedDB.deleteDatabase(name)
		request.onsuccess = request.onerror = request.onblocked = () => resolve()
	})
