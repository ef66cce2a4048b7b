/** From where to where in a text. */
export type Match = readonly [start: number, end: number]

/** Accents, case and the kind of apostrophe make no difference; a ligature is its letters. */
const plain = (letter: string): string =>
	letter
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace('œ', 'oe')
		.replace('æ', 'ae')
		.replace('’', "'")
		.replace(/\s/u, ' ')

/** Where a text says what is looked for; nothing is found by a single letter. */
export function matchesOf(text: string, looked: string): Match[] {
	const wanted = [...looked.trim()].map(plain).join('')
	if (wanted.length < 2) return []
	let folded = ''
	const origins: number[] = [] // of every folded letter
	let at = 0
	for (const letter of text) {
		for (const piece of plain(letter)) {
			folded += piece
			origins.push(at)
		}
		at += letter.length
	}
	origins.push(at)
	const found: Match[] = []
	for (let start = folded.indexOf(wanted); start >= 0; ) {
		const end = start + wanted.length
		found.push([origins[start]!, origins[end]!])
		start = folded.indexOf(wanted, end)
	}
	return found
}
