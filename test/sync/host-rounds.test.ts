import { beforeEach, describe, expect, test } from 'vitest'
import { boundless } from '../../shared/games/boundless/game.ts'
import type { Table } from '../../shared/games/boundless/table.ts'
import { randomFrom } from '../../shared/kernel/random.ts'
import type { StartArgs } from '../../shared/room/entry.ts'
import { RETURN } from '../../shared/sync/attendance.ts'
import { tokenOf, Visitor } from '../support/visitor.ts'
import { ask } from './host-setting.ts'
import { expectJudgements } from './judged.ts'
import { findAny, newRaceSetting, tableOf } from './race-setting.ts'

let setting = newRaceSetting()
beforeEach(() => {
	setting = newRaceSetting()
})

const view = (visitor: Visitor): Table => tableOf(visitor).table as Table
const move = (visitor: Visitor, step: object, claim?: number) =>
	visitor.command('move', { steps: [step], claim }, { epoch: 1, turn: tableOf(visitor).now.turn })
const place = (visitor: Visitor, space: number, colour?: number) =>
	move(visitor, { type: 'place', space, ...(colour && { colour }) })

/** What was said to a command. */
const answerOf = async (said: ReturnType<typeof place>): Promise<string | undefined> => {
	const answer = (await said).find(({ type }) => type === 'ack' || type === 'rejected')
	return answer?.type === 'rejected' ? answer.code : answer?.type
}

async function beginRound(players: readonly Visitor[]): Promise<void> {
	for (const player of players) await move(player, { type: 'ready' })
	await setting.pass(3_200)
	expect(view(players[0]!).phase).toBe('race')
}

/** Everybody places what they have, and the round is over. */
async function endRound(players: readonly Visitor[]): Promise<void> {
	for (const [index, player] of players.entries())
		for (let space = index; view(player).phase === 'race' && space < index + 2; space++)
			await place(player, space)
	await setting.pass(500)
	expect(view(players[0]!).phase).toBe('ready')
}

/** The third round, the first with two tokens each. */
async function playToThirdRound(players: readonly Visitor[]): Promise<void> {
	for (let round = 1; round < 3; round++) {
		await beginRound(players)
		await endRound(players)
	}
	await beginRound(players)
}

describe('a placement', () => {
	test('before the reveal is refused, and changes nothing', async () => {
		const [ada, bob] = await setting.gather(2, 'boundless')
		const before = setting.authority.store.size
		expect(await answerOf(place(ada!, 3))).toBe('too-early')
		for (const player of [ada!, bob!]) await move(player, { type: 'ready' })
		await setting.pass(1_000)
		const during = setting.authority.store.size
		expect(await answerOf(place(bob!, 3))).toBe('too-early')
		expect(setting.authority.store.size).toBe(during)
		expect(during).toBeGreaterThan(before)
		expect(view(ada!).stacks.flat()).toEqual([])
	})

	test('sent before the reveal and arriving after it is stale', async () => {
		const [ada, bob] = await setting.gather(2, 'boundless')
		for (const player of [ada!, bob!]) await move(player, { type: 'ready' })
		await setting.pass(3_100)
		const { turn } = tableOf(ada!).now
		await setting.pass(100)
		const steps = [{ type: 'place', space: 1 }]
		expect(await answerOf(ada!.command('move', { steps }, { epoch: 1, turn }))).toBe('stale')
	})

	test('on one’s own space, or with no token left, is refused, and changes nothing', async () => {
		const players = await setting.gather(2, 'boundless')
		await playToThirdRound(players)
		const [ada] = players
		expect(await answerOf(place(ada!, 5))).toBe('ack')
		const size = setting.authority.store.size
		expect(await answerOf(place(ada!, 5))).toBe('already-there')
		expect(setting.authority.store.size).toBe(size)
		expect(await answerOf(place(ada!, 6))).toBe('ack')
		expect(await answerOf(place(ada!, 7))).toBe('no-token-left')
		expect(setting.authority.store.size).toBe(size + 1)
		expect(view(ada!).stacks.flat()).toEqual([0, 0])
	})

	test('that would make one’s two colours equal is refused, and changes nothing', async () => {
		const players = await setting.gather(2, 'boundless', { twoColours: true })
		await beginRound(players)
		const [ada, bob] = players
		await place(ada!, 1)
		expect(await answerOf(place(ada!, 1, 1))).toBe('same-space')
		await place(ada!, 2, 1)
		await place(bob!, 1)
		await place(bob!, 2, 1)
		await setting.pass(500)
		await beginRound(players)
		for (const player of players) {
			await place(player, 1)
			await place(player, 2, 1)
		}
		await setting.pass(500)
		await beginRound(players)
		for (const [space, colour] of [[1], [2], [1, 1]]) await place(ada!, space!, colour)
		const size = setting.authority.store.size
		expect(await answerOf(place(ada!, 2, 1))).toBe('same-pair')
		expect(setting.authority.store.size).toBe(size)
		expect(await answerOf(place(ada!, 3, 1))).toBe('ack')
	})
})

