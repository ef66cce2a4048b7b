import type { Rolldown } from 'vite'

type ChunkingContext = Rolldown.ChunkingContext

/** What every page needs: the libraries for drawing, the frame, the words' mechanism, the smallest parts. */
const core =
	/node_modules\/(preact|@preact)\/|client\/(main\.tsx|app\/(?!copy-text|profile)|i18n\/(common\.en|explain-later|language|phrase|words)\.ts$|games\/(index|titles\.en)\.ts$|pages\/((app|error-boundary|load-page|top-bar)\.|notices\/nowhere-page)|design\/(announcer|base|button|icon|icons|identity|lazily|logo|player-shape|wagon-loader)\.)/

/** Words that are read within the first seconds, whatever one came for, and the grammar of those that need one. */
const firstWords =
	/client\/(i18n\/common|games\/titles|(pages\/room|table)\/words)\.(fr\.ts|en\.ts\?english)$|client\/i18n\/(fr)ench\.ts$/

/** What every room needs, wherever it is run: the way to its authority, and what becomes of that on the page. */
const roomKit =
	/node_modules\/(yjs\/dist\/yjs\.mjs\?reading|(lib0|y-protocols)\/[\w./-]+\.js)$|client\/(connection\/|fairness\/watch|room\/tell|rules\/rule-link|pages\/(room\/|notices\/waiting-notices))|shared\/(kernel\/shape|sync\/(authority-frame|close-codes|documents|unflatten|frames|view-shape))\.ts$/

/** The home page, of which others borrow the way into a game. */
const home = /client\/pages\/home\/(?!words\.(fr\.ts|en\.ts\?english))/

/** The table, much of which the replay shares. */
const tableKit =
	/client\/(table\/(?!panels|explanations|patience\/(?!load-patience)|tips\/(?!load-tips)|hints\/(?!hint-button))|sound\/sound)/

/** What games share of the form of their rules, text views and results: small, and never on the way to a table. */
const forms =
	/client\/(rules\/(?!rule-link|help|words)|games\/text-view-form|design\/(data-table|player-heading|player-table))\./

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
export const preloadsOf = (
	part: string,
	needed: string[],
	{ hostType }: { hostType: 'html' | 'js' },
): string[] =>
	hostType === 'html' || shortest.test(part) ? needed : needed.filter((file) => file.endsWith('.css'))

/** The files that scripts come in. Left to themselves, parts that share much come as crumbs, which cost more than they weigh. */
export const groups: Rolldown.CodeSplittingGroup[] = [
	{ name: 'core', test: core, priority: 4 },
	{
		name: (id) => `words.${firstWords.exec(id)?.findLast(Boolean)?.slice(0, 2)}`,
		test: firstWords,
		priority: 4,
		debugName: 'first words',
	},
	{ name: 'rejection', test: /client\/i18n\/rejection(\.en)?\.ts$/, priority: 3 }, // where it is asked for, not before
	{ name: 'room', test: roomKit, priority: 3, includeDependenciesRecursively: false },
	{ name: 'table', test: tableKit, priority: 2 },
	{ name: 'home', test: home, priority: 2 },
	{ name: 'forms', test: forms, priority: 2, includeDependenciesRecursively: false },
	{
		name: pieceOf,
		test: /\/games\/\w+\//,
		priority: 1,
		includeDependenciesRecursively: false,
		debugName: 'pieces of games',
	},
]
