const NAME = 'junction'
const VERSION = 2

/** What this browser keeps by itself: the rooms that it is the authority of, and who it is to others. */
export type StoreName = 'steps' | 'kept' | 'keys' | OldStoreName

/** Where the first release kept rooms. */
export type OldStoreName = 'entries' | 'updates' | 'away'

const names: readonly StoreName[] = ['steps', 'kept', 'keys', 'entries', 'updates', 'away']

let opened: Promise<IDBDatabase> | undefined

const database = (): Promise<IDBDatabase> => {
	opened ??= open().catch((error) => {
		opened = undefined
		throw error
	})
	return opened
}

async function open(): Promise<IDBDatabase> {
	const request = indexedDB.open(NAME, VERSION)
	request.onupgradeneeded = () => {
		const { result } = request
		for (const name of names) if (!result.objectStoreNames.contains(name)) result.createObjectStore(name)
	}
	const found = await answerTo(request)
	// A newer page wants to change it, or the browser took it away: whoever comes next opens it again.
	found.onversionchange = () => {
		found.close()
		opened = undefined
	}
	found.onclose = () => {
		opened = undefined
	}
	return found
}

export const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})

/** All of it or nothing; resolves once it is safe on the disk. The work may only wait for its own requests. */
export async function write(
	stores: StoreName[],
	work: (at: (name: StoreName) => IDBObjectStore) => void,
): Promise<void> {
	const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' })
	const done = new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve()
		transaction.onabort = () => reject(transaction.error ?? new Error('The write was called off.'))
	})
	try {
		work((name) => transaction.objectStore(name))
	} catch (error) {
		transaction.abort() // or what was asked before would be written
		await done.catch(() => undefined)
		throw error
	}
	return done
}

export async function read<Result>(
	stores: StoreName[],
	work: (at: (name: StoreName) => IDBObjectStore) => Promise<Result>,
): Promise<Result> {
	const transaction = (await database()).transaction(stores, 'readonly')
	return work((name) => transaction.objectStore(name))
}
