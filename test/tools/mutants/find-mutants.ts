import { parseSync } from 'vite'

/** One small change of the source that a test ought to notice. */
export interface Mutant {
	path: string
	line: number
	start: number // in the source, and the end of what makes room
	end: number
	was: string
	becomes: string
	before: string // what stands before it on its line, and after it
	after: string
	site: Site
}

/** The code around a change that can be written twice, as it was and as it becomes, with a switch between them. */
export interface Site {
	kind: 'expression' | 'statement' | 'property'
	start: number
	end: number
}

interface Node {
	type: string
	start: number
	end: number
	[field: string]: unknown
}

const operators: Record<string, string> = {
	'===': '!==',
	'!==': '===',
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'+': '-',
	'-': '+',
	'*': '/',
	'%': '*',
	'&&': '||',
	'||': '&&',
}

const methods = new Map([
	['some', 'every'],
	['every', 'some'],
	['min', 'max'],
	['max', 'min'],
	['find', 'findLast'],
])

/** All mutants of a file, in its order. */
export function findMutants(path: string, source: string): Mutant[] {
	const mutants: Mutant[] = []
	const textOf = ({ start, end }: Node) => source.slice(start, end)
	const add = (
		{ start, end }: { start: number; end: number },
		becomes: string,
		{ kind = 'expression', ...around }: Partial<Site> = {},
	) =>
		mutants.push({
			path,
			line: source.slice(0, start).split('\n').length,
			start,
			end,
			was: source.slice(start, end),
			becomes,
			before: source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trimStart(),
			after: source.slice(end).split('\n', 1)[0]!.trimEnd(),
			site: { kind, start: around.start ?? start, end: around.end ?? end },
		})

	const visit = (node: Node): void => {
		switch (node.type) {
			case 'BinaryExpression':
			case 'LogicalExpression': {
				const [left, right] = [node.left, node.right] as [Node, Node]
				const becomes = operators[node.operator as string]
				const isText = [left, right].some(
					({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
				)
				if (node.operator === '??') add(node, textOf(right))
				else if (becomes && !(isText && node.operator === '+'))
					add(operatorBetween(source, left, right, node.operator as string), becomes, {
						start: node.start,
						end: node.end,
					})
				break
			}
			case 'ConditionalExpression':
			case 'IfStatement':
			case 'WhileStatement': {
				const test = node.test as Node
				add(test, `!(${textOf(test)})`)
				break
			}
			case 'UnaryExpression':
				if (node.operator === '!') add(node, textOf(node.argument as Node))
				break
			case 'Literal':
				if (typeof node.value === 'boolean') add(node, `${!node.value}`)
				if (typeof node.value === 'number') add(node, `${node.value + 1}`)
				break
			case 'ExpressionStatement':
				if (!('directive' in node && node.directive)) add(node, ';', { kind: 'statement' })
				break
			case 'MemberExpression': {
				const property = node.property as Node
				const becomes = node.computed ? undefined : methods.get(property.name as string)
				if (becomes) add(property, becomes, { kind: 'property', start: (node.object as Node).end })
				break
			}
		}
		const isKey = (field: string) => field === 'key' && !node.computed
		for (const [field, child] of Object.entries(node))
			if (field !== 'typeAnnotation' && !isKey(field)) visitAll(child)
	}

	const visitAll = (child: unknown): void => {
		if (Array.isArray(child)) for (const one of child) visitAll(one)
		else if (isNode(child) && isCode(child)) visit(child)
	}

	visitAll(parseSync(path, source).program.body)
	return mutants.sort((a, b) => a.start - b.start || a.end - b.end)
}

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Types do nothing; imports and exports of others' names neither. */
const isCode = ({ type }: Node): boolean =>
	!/^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import)/.test(type)

function operatorBetween(source: string, left: Node, right: Node, operator: string) {
	const start = source.indexOf(operator, left.end)
	if (start < 0 || start >= right.start) throw new Error(`No ${operator} at ${left.end}.`)
	return { start, end: start + operator.length }
}

export const mutated = (source: string, { start, end, becomes }: Mutant): string =>
	source.slice(0, start) + becomes + source.slice(end)
