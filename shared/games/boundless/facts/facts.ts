import type { Names } from '../maps/map-data.ts'

/** What a state's card tells of it; words for codes are the platform's, in the reader's language. */
export interface Facts {
	capital: Names
	population: number
	area: number // km²
	languages?: string[] // ISO 639 codes
	currency?: string // ISO 4217 code
	statehood?: number // the year it joined the United States
}
