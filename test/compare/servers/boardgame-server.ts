/** `node boardgame-server.ts PORT STATE PEERS [best] [file]`: Metro on boardgame.io's server; prints its address. */
import { type BoardgameGame, type BoardgameServer, loadPeer } from '../peer-packages.ts'
import { advance, deal, handOf, type State, tableOf } from './metro.ts'

const [port = '0', state = '', peers = '', ...args] = process.argv.slice(2)
const { Server, FlatFile, Origins } = loadPeer<{
	Server: BoardgameServer
	FlatFile: new (settings: { dir: string }) => object
	Origins: { LOCALHOST: unknown }
}>(peers, 'boardgame.io/server')
const { INVALID_MOVE } = loadPeer<{ INVALID_MOVE: string }>(peers, 'boardgame.io/core')

const game: BoardgameGame = {
	name: 'metro',
	setup: (_, given) => ({ state: deal(given?.seed ?? 'any') }),
	playerView: ({ G, playerID }) => ({
		table: tableOf(G.state as State),
		...(playerID !== null && { hand: handOf(G.state as State, Number(playerID)) }),
	}),
	// Only the server knows the hands and the pile: a client cannot move ahead of it.
	moves: {
		step: {
			client: false,
			move: ({ G, playerID }: { G: { state: State }; playerID: string }, step: unknown) => {
				const next = advance(G.state, Number(playerID), step)
				return next ? { state: next } : INVALID_MOVE
			},
		},
	},
	turn: { activePlayers: { all: 'play' } },
	...(args.includes('best') && { deltaState: true, disableUndo: true }),
}

console.info = () => {} // standard output has the address alone
const log = console.log
console.log = () => {}
const server = Server({
	games: [game],
	origins: [Origins.LOCALHOST],
	...(args.includes('file') && { db: new FlatFile({ dir: state }) }),
})
const running = await server.run({ port: { host: '127.0.0.1', port: Number(port) }, callback: () => {} })
log(`http://127.0.0.1:${running.appServer.address().port}/`)
