import { tileCounts } from '../../data/tiles.ts'
import { distinctRotations, exitSide, rotate } from '../../rules/tile.ts'

/** The tiles by numbers, as playouts know them. All 24 permutations are there, so a turned tile has a number too. */

export const codes: readonly string[] = Object.keys(tileCounts)
const numbers = new Map(codes.map((code, tile) => [code, tile]))
export const tileOf = (code: string): number => numbers.get(code)!

/** All sixty. */
export const allTiles = Int8Array.from(
	codes.flatMap((code, tile) => new Array<number>(tileCounts[code]!).fill(tile)),
)

/** The side by which a train leaves that entered by a side, at 4 × tile + side. */
export const exits = Int8Array.from(codes.flatMap((code) => [0, 1, 2, 3].map((side) => exitSide(code, side))))

/** The tile turned clockwise by quarters, at 4 × tile + quarters. */
export const turned = Int8Array.from(
	codes.flatMap((code) => [0, 1, 2, 3].map((quarters) => tileOf(rotate(code, quarters)))),
)

/** In how many rotations each tile looks different: the first so many. */
export const rotations = Int8Array.from(codes.map((code) => distinctRotations(code).length))
