import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const PEER = '?peer'

/**
 * What rooms between devices ask of the libraries beside Yjs comes as a copy of its own: shared, all of it would
 * weigh on every table.
 */
export const peerLibraries: Plugin = {
	name: 'peer-libraries',
	enforce: 'pre',
	async resolveId(source, importer = '') {
		if (!/^(lib0|y-protocols|simple-peer)\/|^\.+\/[\w.]+\.js$/.test(source)) return null
		if (
			!importer.endsWith(PEER) &&
			!/\/y-webrtc\/|\/yjs\.mjs$|\/client\/peer\/|\/sync\/peer\//.test(importer)
		)
			return null
		const found = await this.resolve(source, importer.replace(PEER, ''), { skipSelf: true })
		return found && { ...found, id: found.id + PEER }
	},
	async load(id) {
		if (!id.endsWith(PEER)) return null
		const code = await readFile(id.slice(0, -PEER.length), 'utf8')
		// As a module: the help that others need would be put beside it, and bring all of this along.
		return id.includes('/simple-peer/')
			? `const module = { exports: {} }\n;(function (exports, require) {${code}}).call(globalThis, module.exports)\nexport default module.exports`
			: code
	},
}
