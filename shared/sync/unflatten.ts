import { isUnsafeKey } from '../kernel/shape.ts'
import type { Leaf } from './flatten.ts'

type Node = Leaf | NodeList | NodeRecord | undefined
interface NodeList extends Array<Node> {}
interface NodeRecord {
	[key: string]: Node
}

/** Leaves by their paths; without a value, those that are gone. */
export type ChangedLeaves = Iterable<readonly [path: string, leaf: Leaf | undefined]>

/** The view that was flattened. Leaves that no view has are left out: whoever wrote them may be no honest authority. */
export const unflatten = (leaves: ChangedLeaves): unknown => withLeaves(undefined, leaves)

/** A view with some of its leaves changed: only the way to them is copied, everything else is what it was before. */
export function withLeaves(view: unknown, changed: ChangedLeaves): unknown {
	const copies = new Set<Node>() // made here, so that each is made once
	const leaves = [...changed]

	/** What takes a node's place; nothing, where nothing is left of it. */
	const change = (node: Node, parts: readonly string[], depth: number, leaf: Node): Node => {
		const part = parts[depth]
		if (part === undefined) return atEnd(node, leaf)
		const isList = part[0] === ':'
		const key = isList ? part.slice(1) : unescapeKey(part.slice(1))
		const inside = isContainer(node) ? node : undefined
		if (isList ? !isPosition(key) : isUnsafeKey(key)) return node
		if (inside && Array.isArray(inside) !== isList) return node
		const before = inside && Object.hasOwn(inside, key) ? inside[key] : undefined
		const after = change(before, parts, depth + 1, leaf)
		if (after === before) return node
		const next = copies.has(inside) ? inside! : copyOf(inside, isList)
		copies.add(next)
		if (after !== undefined) next[key] = after
		else delete next[key]
		// Lists become shorter at their end.
		if (Array.isArray(next)) while (next.length > 0 && !(next.length - 1 in next)) next.length -= 1
		return isEmpty(next) ? undefined : next
	}

	let root = view as Node
	// What is gone makes way: a leaf may stand where others had been inside, or the other way round.
	for (const isGone of [true, false])
		for (const [path, leaf] of leaves)
			if ((leaf === undefined) === isGone) root = change(root, path.match(/[.:][^.:]*/g) ?? [], 0, leaf)
	return root
}

/** A list or an object is empty as a leaf; what has an inside is gone only with that. */
function atEnd(node: Node, leaf: Node): Node {
	if (leaf === undefined) return isContainer(node) && !isEmpty(node) ? node : leaf
	if (!isContainer(leaf)) return leaf
	const isList = Array.isArray(leaf)
	return isContainer(node) && isEmpty(node) && Array.isArray(node) === isList
		? node
		: copyOf(undefined, isList)
}

/** A list is asked by its keys too. */
const isContainer = (node: Node): node is NodeRecord => typeof node === 'object' && node !== null

const isEmpty = (node: NodeRecord): boolean => Object.keys(node).length === 0

const copyOf = (node: NodeRecord | undefined, isList: boolean): NodeRecord =>
	isList ? (Object.assign([], node) as unknown as NodeRecord) : { ...node }

/** Lists are short: one whose last item stands far away would be endless. */
const isPosition = (name: string): boolean => /^(0|[1-9]\d{0,3})$/.test(name)

const unescapeKey = (part: string): string =>
	part.replace(/%(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