describe('a round', () => {
	test('shows nothing of the centre before the reveal: not in any frame to anybody', async () => {
		const players = await setting.gather(3, 'boundless')
		const { seed } = setting.authority.store.entries.find(({ type }) => type === 'start')!.args as StartArgs
		const { deals } = boundless.setup(view(players[0]!).options, { count: 3 }, randomFrom(seed))
		const [first] = deals
		let sent = ''
		setting.authority.onSend = (_, data) => {
			sent += Buffer.from(data).toString('latin1')
		}
		for (const player of players) await move(player, { type: 'ready' })
		await setting.pass(3_199)
		const texts = (states: readonly string[]) => states.filter((state) => sent.includes(asWritten(state)))
		expect(texts(first!.ring)).toEqual(first!.ring)
		expect(texts(first!.centre)).toEqual([])
		await setting.pass(1)
		expect(texts(first!.centre)).toEqual(first!.centre)
	})

	/** A text as an update holds it: after its length. */
	const asWritten = (text: string) => `${String.fromCharCode(text.length)}${text}`

	test('takes twelve tokens of six players within 100 ms, and shows all of them one order', async () => {
		const players = await setting.gather(6, 'boundless')
		await playToThirdRound(players)
		const chance = randomFrom('twelve tokens')
		setting.clock.pass(600)
		const sent = players.flatMap((player, seat) =>
			[0, 1].map((token) => ({ player, space: (seat % 3) + token, claim: 400 + chance.below(200) })),
		)
		for (const { player, space, claim } of sent) {
			setting.clock.pass(8)
			expect(await answerOf(move(player, { type: 'place', space }, claim))).toBe('ack')
		}
		const seen = view(players[0]!).stacks
		expect(seen.flat()).toHaveLength(12)
		for (const player of players) expect(view(player).stacks).toEqual(seen)
		setting.authority.sleep()
		await setting.authority.settle()
		expect(expectJudgements(setting.authority.store.entries, findAny)).toBe(6 + 6 + 12)
		await setting.pass(500)
		expect(view(players[1]!)).toMatchObject({ phase: 'ready', stacks: seen })
	})

	test('ends though the host died in it, with every token that was placed', async () => {
		let players = await setting.gather(3, 'boundless')
		await playToThirdRound(players)
		await place(players[0]!, 4)
		await place(players[1]!, 4)
		const { stacks, deadline } = view(players[0]!)
		setting.authority.restart()
		players = []
		for (let i = 0; i < 3; i++) players.push(await Visitor.enter(setting.authority, `p${i}`))
		for (const player of players) await player.say(ask('table', 1))
		expect(view(players[2]!)).toMatchObject({ phase: 'race', stacks, away: [], deadline })
		await setting.pass(30_000) // everybody is back, so no countdown has begun
		expect(view(players[2]!)).toMatchObject({ phase: 'race', stacks, away: [], deadline })
		for (const player of players) while (canPlace(player)) await placeAnywhere(player)
		await setting.pass(500)
		expect(view(players[0]!).phase).toBe('ready')
		expect(view(players[0]!).stacks[4]!.slice(0, 2)).toEqual(stacks[4])
		expect(tableOf(players[0]!).moves.filter(([, event]) => isOf(event, 'settle'))).toHaveLength(3)
	})

	const stepsOf = (player: Visitor) => {
		const seat = player.last('you')!.seat! - 1
		return boundless.steps({ table: view(player), seat, hand: null })
	}
	const canPlace = (player: Visitor) => stepsOf(player).length > 0
	const placeAnywhere = (player: Visitor) => move(player, stepsOf(player).at(-1)!)

	test('waits a while for those whom a dead host cut off, then counts down without them', async () => {
		const before = await setting.gather(3, 'boundless')
		await beginRound(before)
		await place(before[0]!, 4)
		const { deadline } = view(before[0]!)
		setting.authority.restart()
		await setting.authority.settle()
		const ada = await Visitor.enter(setting.authority, 'p0')
		await ada.say(ask('table', 1))
		await setting.pass(RETURN - 1)
		expect(view(ada)).toMatchObject({ away: [], deadline })
		await setting.pass(1)
		expect(view(ada)).toMatchObject({ away: [1, 2], deadline: setting.clock.now + 20_000 - startedAt() })
		await setting.pass(21_000)
		expect(view(ada)).toMatchObject({ phase: 'ready' })
		expect(view(ada).stacks[4]).toEqual([0])
	})

	const isOf = (event: unknown, type: string) => (event as { type?: string } | undefined)?.type === type

	test('goes on without whoever drops out, and with them when they are back', async () => {
		const players = await setting.gather(3, 'boundless')
		await beginRound(players)
		const [ada, bob, cid] = players
		await cid!.leave()
		expect(view(ada!)).toMatchObject({ away: [2] })
		await place(ada!, 1)
		expect(view(ada!).deadline).toBe(setting.clock.now + 20_000 - startedAt())
		setting.clock.pass(50)
		await place(bob!, 1)
		setting.clock.pass(2_000)
		const again = await Visitor.enter(setting.authority, 'p2')
		await again.say(ask('table', 1))
		expect(view(again)).toMatchObject({ away: [], stacks: view(ada!).stacks })
		expect(await answerOf(place(again, 1))).toBe('ack')
		await setting.pass(500)
		expect(view(ada!)).toMatchObject({ phase: 'ready' })
		expect(view(ada!).stacks[1]).toEqual([0, 1, 2])
	})

	const startedAt = () => setting.authority.store.entries.find(({ type }) => type === 'start')!.at

	test('a token counts if its player acted before the deadline, also if it comes after it', async () => {
		const players = await setting.gather(2, 'boundless')
		for (const player of players) await move(player, { type: 'ready' })
		await setting.pass(100)
		setting.clock.pass(200)
		players[1]!.wire.attachment = { ...players[1]!.wire.attachment, roundTrip: 200 }
		await players[1]!.say(players[1]!.last('probe')!)
		await setting.pass(2_900)
		await place(players[0]!, 2)
		const { deadline, since } = view(players[0]!)
		setting.clock.pass(deadline! + startedAt() - setting.clock.now + 150)
		const tooLate = await answerOf(move(players[1]!, { type: 'place', space: 2 }, deadline! - since))
		expect(tooLate).toBe('too-late')
		const inTime = await answerOf(move(players[1]!, { type: 'place', space: 2 }, deadline! - since - 10))
		expect(inTime).toBe('ack')
	})
})

