/** The naive game's own copy of what is printed, in a form of its own. */

export const copies: Record<number, string> = {
	4: 'aacb cbaa acba baac aaaa',
	3: 'cbcb bcbc',
	2: 'cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd',
}

/** By number of players: the seats that own stations 1, 2, 3 … 32; a dot for nobody. */
const seats: Record<number, string> = {
	2: '01010101010101010101010101010101',
	3: '012020121201210..210210202101201',
	4: '23103201320123103210230123013210',
	5: '032401243041302..124301423102341',
	6: '014203524015423..103254312051435',
}

/** The companies that own stations 1, 2, 3 … 32, whatever the number of players. */
const companies = '01234567130257462031647532107654'

/** Who owns a station; undefined for nobody. */
export function ownerOfStation(station: number, players: number, withCompanies: boolean): number | undefined {
	const letter = (withCompanies ? companies : seats[players]!)[station - 1]!
	return letter === '.' ? undefined : Number(letter)
}
