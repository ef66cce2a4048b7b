import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { earlyLoads } from './worker/local/early-loads.ts'
import { languagesApart } from './worker/local/languages-apart.ts'
import { offlineCopy } from './worker/local/offline-copy.ts'
import { withinThePage } from './worker/local/within-the-page.ts'

type ChunkingContext = Rolldown.ChunkingContext

/** Yjs prints a handful of warnings and asks where it runs: no reason to load a coloured console and more. */
const standIns = [
	{ source: /^lib0\/logging$/, importer: /\/yjs\//, file: 'client/app/yjs-logging.ts' },
	{
		source: /^(lib0|\.)\/environment(\.js)?$/,
		importer: /\/yjs\/|\/lib0\/buffer\.js$/,
		file: 'client/app/yjs-environment.ts',
	},
]

/** Our documents hold plain values in maps and lists: what Yjs has for texts and XML is left out. */
const leftOut = [
	/readYText,\s+readYXmlElement,\s+readYXmlFragment,\s+readYXmlHook,\s+readYXmlText/,
	/return this\.get\(name, YText\)/,
	/return [^\n]+\(this\.get\(name, YXmlElement\)\)/,
	/return this\.get\(name, YXmlFragment\)/,
	/if \(transaction\._needFormattingCleanup\) \{\s+cleanupYTextAfterTransaction\(transaction\);\s+\}/,
]

function leaveOut(code: string, part: RegExp): string {
	if (!part.test(code)) throw new Error(`Yjs has changed: ${part} is not there.`)
	return code.replace(part, '')
}

const lightLibraries: Plugin = {
	name: 'light-libraries',
	enforce: 'pre',
	resolveId(source, importer = '') {
		const found = standIns.find((one) => one.source.test(source) && one.importer.test(importer))
		return found && fileURLToPath(new URL(found.file, import.meta.url))
	},
	transform: {
		filter: { id: /\/yjs\/dist\/yjs\.mjs$/ },
		handler: (code) => leftOut.reduce(leaveOut, code),
	},
}

const PEER = '?peer'

/**
 * What rooms between devices ask of the libraries beside Yjs comes as a copy of its own: shared, all of it would
 * weigh on every table.
 */
const peerLibraries: Plugin = {
	name: 'peer-libraries',
	enforce: 'pre',
	async resolveId(source, importer = '') {
		if (!/^(lib0|y-protocols|simple-peer)\/|^\.+\/[\w.]+\.js$/.test(source)) return null
		if (!importer.endsWith(PEER) && !/\/y-webrtc\/|\/client\/peer\/|\/sync\/peer\//.test(importer))
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

/** What every page needs: the libraries for drawing, the frame, the words' mechanism, the smallest parts. */
const core =
	/node_modules\/(preact|@preact)\/|client\/(main\.tsx|app\/|i18n\/(common\.en|explain-later|language|phrase|words)\.ts$|games\/(index|titles\.en)\.ts$|pages\/(use-loaded|notices\/nowhere-page|room\/connection-strip\.css)|design\/(announcer|base|button|icon|icons|identity|logo|player-shape|wagon-loader)\.)/

/** Words that are read within the first seconds, whatever one came for. */
const firstWords =
	/client\/(i18n\/common|games\/titles|(pages\/(home|room)|table)\/words)\.(fr\.ts|en\.ts\?english)$/

/** What every room needs, wherever it is run: the way to its authority, and what becomes of that on the page. */
const roomKit =
	/node_modules\/(yjs|lib0|y-protocols)\/[\w./-]+\.m?js$|client\/(connection\/|fairness\/watch|pages\/(room\/(?!seats)|notices\/room-notices|join\/suggest-name|lazily))|shared\/(kernel\/shape|sync\/(authority-frame|close-codes|documents|unflatten|frames|view-shape))\.ts$/

/** The home page, of which others borrow the way into a game. */
const home = /client\/pages\/home\//

/** The table, much of which the replay shares. */
const tableKit = /client\/(table\/(?!panels)|sound\/sound)/

/**
 * A game comes in two pieces: what its table shares with its picture on the home page and its lobby, and what
 * else the table needs. Everything that only some tables ask for stays by itself.
 */
function pieceOf(id: string, context: ChunkingContext): string | null {
	const game = /\/games\/(\w+)\//.exec(id)?.[1]
	if (game === undefined) return null
	const users = new Set([id])
	for (const user of users) for (const other of context.getModuleInfo(user)?.importers ?? []) users.add(other)
	const isUsedBy = (part: string): boolean =>
		[...users].some((user) => user.includes(`/client/games/${game}/${part}.`))
	if (!isUsedBy('table')) return null
	return isUsedBy('miniature') || isUsedBy('lobby') ? game : `${game}-table`
}

/** Parts on the shortest way to a table: whatever they need is asked for at once. */
const shortest = /\/(home|room|(\w+-)?table|miniature)-/

/**
 * Naming what a part needs costs every page some bytes: elsewhere only style sheets, which nobody else asks for.
 * What the first page needs stands in it.
 */
const preloadsOf = (part: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
	hostType === 'html' || shortest.test(part) ? needed : needed.filter((file) => file.endsWith('.css'))

export default defineConfig({
	root: 'client',
	plugins: [
		preact(),
		lightLibraries,
		languagesApart,
		earlyLoads,
		withinThePage(),
		peerLibraries,
		offlineCopy(),
	],
	worker: { format: 'es', plugins: () => [lightLibraries, languagesApart] },
	build: {
		outDir: '../dist/client',
		emptyOutDir: true,
		target: 'es2022',
		modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
		rolldownOptions: {
			input: ['index', 'service-worker'].map((name) =>
				fileURLToPath(new URL(`client/${name}.${name === 'index' ? 'html' : 'ts'}`, import.meta.url)),
			),
			output: {
				// The service worker's address must stay the same.
				entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
				codeSplitting: {
					// Left to themselves, parts that share much come as crumbs, which cost more than they weigh.
					groups: [
						{ name: 'core', test: core, priority: 4 },
						{
							name: (id) => `words.${firstWords.exec(id)?.at(-1)?.slice(0, 2)}`,
							test: firstWords,
							priority: 4,
							debugName: 'first words',
						},
						{ name: 'rejection', test: /client\/i18n\/rejection(\.en)?\.ts$/, priority: 3 }, // where it is asked for, not before
						{ name: 'room', test: roomKit, priority: 3, includeDependenciesRecursively: false },
						{ name: 'table', test: tableKit, priority: 2 },
						{ name: 'home', test: home, priority: 2 },
						{
							name: pieceOf,
							test: /\/games\/\w+\//,
							priority: 1,
							includeDependenciesRecursively: false,
							debugName: 'pieces of games',
						},
					],
				},
			},
		},
	},
})