describe('alone against bots', () => {
	/** Ada, who has opened a room and sat down with two bots. */
	async function sitWithBots(): Promise<Visitor> {
		await setting.authority.host.create({ code: 'BCDFGH', game: 'boundless', options: {} }, tokenOf('ada'))
		const ada = await Visitor.enter(setting.authority, 'ada')
		await ada.command('sit', { name: 'Ada' })
		for (let bot = 0; bot < 2; bot++) await ada.command('add-bot')
		await ada.command('start')
		await ada.say(ask('table', 1))
		return ada
	}
	const HOUR = 3_600_000

	test('nothing starts a round but the player who is ready, and the room sleeps until then', async () => {
		const ada = await sitWithBots()
		expect(view(ada).bots).toEqual([1, 2])
		await setting.pass(HOUR)
		expect(view(ada)).toMatchObject({ phase: 'ready', round: 0, ready: expect.arrayContaining([1, 2]) })
		expect(setting.authority.store.alarmAt! - setting.clock.now).toBeGreaterThan(24 * HOUR)
		await move(ada, { type: 'ready' })
		await setting.pass(3_200)
		expect(view(ada)).toMatchObject({ phase: 'race', round: 1 })
		await place(ada, 1)
		await setting.pass(20_000)
		expect(view(ada)).toMatchObject({ phase: 'ready', round: 1 })
		await setting.pass(HOUR)
		expect(view(ada)).toMatchObject({ phase: 'ready', round: 1 })
	})

	test('the round waits also for a player who is away', async () => {
		const ada = await sitWithBots()
		await ada.leave()
		await setting.pass(HOUR)
		const again = await Visitor.enter(setting.authority, 'ada')
		await again.say(ask('table', 1))
		expect(view(again)).toMatchObject({ phase: 'ready', round: 0 })
	})

	test('is over when a bot’s seat is opened to a friend: then the round starts by itself, in two minutes', async () => {
		const ada = await sitWithBots()
		await setting.pass(HOUR)
		await ada.command('hand-over', { seat: 2, to: 'open' })
		await setting.pass(119_000)
		expect(view(ada)).toMatchObject({ phase: 'ready', bots: [2] })
		await setting.pass(2_000)
		expect(view(ada).phase).toBe('ring')
	})

	test('begins when the other player’s seat is handed to a bot', async () => {
		const [ada, bob] = await setting.gather(2, 'boundless')
		await bob!.command('leave')
		await ada!.command('hand-over', { seat: 2, to: 'bot' })
		await setting.pass(HOUR)
		expect(view(ada!)).toMatchObject({ phase: 'ready', round: 0, bots: [1] })
	})
})

