/** What the creator of a room came for: to play at once against bots, or to invite. */
export type Purpose = 'play' | 'invite'

export const BOTS = 2 // whom one plays against at once

const purposes = new Map<string, Purpose>()

export function notePurpose(code: string, purpose: Purpose): void {
	purposes.set(code, purpose)
}

/** Answers once: after that, or after a reload, the room is like any other. */
export function takePurpose(code: string): Purpose | undefined {
	const purpose = purposes.get(code)
	purposes.delete(code)
	return purpose
}
