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

/** What a document shows, with the least that what is written later can follow on. */
export interface Whole {
	client: number
	until: number // the clock of the next item
	items: readonly WholeItem[] // in the order of their clocks
}

export interface WholeItem extends WrittenItem {
	clock: number
	isGone: boolean // then its values count, and are not told
}

const COLLECTED = 0
const CONTENT_DELETED = 1
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

/**
 * For somebody who has nothing of the document yet: of what was overwritten they get no more than how much it was, as
 * of what the library itself has collected, so that what is sent does not grow with the game's age. Whoever has a part
 * must not be told so: what they have would find no successor.
 */
export function encodeWhole({ client, until, items }: Whole): Uint8Array {
	const gaps = items.map(({ clock }, i) => clock - (i === 0 ? 0 : endOf(items[i - 1]!)))
	const last = items.at(-1)
	gaps.push(until - (last ? endOf(last) : 0))
	const structs = items.length + gaps.filter((gap) => gap > 0).length
	writer.varUint(structs > 0 ? 1 : 0)
	if (structs > 0) {
		writer.varUint(structs)
		writer.varUint(client)
		writer.varUint(0)
	}
	for (const [i, gap] of gaps.entries()) {
		if (gap > 0) {
			writer.byte(COLLECTED)
			writer.varUint(gap)
		}
		const item = items[i]
		if (item) writeItem(item, client, item.isGone)
	}
	writer.varUint(0)
	return writer.take()
}

const endOf = ({ clock, values }: WholeItem): number => clock + values.length

function writeItem({ parent, key, after, values }: WrittenItem, client: number, isGone = false): void {
	const content = isGone ? CONTENT_DELETED : CONTENT_ANY
	writer.byte(content | (after === null ? 0 : HAS_LEFT) | (key === null ? 0 : HAS_KEY))
	if (after === null) {
		writer.varUint(ROOT)
		writer.text(parent)
		if (key !== null) writer.text(key)
	} else {
		writer.varUint(client)
		writer.varUint(after)
	}
	writer.varUint(values.length)
	if (!isGone) for (const value of values) writer.any(value)
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
