import type { Random } from '../../../shared/kernel/random.ts'
import { bundledBytes } from '../bundled-bytes.ts'
import { type Contestant, type OpenGame, within } from '../contestant.ts'
import { type BoardgameClient, loadPeer } from '../peer-packages.ts'
import { actorOf, type Hand, isOver, PLAYERS, stepsOf, type Table } from '../servers/metro.ts'

interface Library {
	Client(settings: object): BoardgameClient
	SocketIO(settings: object): object
}

type Shown = { table: Table; hand: Hand }

/** boardgame.io, with its client over Socket.IO. */
export function boardgame(peers: string, { best, file }: { best: boolean; file: boolean }): Contestant {
	const { Client } = loadPeer<Pick<Library, 'Client'>>(peers, 'boardgame.io/client')
	const { SocketIO } = loadPeer<Pick<Library, 'SocketIO'>>(peers, 'boardgame.io/multiplayer')
	const game = {
		name: 'metro',
		moves: { step: { client: false, move: () => {} } },
		turn: { activePlayers: { all: 'play' } },
		...(best && { deltaState: true, disableUndo: true }),
	}
	const socketOpts = best ? { transports: ['websocket'] } : undefined

	const enter = (url: URL, matchID: string, seat?: Seated): BoardgameClient => {
		const multiplayer = SocketIO({ server: url.href, ...(socketOpts && { socketOpts }) })
		const client = Client({ game, matchID, debug: false, numPlayers: PLAYERS, multiplayer, ...seat })
		client.start()
		return client
	}

	return {
		name: `boardgame.io${file ? ' with FlatFile' : ''}`,
		settings: best ? 'deltaState, no undo, WebSocket alone' : 'its defaults',
		server: {
			script: 'test/compare/servers/boardgame-server.ts',
			args: [peers, ...(best ? ['best'] : []), ...(file ? ['file'] : [])],
		},
		clientBytes: () =>
			bundledBytes(
				peers,
				`export { Client } from 'boardgame.io/client'; export { SocketIO } from 'boardgame.io/multiplayer'`,
			),
		async open(url, name) {
			const ask = async (path: string, body: object) =>
				(await fetch(new URL(path, url), {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify(body),
				}).then((answer) => answer.json())) as { matchID: string; playerCredentials: string }
			const { matchID } = await ask('/games/metro/create', {
				numPlayers: PLAYERS,
				setupData: { seed: name },
			})
			const seats: Seated[] = []
			for (let seat = 0; seat < PLAYERS; seat++) {
				const playerID = `${seat}`
				const { playerCredentials } = await ask(`/games/metro/${matchID}/join`, { playerID, playerName: 'P' })
				seats.push({ playerID, credentials: playerCredentials })
			}
			const clients = seats.map((seat) => enter(url, matchID, seat))
			if (!(await within(20_000, () => clients.every((client) => client.getState() !== null))))
				throw new Error('No game began.')
			return gameOf(clients, {
				watch: () => enter(url, matchID),
				comeBack: (url) => enter(url, matchID, seats[0]),
			})
		},
	}
}

interface Seated {
	playerID: string
	credentials: string
}

const shownBy = (client: BoardgameClient): Shown => client.getState()!.G as Shown
const movesSeen = (client: BoardgameClient): number => client.getState()?._stateID ?? -1

function gameOf(
	clients: BoardgameClient[],
	ways: { watch(): BoardgameClient; comeBack(url: URL): BoardgameClient },
): OpenGame {
	const heardBy = (client: BoardgameClient, turn: number) =>
		new Promise<void>((resolve) => {
			const stop = client.subscribe(() => {
				if (movesSeen(client) < turn) return
				resolve()
				queueMicrotask(() => stop())
			})
		})
	return {
		isOver: () => isOver(shownBy(clients[0]!).table),
		async play(random: Random) {
			const seat = actorOf(shownBy(clients[0]!).table)
			const { table, hand } = shownBy(clients[seat]!)
			const step = random.pick(stepsOf(table, seat, hand))
			const turn = movesSeen(clients[seat]!) + 1
			const heard = Promise.all(clients.map((client) => heardBy(client, turn)))
			const sent = performance.now()
			clients[seat]!.moves.step(step)
			await heard
			return performance.now() - sent
		},
		async watch() {
			const watcher = ways.watch()
			await within(20_000, () => movesSeen(watcher) >= 0)
			watcher.stop()
		},
		async remaining(url) {
			const client = ways.comeBack(url)
			const isThere = await within(5_000, () => movesSeen(client) >= 0)
			const moves = isThere ? movesSeen(client) : undefined
			client.stop()
			return moves
		},
		close() {
			for (const client of clients) client.stop()
		},
	}
}
