import { type Quota, quotaFor, spend } from './quota.ts'

/** Never is more taken out of a player's time than this. */
export const MOST_COMPENSATED = 400

/** Everything that a judgement rests on; logged with the move, so that it can be repeated. */
export interface Evidence {
	race: string // a name that no other race of the room has
	arrival: number // milliseconds from the sending of the reveal to the move's arrival
	claim: number | null // milliseconds from the painted reveal to the tap, as the page tells
	base: number // see base.ts
}

export interface Judgement {
	reaction: number // whole milliseconds from the reveal to when the player acted, as far as can be believed
	compensation: number // what was taken out of the time of arrival
	quota: Quota // the seat's, from now on
}

/** When a player acted: as claimed, but never earlier than the network and the seat's quota explain. */
export function judge(kept: Quota | undefined, { race, arrival, claim, base }: Evidence): Judgement {
	const quota = quotaFor(kept, race, base)
	const asked = isPossible(claim, arrival) ? arrival - claim : 0
	const believed = Math.min(asked, base + quota.granted, MOST_COMPENSATED)
	const reaction = Math.round(arrival - believed)
	return {
		reaction,
		compensation: Math.round(arrival) - reaction,
		quota: spend(quota, Math.max(0, believed - base)),
	}
}

/** Whoever claims what cannot be is judged by the arrival alone. */
const isPossible = (claim: number | null, arrival: number): claim is number =>
	claim !== null && Number.isFinite(claim) && claim >= 0 && claim <= arrival
