const PREFIX = 'junction.'

/** The device's memory, as far as the browser allows it: in private windows it may be full or closed. */
export function recall<Kept>(key: string): Kept | undefined {
	try {
		const text = localStorage.getItem(PREFIX + key)
		return text === null ? undefined : (JSON.parse(text) as Kept)
	} catch {
		return undefined
	}
}

export function forget(key: string): void {
	try {
		localStorage.removeItem(PREFIX + key)
	} catch {
		// Then there was nothing.
	}
}

export function keep<Kept>(key: string, value: Kept): void {
	try {
		localStorage.setItem(PREFIX + key, JSON.stringify(value))
	} catch {
		// Then it lasts as long as the page.
	}
}
