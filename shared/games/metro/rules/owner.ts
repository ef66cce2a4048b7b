import { companyStations } from '../data/companies.ts'
import { ownership } from '../data/stations.ts'
import { NOBODY, type Table } from '../table.ts'
import { type Departure, STATIONS } from './board.ts'

/** The stations of each owner: of the seats or, where they play, of the companies. */
const rowsOf = (table: Table): readonly (readonly number[])[] =>
	table.market === undefined ? ownership[table.held.length]! : companyStations

/** The stations of a seat or, where they play, of a company. */
export const stationsOf = (table: Table, owner: number): readonly number[] => rowsOf(table)[owner] ?? []

/** Whose wagon stands at a departure, be it on the rim or in the Central Station; NOBODY where none does. */
export function ownerOf(table: Table, departure: Departure): number {
	if (departure > STATIONS) return table.wagons[departure] ?? NOBODY
	return ownersByRows.get(rowsOf(table))![departure]!
}

const ownersByRows = new Map(
	[companyStations, ...Object.values(ownership)].map((rows) => [rows, ownersIn(rows)]),
)

/** The rows turned about: the owner of each station. */
function ownersIn(rows: readonly (readonly number[])[]): number[] {
	const owners = new Array<number>(STATIONS + 1).fill(NOBODY)
	for (const [owner, stations] of rows.entries()) for (const station of stations) owners[station] = owner
	return owners
}
