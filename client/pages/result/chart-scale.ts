/** Round numbers from the lowest to the highest, few enough to be read. */
export function ticksOf(bottom: number, top: number, most = 5): number[] {
	const span = Math.max(1, top - bottom)
	const rough = span / most
	const power = 10 ** Math.floor(Math.log10(rough))
	const step = Math.max(1, [1, 2, 5, 10].find((times) => times * power >= rough)! * power)
	const first = Math.ceil(bottom / step)
	const last = Math.floor(top / step)
	return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
