import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import * as whole from 'yjs'
import { AuthorityDocument } from '../../shared/sync/authority-document.ts'
import { inProject } from '../../worker/build/paths.ts'
import { lightYjs, readingYjs } from '../../worker/build/yjs/light-yjs.ts'
import { edits, PATCHED_VERSION, patchYjs } from '../../worker/build/yjs/patch.ts'
import { editsForReading, patchForReading } from '../../worker/build/yjs/reading.ts'

const source = readFileSync(inProject('node_modules/yjs/dist/yjs.mjs'), 'utf8')
const { version } = createRequire(import.meta.url)('yjs/package.json') as { version: string }

describe('the patch', () => {
	test('is for the release that is installed', () => {
		expect(version).toBe(PATCHED_VERSION)
	})

	test('refuses another release, and names both', () => {
		expect(() => patchYjs(source, '13.6.99')).toThrow(/13\.6\.99.*13\.6\.33/)
	})

	test.each(edits)('refuses a text that lacks what it takes out, and says what: $text', ({ text }) => {
		const changed = source.replace(text, () => '')
		expect(() => patchYjs(changed, version)).toThrow(text)
	})

	test('refuses a text that holds what it takes out twice', () => {
		expect(() => patchYjs(source + edits[0]!.text, version)).toThrow('2 times')
	})

	test.each(editsForReading)('for readers refuses a text that lacks what it takes out: $text', ({ text }) => {
		expect(() => patchForReading(patchYjs(source, version).replace(text, () => ''))).toThrow(text)
	})

	test('for readers refuses a text without a method that it takes out', () => {
		const changed = patchYjs(source, version).replace('\n  unshift (', () => '\n  putFirst (')
		expect(() => patchForReading(changed)).toThrow('"unshift" in its class YArray')
	})
})

describe('the library that pages load', () => {
	let code: string
	let light: typeof whole
	beforeAll(async () => {
		code = await bundle('Array, Doc, applyUpdate, encodeStateAsUpdate, mergeUpdates')
		light = await load(code)
	})

	test('holds nothing for texts and XML, and no coloured console', () => {
		expect(code).toMatch(/^var YMap = class/m)
		expect(code).not.toMatch(
			/^var (YText|YXml\w+|cleanupYText\w*|Content(JSON|String|Embed|Format|Doc)) = |localStorage/m,
		)
	})

	test('writes the same bytes as the whole one', () => {
		fc.assert(
			fc.property(someChanges, (changes) => {
				expect(write(light, 1, changes)).toEqual(write(whole, 1, changes))
			}),
		)
	})

	test('reads and merges what two others wrote at the same time, as the whole one does', () => {
		fc.assert(
			fc.property(someChanges, someChanges, (mine, theirs) => {
				const updates = [write(light, 1, mine), write(whole, 2, theirs)]
				const expected = read(whole, updates)
				expect(read(light, updates)).toEqual(expected)
				expect(read(light, updates.toReversed())).toEqual(expected)
				expect(read(light, [light.mergeUpdates(updates)])).toEqual(expected)
			}),
		)
	})

	test('refuses what our documents never hold, instead of misreading it', () => {
		const doc = new whole.Doc()
		doc.getText('text').insert(0, 'a text')
		const update = whole.encodeStateAsUpdate(doc)
		expect(() => light.applyUpdate(new light.Doc(), update)).toThrow()
	})
})

describe('the library that tables load, which only read', () => {
	let code: string
	let reading: typeof whole
	beforeAll(async () => {
		code = await bundle('Doc, applyUpdate, encodeStateVector', readingYjs)
		reading = await load(code)
	})

	test('holds nothing that writes, and no second format of updates', () => {
		expect(code).toMatch(/^var YMap = class/m)
		expect(code).not.toMatch(
			/^var (\w+coderV2|mergeUpdates\w*|typeMapSet|typeList(Insert|Push|Delete)\w*|Content(Binary|Type)|ObservableV2) = /m,
		)
	})

	/** What the document says to a page, what changed by the page's own account, and how far it says to have read. */
	function follow(yjs: typeof whole, updates: readonly Uint8Array[]): unknown {
		const doc = new yjs.Doc()
		const map = doc.getMap('map')
		const changed = new Set<string | null>()
		map.observe(({ keysChanged }) => {
			for (const key of keysChanged) changed.add(key)
		})
		for (const update of updates) yjs.applyUpdate(doc, update)
		const said = [...map.keys()].map((key) => [key, map.get(key)])
		const { size } = map
		return { said, size, changed, list: doc.getArray('list').toArray(), read: yjs.encodeStateVector(doc) }
	}

	test('reads what one writer wrote, change by change, as the whole one does', () => {
		fc.assert(
			fc.property(plainChanges, (changes) => {
				const updates = changeByChange(changes)
				expect(follow(reading, updates)).toEqual(follow(whole, updates))
				const all = whole.mergeUpdates(updates)
				expect(follow(reading, [all, ...updates])).toEqual(follow(whole, [all, ...updates]))
			}),
		)
	})

	test('keeps what came before its time until the rest is there, in whatever order it comes', () => {
		fc.assert(
			fc.property(
				plainChanges.chain((changes) => {
					const updates = changeByChange(changes)
					return fc.shuffledSubarray(updates, { minLength: updates.length })
				}),
				(updates) => {
					expect(follow(reading, updates)).toEqual(follow(whole, updates))
				},
			),
		)
	})

	test('reads what a newcomer is told, with what was overwritten left out, and follows from there', () => {
		const documents = new AuthorityDocument()
		const doc = new reading.Doc()
		const map = doc.getMap('view')
		const shown = () => Object.fromEntries([...map.keys()].map((key) => [key, map.get(key)]))

		for (let turn = 0; turn < 6; turn++)
			documents.project({ turn, pile: -turn, ...(turn < 5 && { gone: turn }) }, [turn])
		reading.applyUpdate(doc, documents.since(reading.encodeStateVector(doc)))
		expect(shown()).toEqual({ '.turn': 5, '.pile': -5 })
		expect(doc.getArray('moves').toArray()).toEqual([5])
		const next = documents.project({ turn: 6, pile: -5, gone: 6 }, [5, 6])!
		reading.applyUpdate(doc, next)
		expect(shown()).toEqual({ '.turn': 6, '.pile': -5, '.gone': 6 })
		expect(doc.getArray('moves').toArray()).toEqual([5, 6])
	})

	test('refuses bytes and whatever is nested, which no authority writes', () => {
		const doc = new whole.Doc()
		doc.getMap('map').set('a', new whole.Map())
		expect(() => reading.applyUpdate(new reading.Doc(), whole.encodeStateAsUpdate(doc))).toThrow()
	})
})

