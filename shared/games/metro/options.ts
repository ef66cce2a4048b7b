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
	cards: number // station numbers of each side that a player gets, where they are played
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

/** The eight numbers of a side are shared out evenly; the rest stay unseen. */
export const mostCards = (players: number): number => Math.floor(8 / players)

export const options: OptionsSchema<Options> = {
	fields: {
		edition: { kind: 'choice', values: ['metro', 'iron-horse'], default: 'metro' },
		rotation: { kind: 'flag', default: false },
		hand: { kind: 'choice', values: [1, 2, 3], default: 1 },
		expansions: { kind: 'set', values: [1, 2, 3, 4], default: [] },
		cards: { kind: 'choice', values: [1, 2, 3, 4], default: 1 },
		first: { kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5], default: 'random' },
	},
	check({ expansions, cards, first }, players) {
		if (!isLegal(expansions)) return reject<Code>('illegal-expansions')
		if (expansions.includes(STATION_NUMBERS) && cards > mostCards(players))
			return reject<Code>('too-many-cards')
		if (first !== 'random' && first >= players) return reject<Code>('first-not-seated')
		return undefined
	},
}
