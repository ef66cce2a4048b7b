import { execFileSync, spawn } from 'node:child_process'
import { randomFrom } from '../../shared/kernel/random.ts'
import { installPackages } from '../support/apt.ts'
import { type Guest, openGuest } from '../support/browser/guest.ts'
import { launchChromium } from '../support/browser/launch.ts'
import { playMoves } from '../support/browser/metro.ts'
import { beginBetween, blockDirectWays, countChannelMessages } from '../support/browser/peer-room.ts'
import { isExecutable, onPath } from '../support/executable.ts'
import { freePort } from '../support/free-port.ts'
import { serveForTest } from '../support/serve-for-test.ts'
import type { Judge } from '../tools/judges/judge.ts'
import { tryAll } from '../tools/judges/trials.ts'

const [USER, SECRET] = ['guest', 'only here']
const TILES = 6

export default {
	title: 'Debian’s coturn',
	question: 'Is a room between devices played over TURN, where no other way leads from one to the other?',
	async judge() {
		const turn = await startTurn()
		const asked = process.env.ICE_SERVERS
		process.env.ICE_SERVERS = JSON.stringify([{ urls: turn.url, username: USER, credential: SECRET }])
		const house = await serveForTest()
		if (asked === undefined) delete process.env.ICE_SERVERS
		else process.env.ICE_SERVERS = asked
		const browser = await launchChromium()
		const friends = [
			await openGuest(browser, { home: house.url.href }),
			await openGuest(browser, { home: house.url.href }),
		]
		const sent = await Promise.all(friends.map(countChannelMessages))
		await Promise.all(friends.map(blockDirectWays))
		await Promise.all(friends.map(keepConnections))
		const verdict = await tryAll({
			'Two pages that may go through a relay only sit down at a table on one’s device, and the game begins.':
				async () => {
					await beginBetween(friends)
				},
			[`They lay ${TILES} tiles.`]: () => playMoves(friends, TILES, randomFrom('turn')),
			'What they say goes over a data channel, from relay to relay.': async () => {
				const ways = await Promise.all(friends.map(wayOf))
				const counts = await Promise.all(sent.map((count) => count()))
				if (ways.some((way) => way !== 'relay to relay'))
					throw new Error(`It goes from ${ways.join(' and ')}.`)
				if (counts.some((count) => count < TILES))
					throw new Error(`${counts.join(' and ')} messages were sent.`)
				return `${counts.join(' and ')} messages were sent over it.`
			},
		})
		await browser.close()
		await house.stop()
		turn.stop()
		return { ...verdict, by: [turn.version] }
	},
} satisfies Judge

/** Before the first load: its connections can be asked how they are made. */
const keepConnections = ({ page }: Guest): Promise<unknown> =>
	page.addInitScript(() => {
		const Connection = window.RTCPeerConnection
		const kept: RTCPeerConnection[] = []
		Object.assign(window, { connections: kept })
		window.RTCPeerConnection = class extends Connection {
			constructor(configuration?: RTCConfiguration) {
				super(configuration)
				kept.push(this)
			}
		}
	})

/** The kinds of both ends of the way that is used. */
const wayOf = ({ page }: Guest): Promise<string> =>
	page.evaluate(async () => {
		const { connections } = window as unknown as { connections: RTCPeerConnection[] }
		for (const connection of connections) {
			const stats = await connection.getStats()
			for (const pair of stats.values()) {
				if (pair.type !== 'candidate-pair' || !pair.nominated) continue
				const kinds = [pair.localCandidateId, pair.remoteCandidateId].map(
					(id) => stats.get(id)?.candidateType,
				)
				return kinds.join(' to ')
			}
		}
		return 'nowhere'
	})

/** A relay on this machine alone, for one user, which keeps nothing. */
async function startTurn() {
	const find = () => onPath(['turnserver']).find(isExecutable)
	if (!find()) installPackages(['coturn'])
	const program = find()
	if (!program) throw new Error('There is no coturn, and it cannot be installed.')
	const port = await freePort()
	const local = [
		'--listening-ip=127.0.0.1',
		'--relay-ip=127.0.0.1',
		'--allow-loopback-peers',
		`--listening-port=${port}`,
	]
	const guarded = ['--lt-cred-mech', `--user=${USER}:${SECRET}`, '--realm=junction.test']
	const quiet = ['-n', '--no-tls', '--no-dtls', '--no-cli', '--log-file=stdout', '--pidfile=/dev/null']
	const server = spawn(program, [...quiet, ...local, ...guarded], { stdio: 'ignore' })
	const stop = () => server.kill()
	process.once('exit', stop)
	const version = execFileSync('dpkg-query', ['--show', 'coturn'], { encoding: 'utf8' })
		.replace(/\s+/g, ' ')
		.trim()
	return { url: `turn:127.0.0.1:${port}?transport=udp`, version, stop }
}
