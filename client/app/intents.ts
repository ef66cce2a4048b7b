/** What somebody came to a room for: to play at once against bots, to invite, or to sit as they sat elsewhere. */
export type Intent = Contest | 'invite' | Seating

export interface Contest {
	level: string // of the bots
	count?: number // how many; as many as a small game takes, unless told
}

/** Somebody whose table has moved, and the bots that they bring. */
export interface Seating {
	name: string
	colour: number
	bots: readonly string[]
}

/** How many bots one plays against at once: as many as a small game takes. */
export const botsFor = (game: { players: { max: number } } | undefined): number =>
	Math.min(2, (game?.players.max ?? 3) - 1)

const intents = new Map<string, Intent>()

export function noteIntent(code: string, intent: Intent): void {
	intents.set(code, intent)
}

/** Answers once: after that, or after a reload, the room is like any other. */
export function takeIntent(code: string): Intent | undefined {
	const intent = intents.get(code)
	intents.delete(code)
	return intent
}
