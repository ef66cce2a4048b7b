import type { Event } from '../../../../shared/games/metro/event.ts'
import { paidByNumber } from '../../../../shared/games/metro/rules/final-score.ts'
import { legalSteps } from '../../../../shared/games/metro/steps/legal.ts'
import { type Market, NOBODY, type Table } from '../../../../shared/games/metro/table.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { companyName } from '../company/company.ts'
import type { Extras, PaidLine } from '../extras.ts'
import { ownersAmong } from '../owner.ts'
import { tellEvent, tellPaid } from './describe.ts'
import { openExpansions } from './expanded-play.ts'
import { payeeAt } from './known-numbers.ts'
import { extraWords } from './words.en.ts'
import { scoreOf } from './worth.ts'

const expansions: Extras = {
	steps: legalSteps,
	ownersOf(players, { market, points }, hand) {
		if (!market) return ownersAmong(players)
		return points.map((_, company) => ({
			name: companyName(company),
			colour: company,
			mine: hand?.shares?.includes(company) ?? false,
		}))
	},
	scoreOf,
	before,
	tell: tellEvent,
	tellPaid,
	awards,
	explain: (code) => extraWords.find(`rejected.${code}`),
	open: openExpansions,
}

/** A company's points fly to nobody: who holds it is a secret. Open numbers pay where all can see it. */
function awards(table: Table, { departure, owner, end, points }: PaidLine): [Seat, number][] {
	if (table.market) return []
	const payee = table.numbers ? payeeAt(table, end) : NOBODY
	const paid = paidByNumber(departure, points)
	if (payee === owner) return [[owner, points + paid]]
	return [[owner, points], ...(payee === NOBODY ? [] : [[payee, paid] satisfies [Seat, number]])]
}

function before({ revealed: _, ...table }: Table, event: Event): Table {
	if (event.type === 'wagon') {
		const { [event.rail]: __, ...wagons } = table.wagons
		return { ...table, wagons, ...withMarket(table, ({ shown }) => ({ shown: hide(shown, event.owner) })) }
	}
	const { company } = event.type === 'exchange' ? event : {}
	if (event.type !== 'exchange' || company === undefined) return table
	return {
		...table,
		...withMarket(table, ({ open }) => ({ open: open.with(event.percentage / 10 - 1, company) })),
	}
}

const withMarket = ({ market }: Table, change: (market: Market) => Partial<Market>): Partial<Table> =>
	market ? { market: { ...market, ...change(market) } } : {}

/** A company's wagon comes with one share of it, and comes once. */
const hide = (shown: Market['shown'], company: number): Market['shown'] =>
	shown.filter((share) => share.company !== company)

export default expansions
