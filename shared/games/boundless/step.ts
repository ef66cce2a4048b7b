import type { Seat } from '../../kernel/game.ts'
import { isRecord } from '../../kernel/json.ts'
import { SPACES } from './rules/schedule.ts'
import type { Space } from './table.ts'

/** Waits for the next round. */
export interface Ready {
	type: 'ready'
}

/** Puts a token on a space. */
export interface Place {
	type: 'place'
	space: Space
	colour?: 1 // a player's second colour; left out for the first
}

/** A round begins. */
export interface Deal {
	type: 'deal'
}

/** The next card of the ring appears, or what is in the centre. */
export interface Show {
	type: 'show'
}

/** The map is shown, and everybody pays or is paid. */
export interface Settle {
	type: 'settle'
}

/** The room tells whose players are not connected, and which seats bots play. */
export interface Presence {
	type: 'presence'
	away: Seat[] // ascending
	bots?: Seat[] // likewise; left out where there are none
}

export type PlayerStep = Ready | Place
export type TableStep = Deal | Show | Settle | Presence
export type Step = PlayerStep | TableStep

/** A step as it came over the wire, with nothing in it but what belongs there. */
export function parseStep(raw: unknown): Step | undefined {
	if (!isRecord(raw)) return undefined
	switch (raw.type) {
		case 'place':
			return parsePlace(raw)
		case 'presence':
			return parsePresence(raw)
		case 'ready':
		case 'deal':
		case 'show':
		case 'settle':
			return { type: raw.type }
		default:
			return undefined
	}
}

const MAX_SEATS = 6

const isWholeBelow = (value: unknown, limit: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit

function parsePlace({ space, colour = 0 }: Record<string, unknown>): Place | undefined {
	if (!isWholeBelow(space, SPACES) || !isWholeBelow(colour, 2)) return undefined
	return placeOn(space, colour)
}

function parsePresence({ away, bots = [] }: Record<string, unknown>): Presence | undefined {
	return areSeats(away) && areSeats(bots) ? presenceOf([...away], [...bots]) : undefined
}

const areSeats = (raw: unknown): raw is Seat[] =>
	Array.isArray(raw) &&
	raw.every((seat, i) => isWholeBelow(seat, MAX_SEATS) && (i === 0 || seat > raw[i - 1]))

export const presenceOf = (away: Seat[], bots: Seat[]): Presence => ({
	type: 'presence',
	away,
	...(bots.length > 0 && { bots }),
})

export const placeOn = (space: Space, colour: number): Place =>
	colour === 0 ? { type: 'place', space } : { type: 'place', space, colour: 1 }
