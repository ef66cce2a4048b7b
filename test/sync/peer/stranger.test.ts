import { afterEach, expect, test, vi } from 'vitest'
import { makeIdentity } from '../../../client/peer/identity.ts'
import { type Card, fingerprintOf } from '../../../shared/sync/peer/card.ts'
import { doorTopic, parseDoor } from '../../../shared/sync/peer/knock.ts'
import { Evening } from '../../support/peer/evening.ts'
import { asText } from '../../support/tiles-in.ts'

const PATIENCE = { timeout: 60_000 }

let evening: Evening
afterEach(() => {
	vi.useRealTimers()
	evening.close()
	expect(evening.room.failures).toEqual([])
})

const sayAtDoor = (data: unknown) =>
	evening.signalling.publish({ type: 'publish', topic: doorTopic(evening.fingerprint), data })

const isAnswerTo = (data: unknown, card: Card): boolean => {
	const said = parseDoor(data)
	return said?.type === 'answer' && said.to === fingerprintOf(card)
}

const saidAtDoor = (type: string) =>
	evening.signalling.said.filter(({ data }) => (data as { type?: string } | null)?.type === type).length

test('noise at the door is heard by nobody', async () => {
	evening = await Evening.open('metro')
	const bob = (await evening.enterGuest('bob', await makeIdentity())).client
	const card = { signing: `04${'ab'.repeat(64)}`, exchange: `04${'cd'.repeat(64)}` } // points of no curve
	for (const noise of [
		null,
		7,
		'knock',
		[],
		{ type: 'knock' },
		{ type: 'knock', card },
		{ type: 'open', card },
	])
		sayAtDoor(noise)
	const carol = (await evening.enterGuest('carol', await makeIdentity())).client
	await bob.ask('room')
	expect([bob.closed, carol.closed]).toEqual([undefined, undefined])
})

test('whoever has the code but not the link finds no door', async () => {
	evening = await Evening.open('metro')
	await evening.enterGuest('bob', await makeIdentity())
	const { card } = await makeIdentity()
	const before = evening.signalling.said.length
	for (const topic of ['door', doorTopic(fingerprintOf(card)), evening.fingerprint])
		evening.signalling.publish({ type: 'publish', topic, data: { type: 'knock', card } })
	await evening.enterGuest('carol', await makeIdentity())
	const answers = evening.signalling.said.slice(before).filter(({ data }) => isAnswerTo(data, card))
	expect(answers).toEqual([])
})

test('a card with a key that is none loses its board at the first command', async () => {
	evening = await Evening.open('metro')
	const made = await makeIdentity()
	const stranger = { ...made, card: { ...made.card, signing: `04${'00'.repeat(64)}` } }
	sayAtDoor({ type: 'knock', card: stranger.card })
	const seat = await evening.stay(stranger)
	await expect.poll(() => evening.direct.countAt(seat.topic), PATIENCE).toBe(2)
	const command = { id: '1', epoch: 0, turn: 0, type: 'sit', args: { name: 'Nobody' } }
	seat.write({ frames: [await seat.signed(command)] })
	await expect.poll(() => evening.direct.countAt(seat.topic), PATIENCE).toBe(1)
})

test('W57: whoever stands in for the host at the door is believed by nobody', async () => {
	evening = await Evening.open('metro')
	const [stranger, identity] = [await makeIdentity(), await makeIdentity()]
	const before = evening.signalling.said.length
	sayAtDoor({ type: 'open', card: stranger.card })
	sayAtDoor({ type: 'answer', to: fingerprintOf(identity.card), card: stranger.card })
	const bob = (await evening.enterGuest('bob', identity)).client
	sayAtDoor({ type: 'answer', to: fingerprintOf(identity.card), card: stranger.card })
	await bob.ask('room')
	expect(bob.closed).toBeUndefined()
	const topics = new Set(evening.signalling.said.slice(before).map(({ topic }) => topic))
	expect([...topics]).toEqual([doorTopic(evening.fingerprint)])
})

test('whoever answers at the door in the name of a host that is gone is found out soon', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	evening = await Evening.open('metro')
	evening.closeHost()
	const identity = await makeIdentity()
	const bob = evening.openGuestRoom(identity)
	for (let knocks = 0; knocks < 10; knocks++) {
		sayAtDoor({ type: 'open', card: evening.host.card })
		sayAtDoor({ type: 'answer', to: fingerprintOf(identity.card), card: evening.host.card })
		await vi.advanceTimersByTimeAsync(2000)
	}
	expect(bob.isHostAway).toBe(true)
})

test("half of somebody's card opens no board that is theirs", async () => {
	evening = await Evening.open('metro')
	const [mallory, identity] = [await makeIdentity(), await makeIdentity()]
	sayAtDoor({ type: 'knock', card: { signing: mallory.card.signing, exchange: identity.card.exchange } })
	await expect.poll(() => saidAtDoor('answer'), PATIENCE).toBe(1)
	const bob = (await evening.enterGuest('bob', identity)).client
	expect(await bob.send('sit', { name: 'Bob' })).toMatchObject({ type: 'ack' })
})

test("knocking in somebody's name without end, or telling all that the host has come, makes nobody talk without end", async () => {
	evening = await Evening.open('metro')
	const identity = await makeIdentity()
	const bob = (await evening.enterGuest('bob', identity)).client
	const [knocks, answers] = [saidAtDoor('knock'), saidAtDoor('answer')]
	for (let times = 0; times < 200; times++) {
		sayAtDoor({ type: 'knock', card: identity.card })
		sayAtDoor({ type: 'open', card: evening.host.card })
	}
	await bob.ask('room')
	expect(saidAtDoor('knock') - knocks - 200).toBeLessThan(10)
	expect(saidAtDoor('answer') - answers).toBeLessThan(10)
	expect(await bob.send('sit', { name: 'Bob' })).toMatchObject({ type: 'ack' })
})

test('however many strangers come to stay, a seat finds its way back', async () => {
	vi.useFakeTimers({ toFake: ['Date'] }) // the door opens slowly to those whom it does not know
	evening = await Evening.open('metro')
	const identity = await makeIdentity()
	const bob = await evening.enterGuest('bob', identity)
	await bob.client.send('sit', { name: 'Bob' })
	bob.leave()
	await expect.poll(() => evening.room.here, PATIENCE).toBe(0)
	for (let strangers = 1; strangers <= 36; strangers++) {
		const stranger = await makeIdentity()
		vi.setSystemTime(Date.now() + 1000)
		sayAtDoor({ type: 'knock', card: stranger.card })
		const seat = await evening.stay(stranger)
		seat.write({ session: 'a', frames: [] })
		if (strangers < 32) await expect.poll(() => evening.room.here, PATIENCE).toBe(strangers)
	}
	expect(evening.room.here).toBe(31)
	const back = (await evening.enterGuest('bob', identity)).client
	expect(back.you?.seat).not.toBeNull()
})

test('W61: over the relay the server learns who speaks when, and nothing else', async () => {
	evening = await Evening.open('metro', { hasDirectWays: false })
	const ann = await evening.enterHost()
	const bob = (await evening.enterGuest('bob', await makeIdentity())).client
	await bob.send('sit', { name: 'A name that is in no other place' })
	await bob.until(() => bob.room.seats.length > 0, 'the seat')
	await ann.until(() => ann.room.seats.length > 0, 'the seat')
	const said = asText(evening.signalling.said.map((message) => JSON.stringify(message)))
	expect(said).toContain('-relay')
	for (const secret of ['A name that', 'hello', bob.token, ann.token]) expect(said).not.toContain(secret)
})
