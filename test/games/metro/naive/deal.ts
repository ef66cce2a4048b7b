/** The colours of the number cards, by the side of the board they stand for. */
const colours: readonly (readonly [string, first: number, last: number])[] = [
	['top', 1, 8],
	['left', 9, 16],
	['bottom', 17, 24],
	['right', 25, 32],
]

/** What is wrong with a deal of station numbers, if anything is: `wanted` is how many of each colour everybody gets. */
export function faultOfDeal(numbers: number[][], wanted: readonly number[]): string | undefined {
	const seen: number[] = []
	for (const [seat, held] of numbers.entries()) {
		for (const [index, [colour, first, last]] of colours.entries()) {
			const count = held.filter((number) => number >= first && number <= last).length
			if (count !== wanted[index]) return `seat ${seat} has ${count} of the ${colour}, not ${wanted[index]}`
		}
		for (const number of held) {
			if (!Number.isInteger(number) || number < 1 || number > 32) return `there is no ${number}`
			if (seen.includes(number)) return `${number} was dealt twice`
			seen.push(number)
		}
	}
	return undefined
}
