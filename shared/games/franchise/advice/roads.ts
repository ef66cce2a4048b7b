import { afterIncome } from '../rules/turn.ts'
import { developmentsOf, type Offer } from '../steps/offers.ts'
import type { Table } from '../table.ts'

/** The roads that the active player can use and pay now, the income of the turn included; nobody else's are lit. */
export const usableRoads = (table: Table): Offer[] => developmentsOf(afterIncome(table))
