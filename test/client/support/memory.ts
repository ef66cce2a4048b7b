/** What a browser keeps, for a test. */
export function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	const kept = new Map<string, string>()
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	}
}
