type Triple = readonly [number, number, number]

/** How people see: as most do, and the three kinds of colour blindness (Machado, Oliveira, Fernandes 2009). */
export const sights = {
	trichromat: [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	],
	protanope: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deuteranope: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritanope: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>

export type Sight = keyof typeof sights

/** Red, green and blue as light, from #rrggbb. */
function lightOf(hex: string): Triple {
	const channel = (at: number): number => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
	}
	return [channel(1), channel(3), channel(5)]
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], lightOf(hex))

/** As WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
	const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
	return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** CIELAB, from light. */
function labOf(light: Triple): Triple {
	const bend = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
	const x = bend(dot([0.4124, 0.3576, 0.1805], light) / 0.95047)
	const y = bend(dot([0.2126, 0.7152, 0.0722], light))
	const z = bend(dot([0.0193, 0.1192, 0.9505], light) / 1.08883)
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How far apart two colours look to somebody: a difference in CIELAB, where 2 is just noticeable. */
export function apart(one: string, other: string, sight: Sight): number {
	const seen = (hex: string): Triple => {
		const light = lightOf(hex)
		const [red, green, blue] = sights[sight].map((row) => Math.min(1, Math.max(0, dot(row, light))))
		return labOf([red ?? 0, green ?? 0, blue ?? 0])
	}
	const [a, b] = [seen(one), seen(other)]
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
