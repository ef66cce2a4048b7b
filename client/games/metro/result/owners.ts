import type { Table } from '../../../../shared/games/metro/table.ts'
import type { TableView } from '../../../../shared/room/view.ts'
import { companyName } from '../company/company.ts'
import type { Owners } from '../owner.ts'

/** Who owned the lines of a finished game; nobody's stand out any more. */
export function ownersIn({ table, about }: TableView): Owners {
	const { market, points } = table as Table
	return market
		? points.map((_, company) => ({ name: companyName(company), colour: company, mine: false }))
		: about.seats.map(({ name, colour }) => ({ name, colour, mine: false }))
}
