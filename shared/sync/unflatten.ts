import { isUnsafeKey } from '../kernel/shape.ts'
import type { Leaf } from './flatten.ts'

type Node = Leaf | NodeList | NodeRecord
interface NodeList extends Array<Node> {}
interface NodeRecord {
	[key: string]: Node
}
type Container = NodeList | NodeRecord

/** Leaves by their paths; without a value, those that are gone. */
export type ChangedLeaves = Iterable<readonly [path: string, leaf: Leaf | undefined]>

/** The view that was flattened. Leaves that no view has are left out: whoever wrote them may be no honest authority. */
export const unflatten = (leaves: ChangedLeaves): unknown => withLeaves(undefined, leaves)

/** A view with some of its leaves changed: only the way to them is copied, everything else is what it was before. */
export function withLeaves(view: unknown, changed: ChangedLeaves): unknown {
	const copies = new Set<unknown>() // made here, so that each is made once
	const leaves = [...changed]
	let root = view as Node | undefined
	// What is gone makes way: a leaf may stand where others had been inside, or the other way round.
	for (const isGone of [true, false])
		for (const [path, leaf] of leaves)
			if ((leaf === undefined) === isGone)
				root = withLeaf(root, path.match(/[.:][^.:]*/g) ?? [], 0, leaf, copies)
	return root
}

/** What takes a node's place; nothing, where nothing is left of it. */
function withLeaf(
	node: Node | undefined,
	parts: readonly string[],
	depth: number,
	leaf: Leaf | undefined,
	copies: Set<unknown>,
): Node | undefined {
	const inside = isContainer(node) ? node : undefined
	const part = parts[depth]
	if (part === undefined) return atEnd(node, leaf, copies)
	const isIndex = part[0] === ':'
	const key = isIndex ? part.slice(1) : unescapeKey(part.slice(1))
	if (isIndex ? !isPosition(key) : isUnsafeKey(key)) return node
	if (inside && Array.isArray(inside) !== isIndex) return node
	const before = inside && Object.hasOwn(inside, key) ? (inside as NodeRecord)[key] : undefined
	const after = withLeaf(before, parts, depth + 1, leaf, copies)
	if (after === before) return node
	const next = copies.has(inside) ? inside! : copyOf(inside, isIndex)
	copies.add(next)
	if (after === undefined) return without(next, key)
	;(next as NodeRecord)[key] = after
	return next
}

/** A list or an object is empty as a leaf, and from here on ours: others are put into it. */
function atEnd(node: Node | undefined, leaf: Leaf | undefined, copies: Set<unknown>): Node | undefined {
	if (leaf === undefined) return isContainer(node) && !isEmpty(node) ? node : undefined
	if (!isContainer(leaf)) return leaf
	const isList = Array.isArray(leaf)
	if (isContainer(node) && Array.isArray(node) === isList && isEmpty(node)) return node
	const empty = copyOf(undefined, isList)
	copies.add(empty)
	return empty
}

const isContainer = (node: unknown): node is Container => typeof node === 'object' && node !== null

const isEmpty = (node: Container): boolean => Object.keys(node).length === 0

const copyOf = (node: Container | undefined, isList: boolean): Container =>
	isList ? ((node as NodeList | undefined)?.slice() ?? []) : { ...(node as NodeRecord) }

/** Lists become shorter at their end. */
function without(node: Container, key: string): Container | undefined {
	delete (node as NodeRecord)[key]
	if (Array.isArray(node)) while (node.length > 0 && !(node.length - 1 in node)) node.length -= 1
	return isEmpty(node) ? undefined : node
}

/** Lists are short: one whose last item stands far away would be endless. */
const isPosition = (name: string): boolean => /^(0|[1-9]\d{0,3})$/.test(name)

const unescapeKey = (part: string): string =>
	part.includes('%')
		? part.replace(/%(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		: part
