import { findGame } from '../../shared/games/index.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import type { ScriptedClient } from './scripted-client.ts'

/** Every test's own people: 128 bits in hexadecimal, as a browser would make them. */
export const tokenOf = (person: number): string => person.toString(16).padStart(32, 'f')

/** Seats everybody and begins; the first client must be the creator. */
export async function sitAndStart(clients: readonly ScriptedClient[]): Promise<void> {
	const [creator] = clients
	for (const [index, client] of clients.entries()) await client.send('sit', { name: `Player ${index + 1}` })
	await creator!.send('start')
	await Promise.all(clients.map((client) => client.until(() => isDealt(client), 'the deal')))
}

/** The same at a game against the clock. */
export async function sitAndStartBrisk(clients: readonly ScriptedClient[]): Promise<void> {
	const [creator] = clients
	await creator!.send('clock', { pace: 'brisk' })
	await sitAndStart(clients)
	const isRunning = (client: ScriptedClient) => client.table.now?.clock !== undefined
	await Promise.all(clients.map((client) => client.until(() => isRunning(client), 'the clock')))
}

/** A newcomer asks for an open seat, and is let in. */
export async function letIn(newcomer: ScriptedClient, creator: ScriptedClient, name: string, seat: number) {
	const answer = await newcomer.send('ask', { name, seat })
	if (answer.type === 'rejected') throw new Error(`A stranger may not ask: ${answer.code}`)
	const asked = () => creator.room.asks?.find((ask) => ask.seat === seat)
	await creator.until(() => asked() !== undefined, 'the question')
	const admitted = await creator.send('admit', { ask: asked()?.id, yes: true })
	if (admitted.type === 'rejected') throw new Error(`The creator may not answer: ${admitted.code}`)
	await newcomer.until(() => newcomer.you?.seat === seat, 'the seat')
}

/** Whether a client has its hand in the newest game that it knows of. */
export const isDealt = (client: ScriptedClient): boolean =>
	client.epoch > 0 && client.hand?.epoch === client.epoch && client.hand.turn <= client.table.now.turn

export const isOver = (client: ScriptedClient): boolean =>
	client.epoch > 0 && client.table.now.outcome !== null

/** The rules that a client's game began under. */
const rulesOf = ({ table: { about } }: ScriptedClient) => findGame(about.game, about.version)!

/** Whose turn it is, among those clients. */
export function actorOf(clients: readonly ScriptedClient[]): ScriptedClient | undefined {
	const [first] = clients
	const actors = rulesOf(first!).actors(first!.table.table)
	return clients.find((client) => actors.includes(client.place))
}

/** Steps the rules allow the client now, judged from its own view. */
export const stepsOf = (client: ScriptedClient): unknown[] =>
	rulesOf(client).steps({ table: client.table.table, seat: client.place, hand: client.hand?.hand })

/** What a client does when it is called: the steps of its move. */
export type Decide = (client: ScriptedClient, random: Random) => readonly unknown[]

const anyStep: Decide = (client, random) => [random.pick(stepsOf(client))]

/** One move by whoever's turn it is; then everybody has seen it. */
export async function playMove(
	clients: readonly ScriptedClient[],
	random: Random,
	decide: Decide = anyStep,
): Promise<void> {
	const actor = actorOf(clients)
	if (!actor) throw new Error('Nobody here can move.')
	const answer = await actor.send('move', { steps: decide(actor, random) })
	if (answer.type === 'rejected') throw new Error(`A legal move was refused: ${answer.code}`)
	const turn = actor.table.now.turn
	await everybodyAt(clients, turn)
}

export const everybodyAt = (clients: readonly ScriptedClient[], turn: number): Promise<unknown> =>
	Promise.all(clients.map((client) => client.until(() => client.table.now.turn >= turn, `turn ${turn}`)))

/** Plays until the end; `after` runs after every move. */
export async function playToTheEnd(
	clients: readonly ScriptedClient[],
	after: (move: number) => Promise<unknown> | unknown = () => {},
	random: Random = randomFrom('a whole game'),
	decide?: Decide,
): Promise<number> {
	let moves = 0
	while (!isOver(clients[0]!)) {
		await playMove(clients, random, decide)
		await after(++moves)
	}
	return moves
}

/** Plays for one person, among others who move in their own time. */
export async function playWheneverCalled(client: ScriptedClient, random: Random): Promise<void> {
	const isCalled = () => actorOf([client]) === client
	for (;;) {
		await client.until(
			() => client.epoch > 0 && (isOver(client) || (isCalled() && isDealt(client))),
			'a call',
		)
		if (isOver(client)) return
		const { turn } = client.table.now
		await client.send('move', { steps: [random.pick(stepsOf(client))] })
		await client.until(() => client.table.now.turn > turn, 'the move')
	}
}
