import { applyEdits, type Edit } from './patch.ts'

/**
 * A table only reads: the authority's documents come as updates, and all that goes back is how far one has read. What
 * Yjs has for writing, for sending on and for its second format weighs 6 KB, compressed; rooms between devices, which
 * write too, have a Yjs of their own (peer-libraries.ts).
 */
const methodsOfWriters: Readonly<Record<string, readonly string[]>> = {
	Doc: ['load', 'getSubdocs', 'getSubdocGuids', 'transact', 'toJSON', 'destroy'],
	UpdateDecoderV1: ['readTypeRef', 'readBuf', 'readJSON', 'readKey'],
	DSEncoderV1: ['resetDsCurVal', 'writeDsClock', 'writeDsLen'],
	YEvent: ['get path', 'deletes', 'get keys', 'get delta', 'adds', 'get changes'],
	AbstractType: [
		...['get parent', '_copy', 'clone', '_write', 'get _first'],
		...['observeDeep', 'unobserve', 'unobserveDeep', 'toJSON'],
	],
	YArray: [
		...[
			'static from',
			'constructor',
			'_integrate',
			'_copy',
			'clone',
			'get length',
			'insert',
			'push',
			'unshift',
			'delete',
		],
		...['get', 'slice', 'toJSON', 'map', 'forEach', '[Symbol.iterator]', '_write'],
	],
	YMap: [
		...['constructor', '_integrate', '_copy', 'clone', 'toJSON', 'values', 'entries', 'forEach'],
		...['[Symbol.iterator]', 'delete', 'set', 'has', 'clear', '_write'],
	],
	AbstractStruct: ['get deleted', 'mergeWith', 'write', 'integrate'],
	GC: ['write'],
	Skip: ['write'],
	ContentDeleted: ['copy', 'write', 'getRef'],
	ContentAny: ['copy', 'write', 'getRef'],
	Item: ['set marker', 'get marker', 'get next', 'get prev', 'write'],
}

/** What is left of the rest once there are no writers. */
export const editsForReading: readonly Edit[] = [
	// Nobody listens to a document as a whole, and it is nobody's part.
	{ text: 'class Doc extends ObservableV2 {', becomes: 'class Doc {' },
	{
		text: '  constructor ({ guid = ',
		until: 'this.collectionid = collectionid;\n',
		becomes: '  constructor () {\n    this.gc = true;\n    this.gcFilter = () => true;\n',
	},
	{ text: '    this.subdocs = new Set();\n', becomes: '' },
	{
		text: '    this.shouldLoad = shouldLoad;\n',
		until: 'this.whenSynced = provideSyncedPromise();\n  }\n',
		becomes: '  }\n',
	},
	{
		text: '    this.subdocsAdded = new Set();\n',
		until: 'this._needFormattingCleanup = false;\n',
		becomes: '',
	},
	{ text: "      doc.emit('beforeObserverCalls', [transaction, doc]);\n", becomes: '' },
	{
		text: '      fs.push(() => {\n        // deep observe events',
		until: '      // note the nested fs calls',
		becomes: '      // note the nested fs calls',
	},
	{
		text: '      if (!transaction.local && transaction.afterState.get(doc.clientID)',
		until: 'subdocsRemoved.forEach(subdoc => subdoc.destroy());\n      }\n',
		becomes: '',
	},
	{ text: "        doc.emit('afterAllTransactions', [doc, transactionCleanups]);\n", becomes: '' },
	{
		text: '    if (transactionCleanups.length === 1) {\n',
		until: "doc.emit('beforeTransaction', [doc._transaction, doc]);\n",
		becomes: '',
	},
	// Bytes and what is nested: the authority writes neither.
	...['Binary, // 3', 'Type, // 7'].map((reader) => ({
		text: `  readContent${reader}\n`,
		becomes: '  error.unexpectedCase,\n',
	})),
	// A list is read as a whole: no place in it is remembered.
	{
		text: '      const searchMarker = /** @type {AbstractType<any>} */ (this.parent)._searchMarker;\n',
		until: '      if (right.keep) {',
		becomes: '      if (right.keep) {',
	},
	// The second format of updates, in which Yjs keeps what builds on something that has not come yet: here that is kept
	// as it came, and read again with the next update.
	{
		text: 'encodeStateVectorV2 = (doc, encoder = new DSEncoderV2()) =>',
		becomes: 'encodeStateVectorV2 = (doc, encoder) =>',
	},
	{
		text: '  if (restStructs.clients.size > 0) {\n',
		until: '  return null\n',
		becomes: '  return restStructs.clients.size > 0\n',
	},
	{
		text: '  if (unappliedDS.clients.size > 0) {\n',
		until: '  return null\n',
		becomes: '  return unappliedDS.clients.size > 0\n',
	},
	{
		text: 'structDecoder = new UpdateDecoderV2(decoder)) =>\n  transact',
		becomes: 'structDecoder) =>\n  transact',
	},
	{
		text: '    const pending = store.pendingStructs;\n',
		until: 'applyUpdateV2(transaction.doc, update);\n    }\n',
		becomes:
			'    const restDeletes = readAndApplyDeleteSet(structDecoder, transaction, store);\n    return restStructs || restDeletes\n',
	},
	{
		text: 'const applyUpdate = (ydoc, update, transactionOrigin) => applyUpdateV2(ydoc, update, transactionOrigin, UpdateDecoderV1);\n',
		becomes: `const applyUpdate = (ydoc, update) => {
  const isIncomplete = (waiting) => readUpdateV2(null, ydoc, null, new UpdateDecoderV1(decoding.createDecoder(waiting)));
  let rest = [update, ...(ydoc.store.pendingStructs || [])];
  for (let before = Infinity; rest.length > 0 && rest.length < before;) {
    before = rest.length;
    rest = rest.filter(isIncomplete);
  }
  ydoc.store.pendingStructs = rest;
};
`,
	},
	// It is not the only one, and knows that.
	{ text: 'if (glo[importIdentifier] === true) {\n', until: 'glo[importIdentifier] = true;\n', becomes: '' },
]

/** Of Yjs as our pages need it, what is left for those that only read. */
export const patchForReading = (code: string): string =>
	Object.entries(methodsOfWriters).reduce(
		(sofar, [name, methods]) => methods.reduce((rest, method) => withoutMethod(rest, name, method), sofar),
		applyEdits(code, editsForReading),
	)

/** Methods stand two spaces in, and so do the ends of all that are longer than a line. */
function withoutMethod(code: string, className: string, method: string): string {
	const [before, after = ''] = code.split(new RegExp(`^(?=class ${className} )`, 'm'))
	const begin = after.indexOf(`\n  ${method} (`)
	const [found] = /^\n.+?\{( *\}|\n.*?\n {2}\})$/ms.exec(after.slice(begin)) ?? []
	if (begin < 0 || found === undefined || begin > after.indexOf('\n}\n'))
		throw new Error(`Yjs should have a method "${method}" in its class ${className}.`)
	return before + after.replace(found, '')
}
