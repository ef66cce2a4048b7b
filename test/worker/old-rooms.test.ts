import { expect, test } from 'vitest'
import { findGame } from '../../shared/games/index.ts'
import { botToday } from '../../shared/kernel/bot.ts'
import { renewOptions } from '../../shared/kernel/options.ts'
import { type Random, randomFrom } from '../../shared/kernel/random.ts'
import { type GameRecord, replay } from '../../shared/kernel/record.ts'
import { isOver, stepsOf } from '../support/play.ts'
import {
	digestOf,
	type OldPerson,
	type OldRoom,
	type OldSeat,
	type OldView,
	oldRooms,
} from '../support/release-1.ts'
import type { Frame, ScriptedClient } from '../support/scripted-client.ts'
import { type HeldClock, holdClock, passToAlarm } from './support/clock.ts'
import { connectWith } from './support/house.ts'
import { restore } from './support/old-room.ts'

const A_STRANGER = '5'.repeat(32)
const MOST_ACTS = 2_000 // in a game

/** Options that name people have changed their way of doing so, and are compared when the game begins. */
const plain = ({ first: _, mapInSight: __, ...options }: Record<string, unknown>) => options

/** What was chosen, as today's rules say it: they read it so when the next game begins. */
const today = ({ game, options }: Pick<OldView, 'game' | 'options'>): Record<string, unknown> =>
	renewOptions(findGame(game)!.options, options) as Record<string, unknown>

/** Under a name that no command of the room's past has, or it would count as sent again. */
let acts = 0
async function act(
	client: ScriptedClient,
	type: 'move' | 'reclaim' | 'start' | 'rematch',
	args: object = {},
) {
	const answer = await client.send(type, args, { id: `again ${++acts}` })
	expect(answer).toMatchObject({ type: 'ack' })
}

const withBotToday = (seat: OldSeat, game: string): OldSeat =>
	seat.bot === null ? seat : { ...seat, bot: botToday(findGame(game)!, seat.bot)! }

/** Everything that release 1 showed to everybody is shown now. */
function expectShown({ room, table, epoch }: ScriptedClient, { match, options, ...shown }: OldView): void {
	expect(room).toMatchObject({ ...shown, seats: shown.seats.map((seat) => withBotToday(seat, shown.game)) })
	expect(room.options).toMatchObject(plain(today({ ...shown, options })))
	expect(epoch).toBe(shown.epoch)
	if (!match) return
	const { about, now, actors, moves, digests } = match
	expect(table).toMatchObject({ about, now })
	expect(findGame(table.about.game, table.about.version)!.actors(table.table)).toEqual(actors)
	expect(table.moves).toHaveLength(moves)
	expect(digestOf(table.moves)).toBe(digests.moves)
	expect(digestOf(table.table)).toBe(digests.table)
}

/** Somebody comes back with what their browser remembers, and has their seat and their hand. */
async function comeBack({ token, seat, is }: OldPerson, { code, shows }: OldRoom): Promise<ScriptedClient> {
	const client = await (await connectWith(code, token)).enter()
	if (is === 'replaced') {
		expect(client.you).toMatchObject({ seat: null, owns: seat })
		await act(client, 'reclaim')
	}
	await client.until(() => client.you?.seat === seat, 'the seat')
	if (!shows.match) return client
	await client.until(() => client.hand?.epoch === shows.epoch, 'the hand')
	expect(digestOf(client.hand!.hand)).toBe(shows.match.digests.hands[client.place])
	return client
}

/** Those who were there when the room fell asleep come first: a race goes on with the others only later. */
async function gatherAgain(old: OldRoom): Promise<ScriptedClient[]> {
	const order = ['here', 'away', 'replaced']
	const clients: ScriptedClient[] = []
	for (const person of old.people.toSorted((one, other) => order.indexOf(one.is) - order.indexOf(other.is)))
		clients.push(await comeBack(person, old))
	return clients
}

/** People and bots act, each as soon as they may, until the game is over. */
async function playOn(code: string, clients: ScriptedClient[], clock: HeldClock, random: Random) {
	for (let count = 0; !isOver(clients[0]!); count++) {
		if (count > MOST_ACTS) throw new Error('This game does not end.')
		clock.advance(1000) // nobody is too fast
		const actor = clients.find((client) => stepsOf(client).length > 0)
		if (actor) await act(actor, 'move', { steps: [random.pick(stepsOf(actor))], claim: 900 })
		else await passToAlarm(code, clock)
		await Promise.all(clients.map((client) => client.ask('table')))
	}
}

async function begin(by: ScriptedClient, how: 'start' | 'rematch', clients: ScriptedClient[]): Promise<void> {
	const { epoch } = by
	await act(by, how)
	for (const client of clients)
		await client.until(() => client.epoch === epoch + 1 && client.hand?.epoch === epoch + 1, 'the deal')
	expect(by.room).toMatchObject({ phase: 'playing', epoch: epoch + 1 })
}

async function recordFor(client: ScriptedClient): Promise<GameRecord> {
	const asked = client.next((frame): frame is Frame<'record'> => frame.type === 'record')
	client.sendRaw({ type: 'record', epoch: client.epoch })
	const { record } = await asked
	const { game, version, options, seating, seats, seed, moves } = record!
	return { game, version, options, seating, seats, seed, moves }
}

/** The record leads to the table that everybody sees. */
function expectReplays(record: GameRecord, { table }: ScriptedClient): void {
	const game = findGame(record.game, record.version)!
	const positions = replay(game, record)
	if (!Array.isArray(positions)) throw new Error(`Refused at move ${positions.move}`)
	expect(game.table(positions.at(-1)!.state)).toEqual(table.table)
}

test('there is a lobby, a game under way and a finished one of each game', () => {
	const kinds = oldRooms.map(({ shows: { game, phase } }) => `${game} ${phase}`)
	for (const game of ['metro', 'franchise', 'boundless'])
		for (const phase of ['lobby', 'playing', 'over']) expect(kinds).toContain(`${game} ${phase}`)
})

test.each(oldRooms)(
	'a room of release 1 wakes, shows what it showed, and plays on to the end and beyond: $name',
	async (old) => {
		const { code, shows } = old
		const clock = holdClock(old.at)
		const random = randomFrom(old.name)
		await restore(old)
		expectShown(await (await connectWith(code, A_STRANGER)).enter(), shows)
		const clients = await gatherAgain(old)
		const creator = clients.find(({ you }) => you!.seat === shows.creator)!

		if (shows.phase === 'lobby') {
			await begin(creator, 'start', clients)
			expect(creator.table.about.options).toMatchObject(today(shows))
		}
		await playOn(code, clients, clock, random)
		const record = await recordFor(creator)
		expectReplays(record, creator)
		if (shows.phase === 'over') expect(digestOf(record)).toBe(shows.match!.digests.record)
		await begin(clients.at(-1)!, 'rematch', clients)
	},
)

test('what was said lately in a room of release 1 is still heard, and no more than that is kept', async () => {
	const old = oldRooms.find(({ name }) => name === 'much-chat')!
	holdClock(old.at)
	await restore(old)
	const client = await (await connectWith(old.code, old.people[0]!.token)).enter()
	const asked = client.next((frame): frame is Frame<'lines'> => frame.type === 'lines')
	client.sendRaw({ type: 'lines', after: 0 })
	const texts = (await asked).lines.map(({ text }) => text)
	expect(texts.length).toBeGreaterThan(5)
	expect(texts).toEqual(old.chat.slice(-texts.length).map(({ text }) => text))
})
