/** A part of what this browser stores in tables of its own. */
interface IndexedDatabase<Store extends string> {
	/** All of it or nothing; resolves once it is safe on the disk. The work may only wait for its own requests. */
	write(stores: Store[], work: (at: (name: Store) => IDBObjectStore) => void): Promise<void>
	read<Result>(
		stores: Store[],
		work: (at: (name: Store) => IDBObjectStore) => Promise<Result>,
	): Promise<Result>
}

/** One that is opened when somebody wants something of it. Stores that are new are made. */
export function indexedDatabase<Store extends string>(
	name: string,
	version: number,
	names: readonly Store[],
): IndexedDatabase<Store> {
	let opened: Promise<IDBDatabase> | undefined

	const database = (): Promise<IDBDatabase> => {
		opened ??= open().catch((error) => {
			opened = undefined
			throw error
		})
		return opened
	}

	async function open(): Promise<IDBDatabase> {
		const request = indexedDB.open(name, version)
		request.onupgradeneeded = () => {
			const { result } = request
			for (const store of names) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store)
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

	return {
		async write(stores, work) {
			const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' })
			const done = new Promise<void>((resolve, reject) => {
				transaction.oncomplete = () => resolve()
				transaction.onabort = () => reject(transaction.error ?? new Error('The write was called off.'))
			})
			try {
				work((store) => transaction.objectStore(store))
			} catch (error) {
				transaction.abort() // or what was asked before would be written
				await done.catch(() => undefined)
				throw error
			}
			return done
		},
		async read(stores, work) {
			const transaction = (await database()).transaction(stores, 'readonly')
			return work((store) => transaction.objectStore(store))
		},
	}
}

export const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})
