import type { Seat } from '../../../kernel/game.ts'
import type { Colour, Space, Table } from '../table.ts'
import { planOf } from './schedule.ts'

export const coloursPerSeat = ({ options }: Table): number => (options.twoColours ? 2 : 1)

export const seatsOf = ({ purses }: Table): Seat[] => [...purses.keys()]

/** A seat's first colour, or its second. */
export const colourOf = (table: Table, seat: Seat, own: number): Colour => seat * coloursPerSeat(table) + own

export const ownerOf = (table: Table, colour: Colour): Seat => Math.floor(colour / coloursPerSeat(table))

export const coloursOf = (table: Table, seat: Seat): Colour[] =>
	[...Array(coloursPerSeat(table)).keys()].map((own) => colourOf(table, seat, own))

/** Where the tokens of a colour stand. */
export const spacesOf = ({ stacks }: Table, colour: Colour): Space[] =>
	[...stacks.keys()].filter((space) => stacks[space]!.includes(colour))

/** How many tokens of a colour are still to be placed in this round. */
export const tokensLeft = (table: Table, colour: Colour): number =>
	planOf(table.round).tokens - spacesOf(table, colour).length

export const hasTokensLeft = (table: Table, seat: Seat): boolean =>
	coloursOf(table, seat).some((colour) => tokensLeft(table, colour) > 0)
