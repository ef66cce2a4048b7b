/**
 * How wide the letters of Overpass are at a weight of 700, in hundredths of their size and rounded up; the weights from
 * 550 to 800 differ from it by two hundredths of that at most. Labels are laid out by arithmetic: to ask the browser
 * would lay out the page, and where there is none nobody could tell whether labels collide.
 */
const widths: readonly (readonly [letters: string, hundredths: number])[] = [
	["ijlI .,’'!îï", 30],
	['fr()t', 42],
	['-–·', 51],
	['sc?/çJ', 56],
	['aekvxyzéèêàâLF', 58],
	['bdghnopquôûùST', 60],
	['CEPZÉ=+−', 64],
	['0123456789$', 66],
	['BDGRVXYK', 71],
	['AHNOQU&', 73],
	['wM', 81],
	['mW★✓', 90],
]

const byLetter = new Map(
	widths.flatMap(([letters, hundredths]) =>
		[...letters].map((letter) => [letter, hundredths / 100] as const),
	),
)

const WIDEST = 0.9

/** A text's width at a size, and never less than the browser will give it. */
export const textWidth = (text: string, size: number): number =>
	[...text].reduce((sum, letter) => sum + (byLetter.get(letter) ?? WIDEST), 0) * size
