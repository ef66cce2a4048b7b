import type { Colour, Space, Table } from '../table.ts'
import { coloursPerSeat, spacesOf } from './colours.ts'
import { graphOf } from './graph.ts'
import { FORTY, type Pick, type Price, priceOf } from './price.ts'
import { planOf, SPACES } from './schedule.ts'

/** What a colour chose and what that costs or, in the last round, brings. */
export interface Account {
	colour: Colour
	spaces: Space[] // ascending
	price: Price
}

/** A choice with its price, stacks left aside. */
export interface Choice {
	spaces: Space[]
	price: Price
}

export const cardOn = ({ ring }: Table, space: Space): Pick => (space === 0 ? FORTY : ring[space - 1]!)

/** The account of every colour for the round on the table. */
export function accountsOf(table: Table): Account[] {
	const colours = [...Array(table.purses.length * coloursPerSeat(table)).keys()]
	return colours.map((colour) => {
		const spaces = spacesOf(table, colour)
		const underneath = spaces.reduce((sum, space) => sum + table.stacks[space]!.indexOf(colour), 0)
		return { colour, spaces, price: priceChoice(table, spaces, underneath) }
	})
}

/** Every choice of spaces that a colour has in this round. */
export function spacesToChoose({ round }: Table): Space[][] {
	const choices: Space[][] = []
	for (let space = 0; space < SPACES; space++) {
		if (planOf(round).tokens === 1) choices.push([space])
		else for (let other = space + 1; other < SPACES; other++) choices.push([space, other])
	}
	return choices
}

/** The same, with what each costs. */
export const choicesOf = (table: Table): Choice[] =>
	spacesToChoose(table).map((spaces) => ({ spaces, price: priceChoice(table, spaces, 0) }))

/** The best choices that were possible; several where they are worth the same. */
export function bestChoices(table: Table): Choice[] {
	const choices = choicesOf(table)
	const most = Math.max(...choices.map(({ price }) => price.money))
	return choices.filter(({ price }) => price.money === most)
}

const priceChoice = (table: Table, spaces: readonly Space[], underneath: number): Price =>
	priceOf(
		graphOf(table.options.map),
		table,
		spaces.map((space) => cardOn(table, space)),
		underneath,
	)
