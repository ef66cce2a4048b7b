import { expect, test } from 'vitest'
import { foldersIn, importsFrom, sourceFiles, strayImports } from '../support/source.ts'

/** What whoever shows games in general knows of them: what a game is, which there are, and what they are called. */
const registry = ['games/game.ts', 'games/index.ts', 'games/titles.en.ts']

/** Every folder of the client, from the ground up, and what of the client it knows beside itself. */
const layers: Readonly<Record<string, readonly string[]>> = {
	app: [], // what everything stands on: the address, the settings, what this browser stores
	i18n: ['app'],
	design: ['app', 'i18n'],
	rules: ['app', 'i18n', 'design', ...registry],
	sound: ['app'],
	connection: [],
	authority: ['app', 'connection'],
	peer: ['app', 'connection', 'authority'],
	fairness: ['app', 'i18n', 'design', 'connection', 'peer', 'games/index.ts'],
	room: ['app', 'i18n', 'design', 'rules', 'connection'],
	door: ['app', 'i18n', 'design', 'connection', 'room'],
	company: ['app', 'i18n', 'design', 'connection', 'room'],
	keeping: ['app', 'i18n', 'design', 'connection', 'room', 'games/titles.en.ts'],
	bell: ['app', 'i18n', 'design'],
	passage: ['app', 'i18n', 'design'],
	television: ['app', 'i18n', 'design'],
	table: [
		...['app', 'i18n', 'design', 'rules', 'sound', 'connection', 'room', 'door', 'bell', 'passage'],
		...['television', 'keeping', 'company'],
		...registry,
	],
	games: ['app', 'i18n', 'design', 'rules', 'sound', 'table/surface'],
	pages: [
		...['app', 'i18n', 'design', 'rules', 'sound', 'connection', 'authority', 'peer'],
		...[
			'fairness',
			'room',
			'door',
			'bell',
			'passage',
			'television',
			'keeping',
			'company',
			'table',
			...registry,
		],
	],
}

const games = foldersIn('client/games')

/** A folder with everything below it, or one file. */
const startOf = (known: string): string => `client/${known}${known.includes('.') ? '' : '/'}`

test('every folder of the client has its place among the layers', () => {
	const folders = foldersIn('client').filter((folder) => folder !== 'public')
	expect(Object.keys(layers).toSorted()).toEqual(folders.toSorted())
})

test('no layer knows one that stands above it, but for what a game is and which there are', () => {
	const order = Object.keys(layers)
	for (const [layer, known] of Object.entries(layers)) {
		const below = order.slice(0, order.indexOf(layer))
		for (const other of known) expect([...below, ...registry]).toContain(other.replace('/surface', ''))
	}
})

test.each(Object.entries(layers))('%s knows nothing of the client but what is said here', (layer, known) => {
	const own = `client/${layer}/`
	const packages = ['preact', '@preact/', 'yjs', 'lib0/', 'y-protocols/', 'y-webrtc', 'uqr']
	const allowed = [own, 'shared/', ...known.map(startOf), ...packages]
	expect(strayImports(sourceFiles(own), ...allowed)).toEqual([])
})

test.each(games)('%s knows its own rules and no other game', (game) => {
	const others = games.filter((other) => other !== game)
	const folders = others.flatMap((other) => [`client/games/${other}/`, `shared/games/${other}/`])
	const files = sourceFiles(`client/games/${game}`)
	expect(importsFrom(files, ...folders, 'client/games/index.ts', 'shared/games/index.ts')).toEqual([])
})

test('the folder of a game is known to itself and to the registry alone', () => {
	const own = games.map((game) => `client/games/${game}/`)
	const files = sourceFiles('client').filter(
		({ path }) => path !== 'client/games/index.ts' && !own.some((folder) => path.startsWith(folder)),
	)
	expect(
		importsFrom(files, ...games.flatMap((game) => [`client/games/${game}/`, `shared/games/${game}/`])),
	).toEqual([])
})

test('what is drawn knows nothing of Yjs', () => {
	const drawing = ['design', 'games', 'pages', 'table'].flatMap((layer) => sourceFiles(`client/${layer}`))
	expect(importsFrom(drawing, 'yjs', 'lib0', 'y-')).toEqual([])
})
