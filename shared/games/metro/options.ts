import type { Seat } from '../../kernel/game.ts'
import type { OptionsSchema } from '../../kernel/options.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Code } from './codes.ts'
import { CENTRAL_RAILS, CENTRAL_WAGONS, COMPANIES, STATION_NUMBERS } from './expansions.ts'

export interface Options {
	edition: 'metro' | 'iron-horse'
	rotation: boolean // tiles may be turned
	hand: 1 | 2 | 3 // tiles in hand
	expansions: readonly number[]
	cards: readonly number[] // where station numbers are played, how many of each side a player gets: see SIDES
	openNumbers: boolean // everybody sees everybody's
	first: 'random' | Seat // who begins; random leaves it to the edition's own way
}

export const legalExpansions: readonly (readonly number[])[] = [
	[],
	[COMPANIES],
	[CENTRAL_WAGONS],
	[CENTRAL_RAILS],
	[STATION_NUMBERS],
	[COMPANIES, CENTRAL_WAGONS],
	[COMPANIES, CENTRAL_RAILS],
	[CENTRAL_WAGONS, STATION_NUMBERS],
	[CENTRAL_RAILS, STATION_NUMBERS],
]

const isLegal = (expansions: readonly number[]): boolean =>
	legalExpansions.some((legal) => legal.join() === expansions.join())

/** The sides of the board as its stations are numbered: 1 to 8 at the top, then left, bottom and right; a colour each. */
export const SIDES = 4

/** The eight numbers of a side are shared out evenly; the rest stay unseen. */
export const mostCards = (players: number): number => Math.floor(8 / players)

export const options: OptionsSchema<Options> = {
	fields: {
		edition: { kind: 'choice', values: ['metro', 'iron-horse'], default: 'metro' },
		rotation: { kind: 'flag', default: false },
		hand: { kind: 'choice', values: [1, 2, 3], default: 1 },
		expansions: { kind: 'set', values: [1, 2, 3, 4], default: [] },
		cards: { kind: 'counts', max: mostCards(2), default: new Array<number>(SIDES).fill(1), limit: mostCards },
		openNumbers: { kind: 'flag', default: false },
		first: { kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5], default: 'random', people: true },
	},
	/** Version 1 had one number for all sides. */
	renew: (raw) =>
		typeof raw.cards === 'number' ? { ...raw, cards: new Array<unknown>(SIDES).fill(raw.cards) } : raw,
	check({ expansions, cards, first }, players) {
		if (!isLegal(expansions)) return reject<Code>('illegal-expansions')
		if (expansions.includes(STATION_NUMBERS)) {
			if (cards.some((count) => count > mostCards(players))) return reject<Code>('too-many-cards')
			if (cards.every((count) => count === 0)) return reject<Code>('no-cards')
		}
		if (first !== 'random' && first >= players) return reject<Code>('first-not-seated')
		return undefined
	},
}
