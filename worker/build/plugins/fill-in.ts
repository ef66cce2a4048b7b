/** Puts something in a place of a text that must be there. */
export function fillIn(text: string, place: string, filling: string): string {
	const filled = text.replace(place, () => filling)
	if (filled === text) throw new Error(`There is no "${place}" to fill in.`)
	return filled
}
