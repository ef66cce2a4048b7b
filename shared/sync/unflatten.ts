import { isUnsafeKey } from '../kernel/shape.ts'
import type { Leaf } from './flatten.ts'

type Node = Leaf | NodeList | NodeRecord
interface NodeList extends Array<Node> {}
interface NodeRecord {
	[key: string]: Node
}

/** The view that was flattened. Leaves that no view has are left out: whoever wrote them may be no honest authority. */
export function unflatten(leaves: Iterable<[string, Leaf]>): unknown {
	const root: NodeRecord = {}
	for (const [path, leaf] of leaves) put(root, path.match(/[.:][^.:]*/g) ?? [], leaf)
	return root.root
}

function put(root: NodeRecord, parts: readonly string[], leaf: Leaf): void {
	let node: NodeRecord | NodeList = root
	let key: string | number = 'root'
	for (const part of parts) {
		const isIndex = part[0] === ':'
		const name = isIndex ? part.slice(1) : unescapeKey(part.slice(1))
		if (isIndex ? !isPosition(name) : isUnsafeKey(name)) return
		const child: Node | undefined = (node as NodeRecord)[key]
		const container: NodeRecord | NodeList =
			typeof child === 'object' && child !== null ? (child as NodeRecord | NodeList) : isIndex ? [] : {}
		if (Array.isArray(container) !== isIndex) return
		;(node as NodeRecord)[key] = container
		node = container
		key = isIndex ? Number(name) : name
	}
	// A list or an object is empty as a leaf, and from here on ours: others are put into it.
	const value = typeof leaf !== 'object' || leaf === null ? leaf : Array.isArray(leaf) ? [] : {}
	;(node as NodeRecord)[key] = value
}

/** Lists are short: one whose last item stands far away would be endless. */
const isPosition = (name: string): boolean => /^\d{1,4}$/.test(name)

const unescapeKey = (part: string): string =>
	part.includes('%')
		? part.replace(/%(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		: part
