import type { Json } from '../kernel/json.ts'
import { ByteWriter } from './byte-writer.ts'

/**
 * An update of a Yjs document as its library would write it (version 1 of the format; `Item.write` and
 * `writeDeleteSet` in yjs), made without a transaction: with one writer, whose items all have one client id, nothing
 * has to be integrated, merged or collected to know what to send. That is most of the work behind a move.
 */
export interface Written {
	client: number
	clock: number // of the first new item
	items: readonly WrittenItem[]
	deleted: readonly number[] // clocks
}

/** Values side by side; each takes one tick of the clock. */
export interface WrittenItem {
	parent: string // the root type
	key: string | null // in a map
	after: number | null // the clock of the item to its left: in a map, the one that it takes the place of
	values: readonly Json[]
}

const CONTENT_ANY = 8
const HAS_LEFT = 128
const HAS_KEY = 32
const ROOT = 1

const writer = new ByteWriter()

export function encodeUpdate({ client, clock, items, deleted }: Written): Uint8Array {
	writer.varUint(items.length > 0 ? 1 : 0)
	if (items.length > 0) {
		writer.varUint(items.length)
		writer.varUint(client)
		writer.varUint(clock)
	}
	for (const item of items) writeItem(item, client)
	const ranges = rangesOf(deleted)
	writer.varUint(ranges.length > 0 ? 1 : 0)
	if (ranges.length > 0) {
		writer.varUint(client)
		writer.varUint(ranges.length)
	}
	for (const [from, length] of ranges) {
		writer.varUint(from)
		writer.varUint(length)
	}
	return writer.take()
}

function writeItem({ parent, key, after, values }: WrittenItem, client: number): void {
	writer.byte(CONTENT_ANY | (after === null ? 0 : HAS_LEFT) | (key === null ? 0 : HAS_KEY))
	if (after === null) {
		writer.varUint(ROOT)
		writer.text(parent)
		if (key !== null) writer.text(key)
	} else {
		writer.varUint(client)
		writer.varUint(after)
	}
	writer.varUint(values.length)
	for (const value of values) writer.any(value)
}

function rangesOf(clocks: readonly number[]): [from: number, length: number][] {
	const ranges: [number, number][] = []
	for (const clock of clocks.toSorted((one, other) => one - other)) {
		const last = ranges.at(-1)
		if (last && last[0] + last[1] === clock) last[1] += 1
		else ranges.push([clock, 1])
	}
	return ranges
}