/** Something done to a document: to its map, to its list, or to a list within its map. */
type Change =
	| { key: string; value: unknown }
	| { gone: string }
	| { pushed: unknown }
	| { takenBack: number }
	| { nested: unknown[] }

const aKey = fc.constantFrom('a', 'b', 'c')
const someChanges: fc.Arbitrary<Change[]> = fc.array(
	fc.oneof(
		fc.record({ key: aKey, value: fc.oneof(fc.jsonValue(), fc.uint8Array()) }),
		fc.record({ gone: aKey }),
		fc.record({ pushed: fc.oneof(fc.jsonValue(), fc.uint8Array()) }),
		fc.record({ nested: fc.array(fc.jsonValue()) }),
	),
)

const plainChanges: fc.Arbitrary<Change[]> = fc.array(
	fc.oneof(
		fc.record({ key: aKey, value: fc.jsonValue() }),
		fc.record({ gone: aKey }),
		fc.record({ pushed: fc.jsonValue() }),
		fc.record({ takenBack: fc.nat({ max: 3 }) }),
	),
)

function change(yjs: typeof whole, doc: whole.Doc, one: Change): void {
	const [map, list] = [doc.getMap('map'), doc.getArray('list')]
	if ('key' in one) map.set(one.key, one.value)
	else if ('gone' in one) map.delete(one.gone)
	else if ('pushed' in one) list.push([one.pushed])
	else if ('takenBack' in one)
		list.delete(Math.max(0, list.length - one.takenBack), Math.min(one.takenBack, list.length))
	else map.set('nested', yjs.Array.from(one.nested as string[]))
}

/** The update of a document that somebody has changed. */
function write(yjs: typeof whole, client: number, changes: readonly Change[]): Uint8Array {
	const doc = new yjs.Doc()
	doc.clientID = client
	for (const one of changes) change(yjs, doc, one)
	return yjs.encodeStateAsUpdate(doc)
}

/** What somebody who listens is sent meanwhile. */
function changeByChange(changes: readonly Change[]): Uint8Array[] {
	const doc = new whole.Doc()
	doc.clientID = 1
	const updates: Uint8Array[] = []
	doc.on('update', (update) => updates.push(update))
	for (const one of changes) change(whole, doc, one)
	return updates
}

/** What a document says, and how it would be sent on, once it has been told of all that. */
function read(yjs: typeof whole, updates: readonly Uint8Array[]): unknown {
	const doc = new yjs.Doc()
	for (const update of updates) yjs.applyUpdate(doc, update)
	const said = { map: doc.getMap('map').toJSON(), list: doc.getArray('list').toJSON() }
	return { ...said, sent: yjs.encodeStateAsUpdate(doc) }
}

const ENTRY = 'client/connection/what-we-ask-of-yjs'

const load = (code: string): Promise<typeof whole> =>
	import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

/** As the build does it, but legible. */
async function bundle(used: string, ...plugins: Plugin[]): Promise<string> {
	const output = await build({
		configFile: false,
		logLevel: 'warn',
		plugins: [
			lightYjs,
			...plugins,
			{
				name: 'entry',
				resolveId: (id) => (id === ENTRY ? inProject(ENTRY) : null),
				load: (id) => (id === inProject(ENTRY) ? `export { ${used} } from 'yjs'` : null),
			},
		],
		build: {
			write: false,
			minify: false,
			rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { format: 'es' } },
		},
	})
	const [bundle] = [output].flat() as Rolldown.RolldownOutput[]
	return bundle!.output[0].code
}
