/** The stations of each of the eight companies, whatever the number of players. */
export const companyStations: readonly (readonly number[])[] = [
	[1, 11, 18, 28], // yellow
	[2, 9, 20, 27], // blue
	[3, 12, 17, 26], // orange
	[4, 10, 19, 25], // green
	[5, 15, 22, 32], // purple
	[6, 13, 24, 31], // black
	[7, 16, 21, 30], // red
	[8, 14, 23, 29], // white
]

/** Each company has one share of each. */
export const percentages: readonly number[] = [10, 20, 30, 40]
