import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import * as whole from 'yjs'
import { inProject } from '../../worker/build/paths.ts'
import { lightYjs } from '../../worker/build/yjs/light-yjs.ts'
import { edits, PATCHED_VERSION, patchYjs } from '../../worker/build/yjs/patch.ts'

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
})

describe('the library that pages load', () => {
	let code: string
	let light: typeof whole
	beforeAll(async () => {
		code = await bundleLight()
		light = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
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

/** Something done to a document: to its map, to its list, or to a list within its map. */
type Change = { key: string; value: unknown } | { gone: string } | { pushed: unknown } | { nested: unknown[] }

const aKey = fc.constantFrom('a', 'b', 'c')
const someChanges: fc.Arbitrary<Change[]> = fc.array(
	fc.oneof(
		fc.record({ key: aKey, value: fc.oneof(fc.jsonValue(), fc.uint8Array()) }),
		fc.record({ gone: aKey }),
		fc.record({ pushed: fc.oneof(fc.jsonValue(), fc.uint8Array()) }),
		fc.record({ nested: fc.array(fc.jsonValue()) }),
	),
)

/** The update of a document that somebody has changed. */
function write(yjs: typeof whole, client: number, changes: readonly Change[]): Uint8Array {
	const doc = new yjs.Doc()
	doc.clientID = client
	const [map, list] = [doc.getMap('map'), doc.getArray('list')]
	for (const change of changes) {
		if ('key' in change) map.set(change.key, change.value)
		else if ('gone' in change) map.delete(change.gone)
		else if ('pushed' in change) list.push([change.pushed])
		else map.set('nested', yjs.Array.from(change.nested as string[]))
	}
	return yjs.encodeStateAsUpdate(doc)
}

/** What a document says, and how it would be sent on, once it has been told of all that. */
function read(yjs: typeof whole, updates: readonly Uint8Array[]): unknown {
	const doc = new yjs.Doc()
	for (const update of updates) yjs.applyUpdate(doc, update)
	const said = { map: doc.getMap('map').toJSON(), list: doc.getArray('list').toJSON() }
	return { ...said, sent: yjs.encodeStateAsUpdate(doc) }
}

const ENTRY = 'what-we-ask-of-yjs'
const used = 'Array, Doc, applyUpdate, encodeStateAsUpdate, mergeUpdates'

/** As the build does it, but legible. */
async function bundleLight(): Promise<string> {
	const output = await build({
		configFile: false,
		logLevel: 'warn',
		plugins: [
			lightYjs,
			{
				name: ENTRY,
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
