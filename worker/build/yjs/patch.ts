/** The release that the cuts below were made for. Before this line changes, read what has become of each of them. */
export const PATCHED_VERSION = '13.6.33'

/** A text that Yjs holds once, alone or up to where another ends, and what takes its place. */
export interface Edit {
	text: string
	until?: string
	becomes: string
}

/**
 * Our documents hold plain values in maps and lists. What Yjs has for texts, XML and documents within documents weighs
 * 4.5 KB, compressed, at every table; with these few lines gone nothing leads there any more, and the bundler leaves
 * it out.
 */
export const edits: readonly Edit[] = [
	{ text: 'return this.get(name, YText)\n', becomes: '\n' },
	{
		text: 'return /** @type {YXmlElement<{[key:string]:string}>} */ (this.get(name, YXmlElement))\n',
		becomes: '\n',
	},
	{ text: 'return this.get(name, YXmlFragment)\n', becomes: '\n' },
	{
		text: `if (transaction._needFormattingCleanup) {
            cleanupYTextAfterTransaction(transaction);
          }`,
		becomes: '',
	},
	{
		text: `const typeRefs = [
  readYArray,
  readYMap,
  readYText,
  readYXmlElement,
  readYXmlFragment,
  readYXmlHook,
  readYXmlText
];`,
		becomes: 'const typeRefs = [readYArray, readYMap];', // by number on the wire: these two keep theirs
	},
	// The same for what an item holds: plain values, bytes, or a map or list. Whoever sends another is refused.
	...['JSON, // 2', 'String, // 4', 'Embed, // 5', 'Format, // 6', 'Doc, // 9'].map((reader) => ({
		text: `  readContent${reader}\n`,
		becomes: '  error.unexpectedCase,\n',
	})),
	{
		text: `      case Doc:
        content = new ContentDoc(/** @type {Doc} */ (value));
        break
`,
		becomes: '',
	},
	{
		text: `            case Doc:
              left = new Item(createID(ownClientId, getState(store, ownClientId)), left, left && left.lastId, right, right && right.id, parent, null, new ContentDoc(/** @type {Doc} */ (c)));
              left.integrate(transaction, 0);
              break
`,
		becomes: '',
	},
]

/** Yjs without texts and XML; refuses a release it was not made for, and a text that is not that release's. */
export function patchYjs(code: string, version: string): string {
	if (version !== PATCHED_VERSION)
		throw new Error(`Yjs ${version} is installed, but the patch was made for ${PATCHED_VERSION}.`)
	return applyEdits(code, edits)
}

export const applyEdits = (code: string, edits: readonly Edit[]): string => edits.reduce(edit, code)

function edit(code: string, { text, until = '', becomes }: Edit): string {
	const [before, after = '', ...more] = code.split(text)
	const count = more.length + (before === code ? 0 : 1)
	if (count !== 1)
		throw new Error(`Yjs ${PATCHED_VERSION} should hold this once, not ${count} times:\n${text}`)
	const end = after.indexOf(until)
	if (end < 0) throw new Error(`In Yjs ${PATCHED_VERSION} this should come later:\n${until}`)
	return before + becomes + after.slice(end + until.length)
}
