/** The expansions by their numbers. */
export const COMPANIES = 1
export const CENTRAL_WAGONS = 2
export const CENTRAL_RAILS = 3
export const STATION_NUMBERS = 4
