import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'
import { decodePng, encodePng, type Picture } from './png.ts'

const HEAD = 33 // bytes before the pixels

/** Grey pixels, as deep as they are told. */
function picture(width: number, ...greys: number[]): Picture {
	const pixels = Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey, 255]))
	return { width, height: greys.length / width, pixels }
}

test('a picture is read as it was written', () => {
	const small = picture(3, 0, 50, 100, 150, 200, 250)
	const { width, height, pixels } = decodePng(encodePng(small))
	expect({ width, height, pixels: [...pixels] }).toEqual({ ...small, pixels: [...small.pixels] })
})

test('rows that are told by their neighbours are read, one of each kind', () => {
	// None, from the left, from above, from both, and from whichever of three is nearest.
	const rows = [0, 1, 2, 3, 4].flatMap((filter) => [filter, 10, 20, 30, 255, 10, 20, 30, 255])
	const file = encodePng({ width: 2, height: 5, pixels: new Uint8Array(40) })
	const body = deflateSync(Uint8Array.from(rows))
	const length = Buffer.alloc(4)
	length.writeUInt32BE(body.length)
	const data = Buffer.concat([length, Buffer.from('IDAT'), body, Buffer.alloc(4)])
	const { pixels } = decodePng(Buffer.concat([file.subarray(0, HEAD), data]))
	const reds = Array.from({ length: 10 }, (_, i) => pixels[4 * i])
	expect(reds).toEqual([10, 10, 10, 20, 20, 30, 20, 35, 30, 45])
})

test('pictures that are the same, but for a shade that nobody sees, do not differ', () => {
	expect(differenceOf(picture(2, 1, 2, 3, 4), picture(2, 1, 2, 3, 4))).toBeUndefined()
	expect(differenceOf(picture(2, 1, 2, 3, 4), picture(2, 1, 2, 3, 8))).toBeUndefined()
})

test('what differs is counted, and where it is', () => {
	const before = picture(4, ...Array.from({ length: 12 }, () => 100))
	const after = picture(4, 100, 100, 100, 100, 100, 0, 100, 100, 100, 100, 255, 100)
	const { count, box } = differenceOf(before, after) ?? {}
	expect({ count, box }).toEqual({ count: 2, box: { x: 1, y: 1, width: 2, height: 2 } })
})
