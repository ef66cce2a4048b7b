import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Identity, makeIdentity } from '../../../client/peer/identity.ts'
import { tileCounts } from '../../../shared/games/metro/data/tiles.ts'
import type { Hand, Table } from '../../../shared/games/metro/table.ts'
import { randomFrom } from '../../../shared/kernel/random.ts'
import { beginAgain, crimes, follies, type Scene } from '../../support/peer/attacks.ts'
import { Evening } from '../../support/peer/evening.ts'
import { actorOf, playMove, playToTheEnd, sitAndStart, stepsOf } from '../../support/play.ts'
import type { ScriptedClient } from '../../support/scripted-client.ts'
import { asText, tilesIn } from '../../support/tiles-in.ts'
import { tokenOf } from '../../support/visitor.ts'

let evening: Evening
afterEach(() => evening.close())

const EARLY = 6 // moves: then it is not Mallory's turn
const PATIENCE = { timeout: 60_000 }

/** Ann hosts, Bob and Mallory come; nothing is different from one evening to the next but what Mallory does. */
async function playEvening(misbehave?: (players: Players, identity: Identity) => Promise<unknown>) {
	evening = await Evening.open('metro', { options: { hand: 2 } })
	const identity = await makeIdentity()
	const ann = await evening.enterHost()
	const bob = (await evening.enterGuest('bob', await makeIdentity())).client
	const honest = await evening.enterGuest('mallory', identity)
	const random = randomFrom('an evening')
	await sitAndStart([ann, bob, honest.client])
	const known = new Set<string>()
	const look = (client: ScriptedClient) => () => {
		for (const tile of tilesKnownTo(client)) known.add(tile)
	}
	for (let move = 0; move < EARLY; move++) await playMove([ann, bob, honest.client], random)
	look(honest.client)()

	honest.leave()
	await misbehave?.({ ann, bob, known }, identity)
	// Whatever became of the board, the seat is hers: she comes back by another.
	const mallory = (await evening.enterGuest('mallory', await makeIdentity())).client
	const clients = [ann, bob, mallory]
	await playToTheEnd(clients, look(mallory), random)
	for (const client of [ann, bob]) expect(client.closed).toBeUndefined()
	expect(evening.room.failures).toEqual([])
	return {
		moves: evening.room.store.entries.filter(({ type }) => type === 'move'),
		outcome: ann.table.now.outcome,
	}
}

interface Players {
	ann: ScriptedClient
	bob: ScriptedClient
	known: ReadonlySet<string> // tiles that Mallory has seen as everybody may
}

const tilesKnownTo = (client: ScriptedClient): string[] => {
	const hand = client.hand?.hand as Hand | undefined
	return [
		...Object.values((client.table.table as Table).cells),
		...(hand?.tiles ?? []),
		...(hand?.drawn ? [hand.drawn] : []),
	]
}

/** All that somebody sees, but who is here. */
const viewOf = ({ room, table, hand }: ScriptedClient) => structuredClone({ room, table, hand })

/** What was decided, without when. */
const told = ({ moves, outcome }: Awaited<ReturnType<typeof playEvening>>) => ({
	outcome,
	moves: moves.map(({ by, args }) => ({ by, args })),
})

let honestly: ReturnType<typeof told>
beforeAll(async () => {
	honestly = told(await playEvening())
	evening.close()
})

async function tryAttack(attack: (scene: Scene) => unknown, isPunished: boolean): Promise<void> {
	const played = await playEvening(async ({ ann, bob, known }, identity) => {
		const before = [ann, bob].map(viewOf)
		const entries = evening.room.store.size
		const mallory = await evening.stay(identity)
		await expect.poll(() => mallory.received.length, PATIENCE).toBeGreaterThan(0)
		const steps = stepsOf(actorOf([ann, bob])!)
		const scene = { mallory, epoch: ann.epoch, turn: ann.table.now.turn, steps }
		await attack(scene)
		if (isPunished) await expect.poll(() => evening.direct.countAt(mallory.topic), PATIENCE).toBe(1)
		else {
			beginAgain(scene)
			await expect.poll(() => tilesIn(asText(mallory.received)), PATIENCE).not.toEqual([])
		}
		mallory.leave()
		await Promise.all([ann.ask('room'), bob.ask('table')])
		expect([ann, bob].map(viewOf)).toEqual(before)
		expect(evening.room.store.size).toBe(entries)
		const bytes = asText(mallory.received)
		expect(known.size).toBeLessThan(Object.keys(tileCounts).length) // there is something to find
		expect(tilesIn(bytes).filter((tile) => !known.has(tile))).toEqual([])
		for (const name of ['ann', 'bob']) expect(bytes).not.toContain(tokenOf(name))
	})
	expect(told(played)).toEqual(honestly)
}

describe('W60: a hostile seat loses its board, nobody else notices, and the game ends as it would have', () => {
	test.each(Object.entries(crimes))('when it %s', (_, attack) => tryAttack(attack, true))
})

describe('a hostile seat gets nowhere, nobody else notices, and the game ends as it would have', () => {
	test.each(Object.entries(follies))('when it %s', (_, attack) => tryAttack(attack, false))
})

test('the game that all this is compared with has an end', () => {
	expect(honestly.outcome).not.toBeNull()
})
