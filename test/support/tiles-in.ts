import { tileCounts } from '../../shared/games/metro/data/tiles.ts'

/** Bytes and texts as one text, a character for each byte. */
export const asText = (frames: readonly (string | Uint8Array)[]): string =>
	frames
		.map((frame) =>
			typeof frame === 'string' ? frame : Array.from(frame, (byte) => String.fromCharCode(byte)).join(''),
		)
		.join('\n')

/** The tiles of Metro that are named somewhere in a text. */
export function tilesIn(text: string): string[] {
	// Hexadecimal numbers have such letters too.
	const words = text.matchAll(/(?<![0-9a-f])[abcd]{4}(?![0-9a-f])/g)
	return Array.from(words, ([word]) => word).filter((word) => Object.hasOwn(tileCounts, word))
}
