import type { Leaf } from './flatten.ts'

type Node = Leaf | NodeList | NodeRecord
interface NodeList extends Array<Node> {}
interface NodeRecord {
	[key: string]: Node
}

/** The view that was flattened. */
export function unflatten(leaves: Iterable<[string, Leaf]>): unknown {
	const root: NodeRecord = {}
	for (const [path, leaf] of leaves) {
		const parts = path.match(/[.:][^.:]*/g) ?? []
		let node: NodeRecord | NodeList = root
		let key: string | number = 'root'
		for (const part of parts) {
			const isIndex = part.startsWith(':')
			const child: Node | undefined = (node as NodeRecord)[key]
			const container: NodeRecord | NodeList =
				typeof child === 'object' && child !== null ? (child as NodeRecord | NodeList) : isIndex ? [] : {}
			;(node as NodeRecord)[key] = container
			node = container
			key = isIndex ? Number(part.slice(1)) : unescapeKey(part.slice(1))
		}
		;(node as NodeRecord)[key] = leaf
	}
	return root.root
}

const unescapeKey = (part: string): string =>
	part.includes('%')
		? part.replace(/%(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		: part