describe('tokens that arrive together', () => {
	/** Commands of the race wait at the door from now on; lets them in. */
	async function closeDoor(): Promise<() => Promise<void>> {
		const waiting: (() => void)[] = []
		setting.authority.lull = () => new Promise((resolve) => waiting.push(resolve))
		setting.authority.sleep()
		await setting.authority.settle()
		return async () => {
			for (const letIn of waiting.splice(0)) letIn()
			for (let i = 0; i < 5; i++) await null // they take their turns
			await setting.authority.settle()
		}
	}

	const lastMoves = (count: number) =>
		setting.authority.store.entries.filter(({ type }) => type === 'move').slice(-count)

	test('W52: are one write and one frame to everybody, in the order of arrival', async () => {
		const players = await setting.gather(4, 'boundless')
		await playToThirdRound(players)
		const letIn = await closeDoor()
		const { size } = setting.authority.store
		const heard = players.map((player) => {
			player.listen()
			return player.documents.length
		})
		for (const [index, player] of players.entries()) await place(player, index)
		for (const player of players) await place(player, 5)
		expect(setting.authority.store.size).toBe(size)
		setting.authority.store.fuse = 2 // one write has a moment before it and one after it
		await letIn()
		setting.authority.store.fuse = Number.POSITIVE_INFINITY
		expect(lastMoves(8).map(({ args }) => args)).toMatchObject(
			[0, 1, 2, 3, 5, 5, 5, 5].map((space) => ({ steps: [{ type: 'place', space }] })),
		)
		for (const [index, player] of players.entries()) {
			player.listen()
			expect(player.documents.length).toBe(heard[index]! + 1)
			expect(player.texts.slice(-2).map(({ type }) => type)).toEqual(['ack', 'ack'])
		}
		expect(expectJudgements(setting.authority.store.entries, findAny)).toBeGreaterThan(8)
	})

	test('are each judged by what the one before it left: one that is refused changes nothing', async () => {
		const players = await setting.gather(4, 'boundless')
		await playToThirdRound(players)
		const letIn = await closeDoor()
		const [ada, bob] = players as [Visitor, Visitor]
		for (const space of [2, 2, 3, 4]) await place(ada, space)
		await place(bob, 2)
		await letIn()
		ada.listen()
		expect(ada.texts.slice(-4)).toMatchObject([
			{ type: 'ack' },
			{ type: 'rejected', code: 'already-there' },
			{ type: 'ack' },
			{ type: 'rejected', code: 'no-token-left' },
		])
		expect(lastMoves(3).map(({ args }) => args)).toMatchObject(
			[2, 3, 2].map((space) => ({ steps: [{ type: 'place', space }] })),
		)
	})

	test('are all kept or none when the host dies over them', async () => {
		const players = await setting.gather(4, 'boundless')
		await playToThirdRound(players)
		const letIn = await closeDoor()
		const before = setting.authority.store.entries
		for (const [index, player] of players.entries()) await place(player, index)
		setting.authority.store.fuse = 0
		await letIn()
		expect(setting.authority.store.entries).toEqual(before)
		setting.authority.restart()
		expect(await setting.authority.settle()).toBe(true)
		expect(setting.authority.store.entries.slice(0, before.length)).toEqual(before)
	})

	test('outside a race nobody waits', async () => {
		const [ada] = await setting.gather(4, 'boundless')
		const letIn = await closeDoor()
		expect(await answerOf(move(ada!, { type: 'ready' }))).toBe('ack')
		await letIn()
	})
})
