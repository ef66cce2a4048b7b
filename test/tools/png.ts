import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture as its pixels: red, green, blue and opacity of each, row by row. */
export interface Picture {
	width: number
	height: number
	pixels: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 } // by the kind of colour

/** Reads what browsers write: eight bits a channel, in colour, not interlaced. */
export function decodePng(file: Buffer): Picture {
	if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.')
	const parts = [...partsOf(file)]
	const header = parts.find(({ type }) => type === 'IHDR')!.body
	const width = header.readUInt32BE(0)
	const height = header.readUInt32BE(4)
	const channels = CHANNELS[header[9]!]
	if (header[8] !== 8 || channels === undefined || header[12] !== 0)
		throw new Error('A PNG of a kind that no browser writes.')
	const packed = Buffer.concat(parts.flatMap(({ type, body }) => (type === 'IDAT' ? [body] : [])))
	const rows = unfilter(inflateSync(packed), width * channels, height, channels)
	return { width, height, pixels: channels === 4 ? rows : withOpacity(rows) }
}

function* partsOf(file: Buffer): Generator<{ type: string; body: Buffer }> {
	for (let at = 8; at < file.length; ) {
		const length = file.readUInt32BE(at)
		yield { type: file.toString('latin1', at + 4, at + 8), body: file.subarray(at + 8, at + 8 + length) }
		at += length + 12
	}
}

/** Every row begins with how its bytes were foretold from those to the left and above: they are what was missing. */
function unfilter(data: Buffer, stride: number, height: number, channels: number): Uint8Array {
	const rows = new Uint8Array(stride * height)
	for (let y = 0; y < height; y++) {
		const filter = data[y * (stride + 1)]!
		const from = y * (stride + 1) + 1
		const to = y * stride
		for (let x = 0; x < stride; x++) {
			const left = x < channels ? 0 : rows[to + x - channels]!
			const above = y === 0 ? 0 : rows[to + x - stride]!
			const corner = x < channels || y === 0 ? 0 : rows[to + x - stride - channels]!
			rows[to + x] = data[from + x]! + foretell(filter, left, above, corner)
		}
	}
	return rows
}

function foretell(filter: number, left: number, above: number, corner: number): number {
	switch (filter) {
		case 1:
			return left
		case 2:
			return above
		case 3:
			return (left + above) >> 1
		case 4: {
			const guess = left + above - corner
			const [byLeft, byAbove, byCorner] = [left, above, corner].map((value) => Math.abs(guess - value))
			if (byLeft! <= byAbove! && byLeft! <= byCorner!) return left
			return byAbove! <= byCorner! ? above : corner
		}
		default:
			return 0
	}
}

function withOpacity(colours: Uint8Array): Uint8Array {
	const pixels = new Uint8Array((colours.length / 3) * 4).fill(255)
	for (let i = 0; i < colours.length / 3; i++) pixels.set(colours.subarray(3 * i, 3 * i + 3), 4 * i)
	return pixels
}

export function encodePng({ width, height, pixels }: Picture): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.set([8, 6], 8)
	const rows = Buffer.alloc((4 * width + 1) * height)
	for (let y = 0; y < height; y++)
		rows.set(pixels.subarray(4 * width * y, 4 * width * (y + 1)), (4 * width + 1) * y + 1)
	const parts = [part('IHDR', header), part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))]
	return Buffer.concat([SIGNATURE, ...parts])
}

function part(type: string, body: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
	const length = Buffer.alloc(4)
	length.writeUInt32BE(body.length)
	const check = Buffer.alloc(4)
	check.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, check])
}
