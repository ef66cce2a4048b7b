import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Identity, makeIdentity } from '../../../client/peer/identity.ts'
import { DRAW_WITHIN, seedFrom } from '../../../shared/room/draw.ts'
import type { DrawArgs } from '../../../shared/room/entry.ts'
import { commitmentOf } from '../../../shared/room/view.ts'
import { shareOf } from '../../support/between.ts'
import { Evening } from '../../support/peer/evening.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'

let evening: Evening
let [ann, bob, mallory]: ScriptedClient[] = []
let key: Identity // Mallory's
let comeAs: (identity: Identity) => Promise<void> // she goes, and is back with that key

/** Ann hosts, Bob and Mallory come, and the draw begins. */
beforeEach(async () => {
	evening = await Evening.open('metro', { isDrawn: true })
	key = await makeIdentity()
	ann = await evening.enterHost()
	bob = (await evening.enterGuest('bob', await makeIdentity())).client
	let visit = await evening.enterGuest('mallory', key)
	mallory = visit.client
	comeAs = async (identity) => {
		visit.leave()
		visit = await evening.enterGuest('mallory', identity)
		mallory = visit.client
	}
	for (const client of [ann, bob, mallory]) await client.send('sit', { name: 'A player' })
	await start()
})
afterEach(() => {
	evening.close()
	vi.restoreAllMocks()
})

async function start(): Promise<void> {
	expect(await ann!.send('start')).toMatchObject({ type: 'ack' })
	await Promise.all([bob, mallory].map((guest) => guest!.until(() => !!guest!.room.draw, 'the draw')))
}

const promise = () => bob!.room.draw!.promise
const lock = (guest: ScriptedClient, share: string) =>
	guest.send('pledge', { promise: promise(), pledge: commitmentOf(share) })
const open = (guest: ScriptedClient, share: string) => guest.send('reveal', { promise: promise(), share })

const [bobs, hers, better] = [shareOf('bob'), shareOf('mallory'), shareOf('a better deal')]

/** Who has not yet locked or opened their share does so, with the one that they had from the beginning. */
async function goOnHonestly(): Promise<void> {
	for (const answer of [lock, open])
		for (const [guest, share] of [
			[bob, bobs],
			[mallory, hers],
		] as const)
			if (bob!.room.draw) await answer(guest!, share)
	await bob!.until(() => bob!.room.phase === 'playing' && bob!.epoch > 0, 'the game')
}

/** The deal is that of the host's secret and of the shares as they were locked first. */
function expectHonestDeal(): void {
	const { secret } = evening.room.store.entries.findLast(({ type }) => type === 'start')!.args as DrawArgs
	for (const client of [ann, bob])
		expect(client!.table.about.commitment).toBe(commitmentOf(seedFrom(secret, [bobs, hers])))
	expect(evening.room.failures).toEqual([])
}

const bothLock = async () => [await lock(mallory!, hers), await lock(bob!, bobs)]
const bobOpens = async () => [await bothLock(), await open(bob!, bobs)]
const sheOpens = async () => [await bothLock(), await open(mallory!, hers)]
const nothing = async () => undefined

type Attempt = [before: () => Promise<unknown>, cheat: () => Promise<object>, code: string]

/** What Mallory does, after what, and how she is refused. */
const attempts: Record<string, Attempt> = {
	'opens another share than she locked': [bothLock, () => open(mallory!, better), 'malformed'],
	'opens another share than she locked, once she has seen the other': [
		bobOpens,
		() => open(mallory!, better),
		'malformed',
	],
	'opens the share of another for her own': [bobOpens, () => open(mallory!, bobs), 'malformed'],
	'locks another share, once she has seen the other': [bobOpens, () => lock(mallory!, better), 'wrong-phase'],
	'opens her share before she has locked it': [nothing, () => open(mallory!, hers), 'wrong-phase'],
	'opens her share before all are locked': [
		() => lock(mallory!, hers),
		() => open(mallory!, hers),
		'wrong-phase',
	],
	'opens her share twice': [sheOpens, () => open(mallory!, hers), 'wrong-phase'],
	'opens another one after hers': [sheOpens, () => open(mallory!, better), 'wrong-phase'],
	'locks her share for a draw that is none': [
		nothing,
		() => mallory!.send('pledge', { promise: better, pledge: commitmentOf(hers) }),
		'stale',
	],
	'opens her share under another name than she locked it': [
		async () => [await bothLock(), await comeAs(await makeIdentity())],
		async () => {
			const refused = await open(mallory!, hers)
			await comeAs(key)
			return refused
		},
		'malformed',
	],
}

describe('a guest gets nowhere, and the deal is what it would have been', () => {
	test.each(Object.entries(attempts))('who %s', async (_, [before, cheat, code]) => {
		await before()
		await bob!.ask('room')
		const [seen, entries] = [structuredClone(bob!.room.draw), evening.room.store.size]
		expect(await cheat()).toMatchObject({ type: 'rejected', code })
		await bob!.ask('room')
		expect(bob!.room.draw).toEqual(seen)
		expect(evening.room.store.size).toBe(entries)
		await goOnHonestly()
		expectHonestDeal()
	})
})

describe('a guest who does not answer breaks the start off, is named, and the next one is as good as any', () => {
	const giveUp = async () => {
		const { now } = Date
		vi.spyOn(Date, 'now').mockImplementation(() => now() + DRAW_WITHIN)
		await evening.room.host.wake()
		await bob!.until(() => bob!.room.draw === undefined, 'the end of the draw')
	}

	const expectGoodStart = async () => {
		await start()
		await goOnHonestly()
		expectHonestDeal()
	}

	test('who locks nothing', async () => {
		await lock(bob!, bobs)
		await giveUp()
		expect(bob!.room).toMatchObject({ phase: 'lobby', broken: { opened: 0, awaited: [mallory!.you!.seat] } })
		expect(await mallory!.send('pledge', { promise: better, pledge: better })).toMatchObject({
			code: 'wrong-phase',
		})
		await expectGoodStart()
	})

	test('who locks a share, sees the other and opens nothing: that is counted, for all to see', async () => {
		await Promise.all([lock(bob!, bobs), lock(mallory!, hers)])
		await open(bob!, bobs)
		await giveUp()
		expect(bob!.room).toMatchObject({ phase: 'lobby', broken: { opened: 1, awaited: [mallory!.you!.seat] } })
		await expectGoodStart()
	})
})
